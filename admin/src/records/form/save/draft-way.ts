import { hasStates, isStated, mustBeWhole, STATUS, type Status } from '@safar/shared/records/noun/states'
import type { FormValues } from '@safar/shared/records/noun/values'
import type { FormShape } from '../shape.ts'

export const DRAFT: Status = 'draf'

/** Whether what is in the form is a draft, or is to be one. */
export const isDraft = ({ status }: FormValues): boolean => status === DRAFT

/** Whether it is to be read by people, now or on a day. */
export const isForReaders = ({ status }: FormValues): boolean =>
  STATUS.some((known) => known === status && mustBeWhole(known))

/** Whether a record may be kept as a draft: what people read, or will on a day, is no longer one by a slip. */
export function mayBeDraft({ noun }: Pick<FormShape, 'noun'>, record: object | undefined): boolean {
  return hasStates(noun) && !(record && isStated(record) && mustBeWhole(record.status))
}
