import { type FormValues, sameValues } from '@safar/shared/records/noun/values'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormShape } from '../shape.ts'
import { type Draft, readDrafts, removeDraft } from './draft.ts'

/**
 * Lists the drafts that a form may resume, synced with other tabs. None appears by itself under a form that is being
 * filled in; `look` reads all.
 */
export function useOffers<V extends FormValues>(shape: FormShape<V>, key: string, clean: V) {
  const read = () =>
    readDrafts(shape, key)
      // An address may be missing in one from before forms had it.
      .map((draft) => ({ ...draft, values: { ...clean, ...draft.values } }))
      .filter(({ values }) => !sameValues(shape.noun.fields, values, clean))
  const [offers, setOffers] = useState<readonly Draft<V>[]>(read)
  const onStorage = useEffectEvent(({ key: name }: StorageEvent) => {
    if (name !== null && !name.startsWith(key)) return
    const now = new Map(read().map((draft) => [draft.id, draft]))
    setOffers((shown) => shown.flatMap((draft) => now.get(draft.id) ?? []))
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])

  return {
    offers,
    look: (own: string) => setOffers(read().filter((draft) => draft.id !== own)),
    /** Discards the offered drafts. A form still open in another tab keeps its own. */
    discard: () => {
      for (const draft of offers) removeDraft(shape, key, draft.id)
      setOffers([])
    },
  }
}
