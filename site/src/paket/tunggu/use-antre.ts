import { useSyncExternalStore } from 'react'
import { type Antre, antreUntuk, ikutiAntre } from './antre.ts'

/**
 * Returns this tab's place in a departure's waiting list, for every island of its page; null for none, and on the page
 * as built.
 */
export function useAntre(slug: string): Antre | null {
  return useSyncExternalStore(
    ikutiAntre,
    () => antreUntuk(slug),
    () => null,
  )
}
