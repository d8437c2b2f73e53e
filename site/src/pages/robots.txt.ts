import { ADMIN_ROOTS } from '@safar/shared/platform/address/admin-roots'
import type { APIRoute } from 'astro'
import { agency } from '../agency.ts'
import { absoluteUrl } from '../seo/address.ts'

/** The paths closed to search engines: those that staff alone use. */
const CLOSED = [...ADMIN_ROOTS, '/api/']

export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${absoluteUrl(agency.siteUrl, '/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
