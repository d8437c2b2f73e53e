import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { cutOff } from './halaman-terbaca.ts'

const NAMES = [/Siti Maryam Azzahra/, /Peserta 2/] as const

/** A guide's phone that opened the group, and can do so without a network from then on. */
async function openPhone(context: BrowserContext, tautan: string): Promise<Page> {
  const page = await context.newPage()
  // A cheap phone is slow to store: what it says to wait is stored by then.
  await page.addInitScript(() => {
    const seal = SubtleCrypto.prototype.encrypt
    SubtleCrypto.prototype.encrypt = async function encrypt(...given) {
      await new Promise((resolve) => setTimeout(resolve, 400))
      return seal.apply(this, given)
    }
  })
  await page.goto(tautan)
  await expect(page.getByText(/^Tersambung/)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/rombongan'))?.status)).toBe(200)
  return page
}
/** The size of all files that a phone keeps of the page, unpacked. */
const keptBytes = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
    )
    const sizes = await Promise.all(kept.flat().map(async (file) => (await file.blob()).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  })
const isHere = (page: Page, name: RegExp) => page.getByRole('button', { name }).getAttribute('aria-pressed')

test('two guides call the roll without a network, nothing of it is lost, and an ended link wipes their phones', async ({
  browser,
  admin,
  api,
}) => {
  const id = await api.createPemesanan()
  const step = (status: string) => admin.post(`/api/pemesanan/${id}/status`, { data: { status } })
  expect((await step('sebagian')).status()).toBe(200)
  const { paket_id } = await api.read(`/api/pemesanan/${id}`)
  const path = `/api/keberangkatan/${paket_id}/rombongan`
  const { tautan } = (await (await admin.post(path, { data: { untuk: 'Uji' } })).json()).data

  const viewport = { width: 320, height: 720 }
  const contexts = [await browser.newContext({ viewport }), await browser.newContext({ viewport })]
  const [one, two] = await Promise.all(contexts.map((context) => openPhone(context, tautan)))
  if (!one || !two) throw new Error('two phones were opened')
  expect(await keptBytes(one)).toBeLessThan(100 * 1024)
  await one.getByRole('button', { name: 'Naik bus' }).click()
  await expect(one.getByRole('combobox', { name: 'Perhentian' })).toContainText('Naik bus')
  await expect(one.locator('[data-antre]')).toBeEmpty()
  await two.reload()
  await expect(two.getByRole('combobox', { name: 'Perhentian' })).toContainText('Naik bus')
  await expectAccessible(one, 'rombongan')
  for (const [width, letters] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await one.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    await one.setViewportSize({ width, height: 720 })
    const looks = { found: [], beyond: 0 }
    await expect.poll(() => cutOff(one), `${width} px, letters of ${letters}`).toEqual(looks)
  }

  for (const context of contexts) await context.setOffline(true)
  for (const [page, name] of [
    [one, NAMES[0]],
    [two, NAMES[1]],
  ] as const) {
    await page.getByRole('button', { name: /^Semua/ }).click()
    await page.getByRole('button', { name }).click()
    await expect(page.locator('[data-antre]')).toHaveText('1 antre')
    // It opens again by what it kept, and what waits is still there.
    await page.reload()
    await expect(page.getByText(/^Tersimpan .*tanpa jaringan/)).toBeVisible()
    await expect(page.locator('[data-antre]')).toHaveText('1 antre')
  }
  for (const context of contexts) await context.setOffline(false)
  for (const page of [one, two, one]) {
    await page.reload()
    await expect(page.getByText(/^Tersambung/)).toBeVisible()
    await expect(page.locator('[data-antre]')).toBeEmpty()
  }
  for (const page of [one, two]) {
    await page.getByRole('button', { name: /^Semua/ }).click()
    for (const name of NAMES) await expect.poll(() => isHere(page, name)).toBe('true')
  }

  // A browser that keeps nothing says so, and shows what the others marked while there is a network.
  const refusing = await browser.newContext({ viewport })
  const three = await refusing.newPage()
  await three.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await three.goto(tautan)
  await expect(three.getByText('HP ini menolak menyimpan')).toBeVisible()
  await expect(three.getByText('tidak dapat membuka halaman tanpa jaringan')).toBeVisible()
  await three.getByRole('button', { name: /^Hadir 2/ }).click()
  await three.getByRole('searchbox', { name: 'Cari nama' }).fill('maryam')
  await expect(three.getByRole('list', { name: 'Jamaah' }).getByRole('listitem')).toHaveCount(1)
  await three.goto('/rombongan')
  await expect(three.getByText('Buka halaman ini lewat tautan yang dikirim kantor.')).toBeVisible()
  await refusing.close()

  await admin.delete(path)
  for (const page of [one, two]) {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Rombongan tertutup' })).toBeVisible()
    await expect(page.getByText('Siti Maryam Azzahra')).toHaveCount(0)
  }
  await contexts[0]?.setOffline(true)
  await one.reload()
  await expect(one.getByText('HP ini belum menyimpan rombongannya')).toBeVisible()
  for (const context of contexts) await context.close()
  // Its seats go back.
  expect((await step('batal')).status()).toBe(200)
})
