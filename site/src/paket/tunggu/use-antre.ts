import { useSyncExternalStore } from 'react'
import { type Antre, antreUntuk, ikutiAntre } from './antre.ts'

/** The place that this tab has in a departure's queue, for every island of its page; null for none, and in the page as it was built. */
export function useAntre(slug: string): Antre | null {
  return useSyncExternalStore(
    ikutiAntre,
    () => antreUntuk(slug),
    () => null,
  )
}
