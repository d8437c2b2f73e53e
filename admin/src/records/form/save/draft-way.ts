import { hasStates, isStated, mustBeWhole, STATUS, type Status } from '@safar/shared/records/noun/states'
import type { FormValues } from '@safar/shared/records/noun/values'
import type { FormShape } from '../shape.ts'

export const DRAFT: Status = 'draf'

/** Tells if the form's values are a draft. */
export const isDraft = ({ status }: FormValues): boolean => status === DRAFT

/** Tells if the form's values are to go live, now or on a day. */
export const isForReaders = ({ status }: FormValues): boolean =>
  STATUS.some((known) => known === status && mustBeWhole(known))

/** Tells if a record may be saved as a draft: one that is live or planned must not stop being so by a slip. */
export function mayBeDraft({ noun }: Pick<FormShape, 'noun'>, record: object | undefined): boolean {
  return hasStates(noun) && !(record && isStated(record) && mustBeWhole(record.status))
}
