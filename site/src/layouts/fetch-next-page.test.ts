import { expect, test } from 'vitest'
import { NEXT_PAGE_RULES } from './fetch-next-page.ts'

interface Rules {
  prefetch: [{ where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }]
}

const HOST = 'https://safar.test'
const matches = (pattern: string, path: string) => new URLPattern(pattern, HOST).test(HOST + path)

/** Tells as a browser does if the page of a link may be fetched ahead. */
function mayFetch(path: string): boolean {
  const { prefetch }: Rules = JSON.parse(NEXT_PAGE_RULES)
  const [pages, { not }] = prefetch[0].where.and
  return matches(pages.href_matches, path) && !not.href_matches.some((pattern) => matches(pattern, path))
}

test('pages of the site are fetched ahead, and nothing of the office, the API or a file is', () => {
  for (const path of ['/', '/paket', '/paket?kota=jakarta', '/data_produk/umrah-juni#hitung', '/loginku'])
    expect([path, mayFetch(path)]).toEqual([path, true])
  for (const path of [
    '/login',
    '/admin/dashboard?q=1',
    '/api/paket/1',
    '/storage/img_uploads/a',
    '/feed.xml',
  ])
    expect([path, mayFetch(path)]).toEqual([path, false])
})
