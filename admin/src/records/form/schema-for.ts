import { draftSchema } from '@safar/shared/records/noun/draft'
import type { Noun } from '@safar/shared/records/noun/field'
import { emptiedErrors, tuntutan } from '@safar/shared/records/noun/siap-dibaca'
import { hasStates, STATUS, statusErrors } from '@safar/shared/records/noun/states'
import type { ZodType } from 'zod'
import type { FormMode } from './mode.ts'

const statusOf = ({ status }: { status?: unknown }) => STATUS.find((each) => each === status)
const drafts = new WeakMap<Noun, ZodType<object>>()

interface Checked {
  noun: Noun
  schemas: Record<FormMode, ZodType<object>>
}

interface Stated {
  status?: unknown
  terbit_pada?: unknown
  turun_pada?: unknown
}

/** Returns the schema for a form's values, by mode and by the state chosen; `clean` is the saved copy, where known. */
export function schemaFor(
  { noun, schemas }: Checked,
  values: Stated,
  mode: FormMode,
  clean?: Stated,
): ZodType<object> {
  const status = statusOf(values)
  if (!status || !hasStates(noun)) return schemas[mode]
  const asked = tuntutan(status, mode === 'edit' && clean ? (statusOf(clean) ?? null) : null)
  if (asked === 'draf') {
    const draft = drafts.get(noun) ?? draftSchema(noun)
    drafts.set(noun, draft)
    return draft
  }
  return asked === 'lengkap' && (mode === 'add' || clean) ? schemas.add : schemas.edit
}

/**
 * Returns errors by field for required values that a change would empty though visitors read them; `sent` and `clean`
 * as the call takes them.
 */
export function takenErrors(
  { noun }: Pick<Checked, 'noun'>,
  sent: Stated,
  clean: Stated,
): Record<string, string[]> {
  const [status, was] = [statusOf(sent), statusOf(clean)]
  const isChange = status && was && tuntutan(status, was) === 'berubah'
  return isChange ? emptiedErrors(noun.fields, clean, sent) : {}
}

/** Returns errors by field on the times of a state; `clean` is the saved copy, whose times may have passed since. */
export function stateErrors(values: Stated, now: Date, clean?: Stated): Record<string, string> {
  const status = statusOf(values)
  const isNew = values.turun_pada && values.turun_pada !== clean?.turun_pada
  if (status !== 'terjadwal' && !(status === 'terbit' && isNew)) return {}
  const errors = statusErrors(
    { status, terbit_pada: String(values.terbit_pada), turun_pada: String(values.turun_pada) },
    now,
  )
  return Object.fromEntries(Object.entries(errors).map(([name, [message = '']]) => [name, message]))
}
