import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { feedItems } from '../ask-feed.ts'

/** What is new, for readers and for partners that pass offers on. */
export const GET: APIRoute = async () =>
  rss({
    title: `Paket ${agency.brand}`,
    description: agency.tagline || agency.brand,
    site: agency.siteUrl,
    trailingSlash: false,
    customData: '<language>id</language>',
    items: (await feedItems()).map(({ at, ...item }) => ({
      ...item,
      ...(at > 0 && { pubDate: new Date(at) }),
    })),
  })
