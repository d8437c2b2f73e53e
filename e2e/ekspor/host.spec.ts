import { expect, siteIsCurrent, test } from '../journeys/api.ts'
import { sitemap, sitePages, UNTOLD } from '../journeys/site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

/** The headers of every page of the site, on any host. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

test('every page is answered with its headers and as its compressed copy, which says the same', async ({
  request,
}) => {
  for (const path of await sitemap(request)) {
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
    expect.soft(plain.headers(), path).toMatchObject(PAGE_HEADERS)
    expect.soft(plain.headers()['content-encoding'], path).toBeUndefined()
    for (const encoding of ['br', 'gzip']) {
      const answer = await request.get(path, { headers: { 'accept-encoding': encoding } })
      expect.soft(answer.headers()['content-encoding'], path).toBe(encoding)
      expect.soft(await answer.text(), path).toBe(await plain.text())
    }
  }
})

test('assets are kept for a year, pictures for a day, and pages are asked for again by their tag', async ({
  request,
}) => {
  const home = await request.get('/')
  const { etag = '' } = home.headers()
  expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304)
  const html = await home.text()
  for (const [pattern, kept] of [
    [/"(\/_astro\/[^"]+)"/g, 'public, max-age=31536000, immutable'],
    [/"(\/gambar\/[^" ]+)"/g, 'public, max-age=86400, stale-while-revalidate=604800'],
  ] as const) {
    const found = [...html.matchAll(pattern)].map(([, path = '']) => path)
    expect(found.length).toBeGreaterThan(0)
    for (const path of found) {
      const answer = await request.get(path)
      expect.soft(answer.status(), path).toBe(200)
      expect.soft(answer.headers()['cache-control'], path).toBe(kept)
    }
  }
})

test('an address that leads nowhere is a 404 with a page, and the rules themselves are nobody’s page', async ({
  request,
}) => {
  for (const path of [
    '/halaman-yang-tidak-ada',
    '/umroh/lain',
    '/_astro/hilang.js',
    '/_headers',
    '/_redirects',
  ]) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(answer.headers(), path).toMatchObject(PAGE_HEADERS)
    expect.soft(await answer.text(), path).toContain('</html>')
  }
})

test('every page comes to life under the headers of its host', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  for (const path of [...(await sitePages(page.request)), ...UNTOLD]) {
    await page.goto(path)
    await page.mouse.move(5, 5)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeAttached()
    await expect.soft(page.locator('astro-island[ssr][client="calm"]'), path).toHaveCount(0)
  }
})

test('every address of the office leads to its login', async ({ page }) => {
  for (const path of ['/login', '/auth/login', '/admin/dashboard', '/admin/packages/umrah', '/user/home']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    expect(await answer?.headerValue('content-security-policy'), path).toContain("frame-ancestors 'none'")
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  }
})
