import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'

/** Chromium's message for each blocked script: scripts are off in a preview. */
const NO_SCRIPTS = /frame is sandboxed and the 'allow-scripts' permission is not set/
/** The elements that a preview adds to the page that goes live. */
const ADDED = [
  /<meta name="robots" content="noindex"><link rel="stylesheet" href="\/_astro\/pratinjau\.\w+\.css">/,
  /<p class="pita-pratinjau">[^<]*<\/p>/,
]

test('a preview is to the byte the page that goes live, but for what says that it is one', async ({
  api,
  admin,
}) => {
  // The release at the start may be of older code, which renders no preview.
  await api.published()
  const paket = await api.createPaket()
  const path = `/data_produk/${paket.slug}`
  const nama_paket = `${paket.nama_paket} <b>"Plus"</b>`
  const answer = await admin.post('/api/pratinjau', {
    data: { jenis: 'paket', id: paket.id, data: { nama_paket } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const shown = await admin.get((await answer.json()).data.url)
  expect(shown.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
  const preview = await shown.text()
  for (const added of ADDED) expect(preview).toMatch(added)

  await api.updatePaket(paket.id, { nama_paket })
  const live = await api.served(path, '&lt;b&gt;')
  expect(ADDED.reduce((html, added) => html.replace(added, ''), preview)).toBe(live)
})

test('what was never published is shown by processes that are ready with the published pages', async ({
  api,
  admin,
}) => {
  await api.published()
  const paket = await api.createPaket({ status: 'draf' })
  // The first warms up a process, which then answers the others.
  for (const turn of ['pertama', 'kedua', 'ketiga']) {
    const nama_paket = `${paket.nama_paket} ${turn}`
    const answer = await admin.post('/api/pratinjau', {
      data: { jenis: 'paket', id: paket.id, data: { nama_paket } },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    const { url } = (await answer.json()).data
    expect(await (await admin.get(url)).text()).toContain(nama_paket)
  }
  expect((await admin.get(`/data_produk/${paket.slug}`)).status()).toBe(404)
})

test('the page follows what is typed beside the form, whole and without a script', async ({
  page,
  api,
  expectConsole,
}) => {
  expectConsole(NO_SCRIPTS)
  await page.setViewportSize({ width: 1440, height: 900 })
  const paket = await api.createPaket()
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  const button = page.getByRole('button', { name: 'Pratinjau', exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const frame = page.frameLocator('iframe[data-shown]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(paket.nama_paket)
  await page.getByLabel('Nama paket').fill(`${paket.nama_paket} <i>baru</i>`)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`${paket.nama_paket} <i>baru</i>`)
  await expect(page.getByText('Sesuai isian sekarang')).toBeVisible()
  await expectAccessible(page, 'form with its page')
  const widthInside = () => frame.locator('html').evaluate(() => window.innerWidth)
  expect(await widthInside()).toBe(390)
  await page.getByRole('radio', { name: 'HP' }).press('ArrowRight')
  await expect.poll(widthInside).toBe(1280)
  const shown = await page.locator('iframe[data-shown]').boundingBox()
  const pane = await page.getByRole('region', { name: 'Pratinjau halaman' }).boundingBox()
  expect(shown?.width).toBeLessThanOrEqual(pane?.width ?? 0)
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0) + 1)
  await expectAccessible(page, 'form with its page as on a laptop')
  await page.getByRole('button', { name: 'Tutup pratinjau' }).click()
  await expect(page.getByRole('region', { name: 'Pratinjau halaman' })).toHaveCount(0)
  expect((await api.paket(paket.id)).nama_paket).toBe(paket.nama_paket)
})

test('on a phone the page opens in a tab of its own', async ({ page, api, context, expectConsole }) => {
  expectConsole(NO_SCRIPTS)
  await page.setViewportSize({ width: 360, height: 780 })
  const paket = await api.createPaket()
  await openAsAdmin(page, `/admin/packages/${paket.slug}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Pratinjau', exact: true }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(paket.nama_paket)
  expect(new URL(tab.url()).pathname).toMatch(/^\/pratinjau\/[\w-]{43}$/)
  await expect(tab.getByText(/^Pratinjau, berlaku 24 jam/)).toBeVisible()
})
