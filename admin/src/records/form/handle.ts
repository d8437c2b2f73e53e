import type { FormRow, FormValues } from '@safar/shared/records/noun/values'

/** The operations on a form's values from outside of its fields. Paths read `hotels.0.lokasi`. */
export interface FormHandle<V extends FormValues = FormValues> {
  getValues(): V
  setValue(path: string, value: string | number): void
  /** Sets a value and shows it in its field, which a field that is typed into keeps to itself otherwise. */
  fill(path: string, value: string): void
  setError(path: string, message: string): void
  /** Puts rows before the one at `index`, as many as the list has room for; a blank one where none are given. */
  insert(list: string, index: number, rows?: readonly FormRow[]): void
  /** Takes a row away, never the last one. */
  remove(list: string, index: number): void
  move(list: string, from: number, to: number): void
  /** Focuses a field, unfolding the entry that holds it. */
  focus(path: string): void
  /** Announces words in the form's live region. */
  announce(words: string): void
}
