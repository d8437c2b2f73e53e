import { gambarSize } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { hasWordmark } from '@safar/shared/platform/merek'
import { WARNA } from '@safar/shared/platform/warna'
import type { APIRoute } from 'astro'
import { agency, apiHost } from '../agency.ts'

const ICONS = [
  { src: '/logo/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/logo/favicon-180.png', sizes: '180x180', type: 'image/png' },
  { src: '/logo/favicon-512.png', sizes: '512x512', type: 'image/png' },
]
const size = gambarSize(agency.logo)
const own = size
  ? [{ src: gambarUrl(agency.logo, apiHost), sizes: `${size.width}x${size.height}`, type: 'image/webp' }]
  : []
const icons = hasWordmark(agency) ? ICONS : own

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: agency.brand,
      short_name: agency.brand,
      description: agency.tagline,
      lang: 'id',
      start_url: '/',
      display: 'browser',
      theme_color: WARNA.e900,
      background_color: WARNA.ivory,
      icons,
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  )
