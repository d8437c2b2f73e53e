import type { FormValues } from '@safar/shared/records/noun/values'
import type { Base, Stored } from './calls.ts'
import type { Diisikan } from './contoh/contoh.ts'
import type { FormShape } from './shape.ts'

/** What the form starts from. A new start is a new form: inputs are uncontrolled and take values once. */
export interface Start<V extends FormValues = FormValues> {
  id: number
  /** Under which the form keeps what is typed. */
  draftId: string
  values: V
  /** What counts as unchanged. */
  clean: V
  base: Base
  /** The values of that copy, when they are known: without them a conflict is a choice for every field. */
  baseValues: V | null
  /** Set when choices after a conflict are to be saved without another click. */
  saveAtOnce: boolean
  /** What an example filled in, while that can be taken out again. */
  diisikan: Diisikan<V> | null
}

/** What of a start is another one after a conflict, or after the record came back. */
export type Restart<V extends FormValues> = Partial<Omit<Start<V>, 'id'>>

/** The number that others count as well, as a form has it; null where there is none. */
export function countedIn({ counted }: Pick<FormShape, 'counted'>, values: FormValues): number | null {
  const value = counted && values[counted.field]
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}

/** The copy that this record is. */
export function baseOf<R extends Stored>(shape: FormShape<FormValues, R>, record: R): Base {
  return { at: record.updated_at, counted: countedIn(shape, shape.valuesOf(record)) }
}
