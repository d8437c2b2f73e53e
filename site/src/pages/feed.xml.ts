import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { feedItems } from '../ask-feed.ts'

/** Serves the RSS feed of new packages and articles. */
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
