import { type LivePaket, readLivePaket } from '@safar/shared/content/paket/live'
import { onceAtRest } from '../../islands/at-rest.ts'
import { wakeIslands } from '../../islands/wake-islands.ts'
import { waitingPlaceFor } from '../tunggu/waiting-place.ts'
import { fetchPaketAnswer } from './paket-answer.ts'

/** Serialises what the page was built with into an attribute for `tanyaHidup`. */
export const tandaHidup = (paket: LivePaket, apiHost: string): string => JSON.stringify([paket, apiHost])

/** Tells if the API has other seats or prices by now; false without an answer. */
export async function isLain(tanda: string): Promise<boolean> {
  const [built, apiHost]: [LivePaket, string] = JSON.parse(tanda)
  try {
    const fresh = readLivePaket(await fetchPaketAnswer(built.slug, apiHost), built)
    return fresh !== null && JSON.stringify(fresh) !== JSON.stringify(built)
  } catch {
    return false
  }
}

/** Tells if this tab is in the departure's waiting list: the page as built invites it to join. */
export function isMengantre(tanda: string): boolean {
  const [{ slug }]: [LivePaket] = JSON.parse(tanda)
  return waitingPlaceFor(slug) !== null
}

/**
 * Asks once the page rests if seats and prices are still those of the build. Only if they differ, or if this tab is in
 * the waiting list, do the islands hydrate for somebody who touches nothing.
 */
export function tanyaHidup(tanda: string): void {
  onceAtRest(async () => {
    if (isMengantre(tanda) || (await isLain(tanda))) wakeIslands()
  })
}
