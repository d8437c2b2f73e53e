import type { FormErrors } from '@mantine/form'
import type { FormValues } from '@safar/shared/records/noun/values'
import type { FormMode } from './mode.ts'
import { sectionOf } from './paths.ts'
import type { FormShape } from './shape.ts'
import { type Readiness, readinessOf } from './terbitan/missing.ts'
import { validateValues } from './validate.ts'
import { isBlankRow, rowsOf } from './values.ts'

/** The findings about the form's current values. */
export interface Findings {
  /** Contradictions that are pointed out and not refused, by path. */
  warnings: Record<string, string>
  /** The sections that would be accepted as they stand, shown errors or not. */
  complete: Record<string, boolean>
  /** The completeness of the record before it may go live. */
  readiness: Readiness
}

/** The state of a form beside its values, which are subscribed to apart, as they change at each key. */
export interface FormState extends Findings {
  /** Messages shown beside fields, by path. */
  errors: FormErrors
  /** True once somebody asked for what only a whole record can be; until then nothing in the form is red. */
  refused: boolean
  /** Fields whose picture is on its way. */
  uploading: readonly string[]
  /** The words in the form's live region. */
  announcement: string
}

/** Derives warnings, complete sections and readiness from the values alone; recomputed once typing stops. */
export function findingsOf(
  shape: FormShape,
  values: FormValues,
  mode: FormMode,
  clean: FormValues,
): Findings {
  const refused = Object.keys(validateValues(shape, values, 'add')).map((path) => sectionOf(shape, path))
  const complete = shape.sections.map(({ id, fields }) => [
    id,
    !refused.includes(id) && !fields.every((name) => liesEmpty(shape, values, name)),
  ])
  return {
    warnings: shape.warnings?.(values) ?? {},
    complete: Object.fromEntries(complete),
    readiness: readinessOf(shape, values, mode, clean),
  }
}

/** Tells if a field is empty: a section that may be left so is not complete by that. */
function liesEmpty({ noun }: FormShape, values: FormValues, name: string): boolean {
  const field = noun.fields[name]
  if (field?.kind !== 'list') return values[name] === ''
  return rowsOf(values, name).every((row) => isBlankRow(field.row, row))
}
