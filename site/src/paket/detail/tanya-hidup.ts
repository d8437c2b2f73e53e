import { type LivePaket, readLivePaket } from '@safar/shared/content/paket/live'
import { onceAtRest } from '../../islands/at-rest.ts'
import { bangunkan } from '../../islands/bangun.ts'
import { antreUntuk } from '../tunggu/antre.ts'
import { fetchPaketAnswer } from './paket-answer.ts'

/** What the page was built with, as an element of it carries that to `tanyaHidup`. */
export const tandaHidup = (paket: LivePaket, apiHost: string): string => JSON.stringify([paket, apiHost])

/** Whether the API has other seats or prices by now; not without an answer. */
export async function isLain(tanda: string): Promise<boolean> {
  const [built, apiHost]: [LivePaket, string] = JSON.parse(tanda)
  try {
    const fresh = readLivePaket(await fetchPaketAnswer(built.slug, apiHost), built)
    return fresh !== null && JSON.stringify(fresh) !== JSON.stringify(built)
  } catch {
    return false
  }
}

/** Whether this tab stands in the departure's queue: the page as it was built invites it to join. */
export function isMengantre(tanda: string): boolean {
  const [{ slug }]: [LivePaket] = JSON.parse(tanda)
  return antreUntuk(slug) !== null
}

/**
 * Asks once the page rests whether seats and prices are still what they were when it was built. Only where they are others, or where this
 * tab queues for the departure, do its islands come alive for somebody who touches nothing.
 */
export function tanyaHidup(tanda: string): void {
  onceAtRest(async () => {
    if (isMengantre(tanda) || (await isLain(tanda))) bangunkan()
  })
}
