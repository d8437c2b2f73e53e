import type { FormValues } from '@safar/shared/records/noun/values'
import type { Base, Stored } from './calls.ts'
import type { Diisikan } from './contoh/contoh.ts'
import type { FormShape } from './shape.ts'

/** The start of a form. A new start makes a new form: inputs are uncontrolled and take their values once. */
export interface Start<V extends FormValues = FormValues> {
  id: number
  /** The id of the form's draft. */
  draftId: string
  values: V
  /** The values that count as unchanged. */
  clean: V
  base: Base
  /** The values of that copy, when they are known: without them a conflict is a choice for every field. */
  baseValues: V | null
  /** True if the choices after a conflict are saved without another click. */
  saveAtOnce: boolean
  /** The example that was filled in, while it can be taken out again. */
  diisikan: Diisikan<V> | null
}

/** The part of a start that changes after a conflict, or after the record was restored. */
export type Restart<V extends FormValues> = Partial<Omit<Start<V>, 'id'>>

/** Returns the counted number of a form's values; null where there is none. */
export function countedIn({ counted }: Pick<FormShape, 'counted'>, values: FormValues): number | null {
  const value = counted && values[counted.field]
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}

/** Returns a record as the base of the optimistic lock. */
export function baseOf<R extends Stored>(shape: FormShape<FormValues, R>, record: R): Base {
  return { at: record.updated_at, counted: countedIn(shape, shape.valuesOf(record)) }
}
