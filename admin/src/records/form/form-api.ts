import type { FormValues } from '@safar/shared/records/noun/values'
import type { FormHandle } from './handle.ts'
import type { FormMode } from './mode.ts'
import type { FormShape } from './shape.ts'
import type { FormState } from './state.ts'

/** The form's handle for fields and lists: one object for its life, so that it triggers no render. */
export interface FormApi<V extends FormValues = FormValues> extends FormHandle<V> {
  shape: FormShape
  mode: FormMode
  /** The id of the record that is edited; none where a new one is added. */
  recordId: number | undefined
  getState(): FormState
  /** Subscribes to the state. */
  onState(listener: () => void): () => void
  /** Calls whenever a value changed: at each key, so that few should listen. */
  onValues(listener: () => void): () => void
  isDirty(): boolean
  setErrors(errors: Record<string, string>, fromServer: boolean): void
  /** Validates a field that lost the focus, when something was typed into it. */
  fieldLeft(path: string): void
  /** Validates all; gives what is refused in the page's order of fields. */
  validate(): string[]
  /** Registers a list that folds its rows, by the function that unfolds one. */
  onReveal(list: string, reveal: (index: number) => void): () => void
  setUploading(field: string, uploading: boolean): void
}
