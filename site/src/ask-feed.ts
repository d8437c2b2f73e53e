import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { paketState } from '@safar/shared/content/paket/rules'
import { recordPath } from '@safar/shared/platform/address/record'
import { type ArtikelTerbit, listArtikel, summaryOf } from './artikel/list-artikel.ts'
import { listPaket } from './paket/list-paket.ts'
import { question } from './question.ts'
import { descriptionOf } from './seo/json-ld.ts'
import { today } from './today.ts'

const MAX_ITEMS = 50

interface FeedItem {
  title: string
  link: string
  description: string
  categories: string[]
  /** The time of publishing in milliseconds since 1970; 0 where the host gives none or an invalid one. */
  at: number
}

const timeOf = (time: string) => Math.max(0, Date.parse(time) || 0)

const paketItem = (paket: Paket): FeedItem => ({
  title: paket.nama_paket,
  link: recordPath('paket', paket.slug),
  description: descriptionOf(paket),
  categories: [paket.tipe_paket],
  at: timeOf(paket.created_at),
})

const artikelItem = (artikel: ArtikelTerbit): FeedItem => ({
  title: artikel.judul,
  link: recordPath('artikel', artikel.slug),
  description: summaryOf(artikel),
  categories: artikel.kategori === '' ? [] : [artikel.kategori],
  at: timeOf(artikel.terbit_pada),
})

/** Asks for the newest packages on sale and articles; of equal age, packages come first, in the order of every list. */
export const feedItems = question('feed', async (): Promise<FeedItem[]> => {
  const open = (await listPaket()).filter((paket) => paketState(paket, today) === 'terbuka')
  const newest = (list: FeedItem[]) => list.sort((a, b) => b.at - a.at).slice(0, MAX_ITEMS)
  // Only the newest of thousands are described: a description is parsed from a text.
  const paket = open.toSorted((a, b) => timeOf(b.created_at) - timeOf(a.created_at)).slice(0, MAX_ITEMS)
  const artikel = (await listArtikel()).slice(0, MAX_ITEMS)
  return newest([...paket.map(paketItem), ...artikel.map(artikelItem)])
})
