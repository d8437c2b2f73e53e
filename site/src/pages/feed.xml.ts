import rss from '@astrojs/rss'
import { recordPath } from '@safar/shared/address/record'
import { paketState } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { type ArtikelTerbit, listArtikel, summaryOf } from '../artikel/list-artikel.ts'
import { listPaket } from '../paket/list-paket.ts'
import { descriptionOf } from '../seo/json-ld.ts'
import { today } from '../today.ts'

const MAX_ITEMS = 50

/** Packages on sale and articles, for readers and for partners that pass offers on. */
export const GET: APIRoute = async () => {
  const open = (await listPaket()).filter((paket) => paketState(paket, today) === 'terbuka')
  const articles = await listArtikel()
  return rss({
    title: `Paket ${agency.brand}`,
    description: agency.tagline || agency.brand,
    site: agency.siteUrl,
    trailingSlash: false,
    customData: '<language>id</language>',
    items: [...open.slice(0, MAX_ITEMS).map(paketItem), ...articles.slice(0, MAX_ITEMS).map(artikelItem)],
  })
}

const paketItem = (paket: Paket) => ({
  title: paket.nama_paket,
  link: recordPath('paket', paket.slug),
  description: descriptionOf(paket),
  categories: [paket.tipe_paket],
  ...published(paket.created_at),
})

const artikelItem = (artikel: ArtikelTerbit) => ({
  title: artikel.judul,
  link: recordPath('artikel', artikel.slug),
  description: summaryOf(artikel),
  categories: artikel.kategori === '' ? [] : [artikel.kategori],
  ...published(artikel.terbit_pada),
})

/** Hosts that keep no times give none, or something that is no time. */
const published = (time: string) => (Date.parse(time) > 0 ? { pubDate: new Date(time) } : {})
