import type { APIRoute, GetStaticPaths } from 'astro'
import { sitemapPart, sitemapParts } from '../ask-sitemap.ts'
import { sitemapXml } from '../seo/xml.ts'

/** Gives the parts of a list of pages that is too long for one file. */
export const getStaticPaths: GetStaticPaths = async () => {
  const parts = await sitemapParts()
  return parts > 1
    ? Array.from({ length: parts }, (_, index) => ({ params: { bagian: String(index + 1) } }))
    : []
}

export const GET: APIRoute = async ({ params }) =>
  new Response(sitemapXml(await sitemapPart(Number(params.bagian))), {
    headers: { 'content-type': 'application/xml' },
  })
