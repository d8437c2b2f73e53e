import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct, testNode } from '../../tools/setup/product.ts'
import { expect, test } from './api.ts'
import { berkebijakan, guardPages, terbaca } from './naskah-jahat.ts'

test('whatever the settings say of the agency is text on every page and in every file', async ({
  browser,
}) => {
  const jahat = (where: string) =>
    `</script></title></noscript><script>astro-island</script><img src=x onerror=alert(1)>"'\`\u0001&amp;]]><!--fold--> ${where}`
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-agensi-'))
  const { address, stop } = await startProduct(
    dataDir,
    {
      LOG_LEVEL: 'silent',
      AGENCY_BRAND: jahat('merek'),
      AGENCY_COMPANY: jahat('perusahaan'),
      AGENCY_TAGLINE: jahat('semboyan'),
      AGENCY_ADDRESS: jahat('alamat'),
      AGENCY_CITY: jahat('kota'),
      AGENCY_HOURS: jahat('jam'),
      AGENCY_PPIU: jahat('ppiu'),
      AGENCY_PIHK: jahat('pihk'),
      AGENCY_INSTAGRAM: 'https://contoh.test/"onmouseover="alert(1)',
      AGENCY_YOUTUBE: "https://contoh.test/?a='><script>alert(1)</script>",
      AGENCY_LICENCE_CHECK_URL: 'https://contoh.test/#"><img src=x onerror=alert(1)>',
    },
    testNode,
  )
  const context = await browser.newContext({ baseURL: address })
  try {
    const watch = await guardPages(context, address)
    const page = await context.newPage()
    for (const path of [
      '/',
      '/paket',
      '/profile',
      '/daftar',
      '/privasi',
      '/syarat',
      '/kepercayaan',
      '/produk/1',
      '/data_produk/baru',
    ]) {
      berkebijakan(await (await context.request.get(path)).text(), path)
      await page.goto(path)
      await page.mouse.move(5, 5)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const found = await watch.checkPage(page, path)
      expect.soft(found.policies, path).toBe(1)
      expect.soft(await page.title(), path).toContain(terbaca(jahat('merek')))
    }
    await page.goto('/profile')
    const said = terbaca((await page.locator('body').textContent()) ?? '')
    for (const where of ['alamat', 'ppiu', 'pihk']) expect.soft(said).toContain(terbaca(jahat(where)))

    const feed = await page.evaluate(async () => {
      const parsed = new DOMParser().parseFromString(
        await (await fetch('/feed.xml')).text(),
        'application/xml',
      )
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        title: parsed.querySelector('channel > title')?.textContent ?? '',
      }
    })
    expect(feed).toEqual({ error: null, title: `Paket ${terbaca(jahat('merek'))}` })
    const manifest = await (await context.request.get('/site.webmanifest')).json()
    expect(terbaca(manifest.name)).toBe(terbaca(jahat('merek')))
    const docs = await context.request.get('/api/docs')
    expect(await docs.text()).not.toContain('<script')
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await watch.checkPage(page, '/login')
  } finally {
    await context.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
