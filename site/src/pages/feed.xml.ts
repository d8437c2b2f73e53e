import rss from '@astrojs/rss'
import { recordPath } from '@safar/shared/address/record'
import { paketState } from '@safar/shared/paket/rules'
import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { listPaket } from '../paket/list-paket.ts'
import { descriptionOf } from '../seo/json-ld.ts'
import { today } from '../today.ts'

const MAX_ITEMS = 50

/** Packages on sale, for readers and for partners that pass offers on. */
export const GET: APIRoute = async () => {
  const open = (await listPaket()).filter((paket) => paketState(paket, today) === 'terbuka')
  return rss({
    title: `Paket ${agency.brand}`,
    description: agency.tagline || agency.brand,
    site: agency.siteUrl,
    trailingSlash: false,
    customData: '<language>id</language>',
    items: open.slice(0, MAX_ITEMS).map((paket) => ({
      title: paket.nama_paket,
      link: recordPath('paket', paket.slug),
      description: descriptionOf(paket),
      categories: [paket.tipe_paket],
      // Hosts that keep no times give none, or something that is no time.
      ...(Date.parse(paket.created_at) > 0 && { pubDate: new Date(paket.created_at) }),
    })),
  })
}
