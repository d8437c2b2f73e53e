import type { Artikel } from '@safar/shared/content/artikel/artikel'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import type { AlamatLama } from '@safar/shared/records/noun/alamat-lama'
import { MAX_PAKET_CARDS } from '../paket/list-paket.ts'

/**
 * Returns the packages below an article, in the order in which staff named them, without deleted and departed ones; if
 * none is left, the next that can be booked. `list` is in the order of every list, `lama` maps former slugs to those of
 * now.
 */
export function relatedPaket(
  { paket_terkait }: Pick<Artikel, 'paket_terkait'>,
  list: readonly Paket[],
  today: string,
  lama: readonly Pick<AlamatLama, 'lama' | 'baru'>[] = [],
): { isChosen: boolean; list: Paket[] } {
  const chosen = paket_terkait.flatMap((named) => {
    const slug = lama.find((each) => each.lama === named)?.baru ?? named
    const paket = list.find((each) => each.slug === slug)
    return paket && paketState(paket, today) !== 'berangkat' ? [paket] : []
  })
  if (chosen.length > 0) return { isChosen: true, list: chosen.slice(0, MAX_PAKET_CARDS) }
  return { isChosen: false, list: firstOpen(list, today) }
}

/**
 * Returns the first bookable packages of a sorted list, without looking at all of it: each article asks, of thousands.
 */
function firstOpen(list: readonly Paket[], today: string): Paket[] {
  const open: Paket[] = []
  for (const paket of list) {
    if (paketState(paket, today) !== 'terbuka') continue
    if (open.push(paket) === MAX_PAKET_CARDS) break
  }
  return open
}
