import { expect, siteIsCurrent, test } from './api.ts'
import { firstPaket, sitemap } from './site-pages.ts'

test.beforeAll(({ admin }) => siteIsCurrent(admin))

test("a small phone shows the first package's price without scrolling, clear of the chat button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/umroh', '/haji']) {
    await page.goto(path)
    const card = page.getByRole('main').getByRole('article').first()
    const chat = await page.getByRole('link', { name: /^Chat Kami/ }).boundingBox()
    for (const words of [card.getByText(/^(Rp|USD)\s[\d.]+$/), card.getByText('DOUBLE')]) {
      await expect(words, path).toBeInViewport({ ratio: 1 })
      const box = await words.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThan(chat?.y ?? 0)
    }
  }
})

test('no browser darkens a page of light colours by itself', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 238)')
})

test("a page left for the office, the API's pages or a file ends without an error", async ({ page }) => {
  for (const path of ['/login', '/api/docs', '/feed.xml']) {
    await page.goto('/')
    await page.evaluate((href) => {
      document.body.append(
        Object.assign(document.createElement('a'), { href, textContent: 'Keluar dari situs' }),
      )
    }, path)
    await page.getByRole('link', { name: 'Keluar dari situs' }).click()
    await expect(page).toHaveURL(path)
  }
})

test('a page is fetched once a mouse presses upon its link, not before, and shown from there', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('script[type=speculationrules]')).toBeAttached()
  const fetched: string[] = []
  const devTools = await page.context().newCDPSession(page)
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    fetched.push(`${status} ${new URL(prefetchUrl).pathname}`),
  )
  await devTools.send('Preload.enable')
  await page.getByRole('navigation').getByRole('link', { name: 'Umroh', exact: true }).first().hover()
  // Nothing tells that nothing comes: a browser that goes by a mouse at rest asks within a fifth of a second.
  await page.waitForTimeout(500)
  expect(fetched).toEqual([])
  await page.mouse.down()
  await expect.poll(() => fetched).toContain('Ready /umroh')
  await page.mouse.up()
  await expect(page).toHaveURL('/umroh')
  const deliveries = () =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType'))
  expect(await page.evaluate(deliveries)).toEqual(['navigational-prefetch'])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a finger that comes down on a link to scroll fetches no page', async ({ page }) => {
    await page.goto('/umroh')
    const devTools = await page.context().newCDPSession(page)
    const fetched: string[] = []
    devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(prefetchUrl))
    await devTools.send('Preload.enable')
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints: at })
    const before = await page.evaluate(() => scrollY)
    await touch('touchStart', { x: x + 5, y: y + 5 })
    for (const by of [20, 60, 100]) await touch('touchMove', { x: x + 5, y: y + 5 - by })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    // As with a mouse above, nothing tells that nothing comes.
    await page.waitForTimeout(500)
    expect(fetched).toEqual([])
  })
})

test('no link, picture or anchor of the site is broken', { tag: '@host' }, async ({ request, baseURL }) => {
  const seen = new Map<string, number>()
  const fragments: { from: string; path: string; id: string }[] = []
  const html = new Map<string, string>()
  const told = await sitemap(request)
  const queue = [...told]
  while (queue.length > 0) {
    const path = queue.pop() ?? '/'
    if (seen.has(path)) continue
    const response = await request.get(path)
    seen.set(path, response.status())
    if (!response.headers()['content-type']?.includes('text/html')) continue
    const body = await response.text()
    html.set(path, body)
    for (const [, address = ''] of body.matchAll(/(?:href|src)="([^"]+)"/gi)) {
      const url = new URL(address.replaceAll('&amp;', '&'), `${baseURL}${path}`)
      if (url.origin !== baseURL || url.pathname.startsWith('/api/')) continue
      // A family's choice is in the hash (`#hitung?…`, `#kamar=…`): the page reads it, nothing is scrolled to.
      if (url.hash && url.hash !== '#' && !/^#(hitung\?|kamar=)/.test(url.hash)) {
        fragments.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) })
      }
      queue.push(url.pathname)
    }
  }
  const broken = [...seen].filter(([, status]) => status >= 400)
  expect(broken).toEqual([])
  const lost = fragments.filter(({ path, id }) => !html.get(path)?.includes(`id="${id}"`))
  expect(lost).toEqual([])
  expect([...html.keys()]).toEqual(expect.arrayContaining(told))
})

test('links alone lead from home to every page that search engines are told of, with and without the menu', async ({
  request,
  baseURL,
}) => {
  const told = await sitemap(request)
  const pages = new Map<string, string>()
  const reach = async (part: (html: string) => string): Promise<string[]> => {
    const seen = new Set(['/'])
    for (const path of seen) {
      const html = pages.get(path) ?? (await (await request.get(path)).text())
      pages.set(path, html)
      for (const [, address = ''] of part(html).matchAll(/<a\b[^>]*\bhref="([^"]+)"/gi)) {
        const { origin, pathname } = new URL(address.replaceAll('&amp;', '&'), `${baseURL}${path}`)
        if (origin === baseURL && told.includes(pathname)) seen.add(pathname)
      }
    }
    return told.filter((path) => !seen.has(path))
  }
  expect(await reach((html) => html)).toEqual([])
  // A laptop shows the menu's links in the header alone.
  expect(await reach((html) => html.replace(/<nav\b[^>]*id="?menu\b[\s\S]*?<\/nav>/, ''))).toEqual([])
})

test('pages keep their title, price and links with scripts off', { tag: '@host' }, async ({
  browser,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/status of 404/)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveTitle(/ \| Safar$/)
  await expect(page.getByRole('link', { name: 'Lihat Detail' }).first()).toBeVisible()
  await page.goto(await firstPaket(page.request))
  await expect(page).toHaveTitle('Paket Umroh dan Haji | Safar')
  await expect(page.getByRole('region', { name: 'Penawaran' })).toContainText(/Rp|USD/)
  await page.goto('/data_produk/tidak-ada')
  await expect(page.getByRole('heading', { name: 'Paket yang anda tuju tidak tersedia' })).toBeVisible()
  await expect(page.getByText('LOADING')).toBeHidden()
  await page.getByRole('link', { name: 'Lihat semua paket' }).click()
  await expect(page).toHaveURL(/\/paket$/)
  await context.close()
})

test('a package that is not there is said so, with a way on', { tag: '@host' }, async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/)
  await page.goto('/data_produk/tidak-ada')
  await expect(page.getByRole('heading', { name: 'Paket yang anda tuju tidak tersedia' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua paket' }).click()
  await expect(page).toHaveURL(/\/paket$/)
})

test('the static page keeps its price when the API is away, and takes fresh seats when it is there', {
  tag: '@host',
}, async ({ intercept, page, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/)
  const path = await firstPaket(page.request)
  await intercept('**/api/paket/*', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/paket/'))
  await page.goto(path)
  await refused
  const offer = page.getByRole('region', { name: 'Penawaran' })
  const built = await offer.textContent()
  await page.context().unroute('**/api/paket/*')
  await intercept('**/api/paket/*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...answer.data, sisa_pax: 3 } } })
  })
  await page.reload()
  await expect(offer).toContainText('Sisa 3 dari')
  expect(built).toMatch(/Mulai Dari.*\/ pax/s)
})
