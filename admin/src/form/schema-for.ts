import { draftSchema } from '@safar/shared/noun/draft'
import type { Noun } from '@safar/shared/noun/field'
import { hasStates, mustBeWhole, STATUS, statusErrors } from '@safar/shared/noun/states'
import type { FormValues } from '@safar/shared/noun/values'
import type { ZodType } from 'zod'
import type { FormMode } from './mode.ts'

const statusOf = ({ status }: { status?: unknown }) => STATUS.find((each) => each === status)
const drafts = new WeakMap<Noun, ZodType<object>>()

interface Checked {
  noun: Noun
  schemas: Record<FormMode, ZodType<object>>
}

/** What a form's values are checked by: a draft may have holes, which are asked for before people read it. */
export function schemaFor(
  { noun, schemas }: Checked,
  values: { status?: unknown; kosong?: unknown },
  mode: FormMode,
): ZodType<object> {
  const status = statusOf(values)
  if (!status || !hasStates(noun)) return schemas[mode]
  if (mustBeWhole(status)) return values.kosong ? schemas.add : schemas[mode]
  const draft = drafts.get(noun) ?? draftSchema(noun)
  drafts.set(noun, draft)
  return draft
}

/** Messages about the times of a state, by field. */
export function stateErrors(values: FormValues, now: Date): Record<string, string> {
  const status = statusOf(values)
  if (status !== 'terjadwal') return {}
  const errors = statusErrors(
    { status, terbit_pada: String(values.terbit_pada), turun_pada: String(values.turun_pada) },
    now,
  )
  return Object.fromEntries(Object.entries(errors).map(([name, [message = '']]) => [name, message]))
}
