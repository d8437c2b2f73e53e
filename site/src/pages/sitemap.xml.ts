import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { sitemapPart, sitemapParts } from '../ask-sitemap.ts'
import { absoluteUrl } from '../seo/address.ts'
import { sitemapIndexXml, sitemapXml } from '../seo/xml.ts'

/** Serves the sitemap, or the index of its parts. */
export const GET: APIRoute = async () => {
  const parts = await sitemapParts()
  const xml =
    parts > 1
      ? sitemapIndexXml(
          Array.from({ length: parts }, (_, index) =>
            absoluteUrl(agency.siteUrl, `/sitemap-${index + 1}.xml`),
          ),
        )
      : sitemapXml(await sitemapPart(1))
  return new Response(xml, { headers: { 'content-type': 'application/xml' } })
}
