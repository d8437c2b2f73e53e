import { ApiError } from '@safar/shared/platform/http/errors'
import { createSendingKey } from '@safar/shared/platform/http/sending-key'
import type { FormValues } from '@safar/shared/records/noun/values'
import { useState } from 'react'
import type { Question } from '../../../platform/ui/question-dialog.tsx'
import type { Base, Stored } from '../calls.ts'
import { pageStorage } from '../draft/page-storage.ts'
import type { FormMode } from '../mode.ts'
import { useInvalidateBesideForm } from '../record.queries.ts'
import type { FormShape } from '../shape.ts'
import { toInput } from '../values.ts'

/** Returns the calls that save a form: as a new record, or into the one of this id, which was `before`. */
export function useSaveCalls<V extends FormValues, R extends Stored>(
  shape: FormShape<V, R>,
  id: number | undefined,
  before: V | null,
  onSaved?: (saved: R) => void,
) {
  const invalidate = useInvalidateBesideForm(shape)
  /** The idempotency key, so that saving again after a lost answer makes no second record. */
  const [sending] = useState(() =>
    createSendingKey(
      // The key's fingerprint would reveal a private noun's few possible values.
      () => (shape.noun.draftsInBrowser ? window.sessionStorage : pageStorage),
      `safar-${shape.noun.name}-kunci`,
    ),
  )
  const inputOf = (values: V) => toInput(shape.noun.fields, values).input

  const create = async (values: V): Promise<R> => {
    const input = inputOf(values)
    const made = await shape.calls.create(input, sending.keyFor(JSON.stringify(input)))
    sending.forget()
    void invalidate()
    return made
  }
  const update = async (recordId: number, values: V, base: Base): Promise<R> => {
    const saved = await shape.calls.update(recordId, inputOf(values), base)
    onSaved?.(saved)
    void invalidate()
    return saved
  }
  /** Returns the question to ask before a save. A refused call asks nothing: the save itself reports what is wrong. */
  const ask = async (values: V, as: FormMode): Promise<Question | null> => {
    try {
      return (
        (await shape.ask?.(values, as === 'edit' ? id : undefined, as === 'edit' ? before : null)) ?? null
      )
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  }
  return {
    ask,
    create,
    update: id === undefined ? undefined : (values: V, base: Base) => update(id, values, base),
  }
}
