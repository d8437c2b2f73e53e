import { useSyncExternalStore } from 'react'
import { followWaitingPlaces, type WaitingPlace, waitingPlaceFor } from './waiting-place.ts'

/**
 * Returns this tab's place in a departure's waiting list, for every island of its page; null for none, and on the page
 * as built.
 */
export function useWaitingPlace(slug: string): WaitingPlace | null {
  return useSyncExternalStore(
    followWaitingPlaces,
    () => waitingPlaceFor(slug),
    () => null,
  )
}
