import type { FormValues } from '@safar/shared/records/noun/values'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormShape } from '../shape.ts'
import { countedIn, type Restart, type Start } from '../start.ts'
import { type Draft, newDraftId, tabId, takeDraft } from './draft.ts'
import { useOffers } from './use-offers.ts'

interface Opened<V extends FormValues> {
  /** The key of this account's drafts of this record. */
  key: string
  /** The values that count as unchanged. */
  clean: V
  /** `updated_at` of the copy on the page; empty for a new record. */
  at: string
}

/** Chooses a form's start: the record, or a draft of it, resumed at once after a session ended and else on demand. */
export function useStart<V extends FormValues>(shape: FormShape<V>, { key, clean, at }: Opened<V>) {
  const base = { at, counted: countedIn(shape, clean) }
  const { offers, look, discard } = useOffers(shape, key, clean)
  const [resumed] = useState(() => offers.find((draft) => draft.resume && draft.tab === tabId()))
  /**
   * Returns the base of a draft: the version that it was written over, whose values are known if that is the one on the
   * page.
   */
  const from = (draft: Draft<V> | undefined) =>
    draft && draft.base !== base.at
      ? { base: { at: draft.base, counted: draft.counted ?? null }, baseValues: null }
      : { base, baseValues: clean }
  const [start, setStart] = useState<Start<V>>(() => ({
    id: 0,
    draftId: newDraftId(),
    values: resumed?.values ?? clean,
    clean,
    ...from(resumed),
    saveAtOnce: false,
    diisikan: null,
  }))
  const restart = (next: Restart<V>) =>
    setStart((now) => ({ ...now, saveAtOnce: false, ...next, id: now.id + 1 }))

  const onStart = useEffectEvent((draftId: string) => {
    if (resumed && start.id === 0) takeDraft(shape, key, resumed, draftId)
    // The draft that another one replaced in the form is offered like any other.
    if (resumed || start.id > 0) look(draftId)
  })
  useEffect(() => onStart(start.draftId), [start.draftId])

  const restore = (draft: Draft<V>) => {
    const draftId = newDraftId()
    takeDraft(shape, key, draft, draftId)
    restart({ draftId, values: draft.values, diisikan: null, ...from(draft) })
  }
  return { start, restart, offers, restore, discard, resumed: start.id === 0 ? resumed : undefined }
}
