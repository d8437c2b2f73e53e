import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { sayRefusals } from '../test.ts'
import { expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { cutOff } from './halaman-terbaca.ts'
import { tabTo } from './tab-to.ts'

/** What browsers' own tools call slow 3G. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

async function openBooking(page: Page): Promise<void> {
  await page.getByLabel(/empat angka terakhir/).fill('2222')
  await page.getByRole('button', { name: 'Buka pesanan' }).click()
  await expect(page.getByRole('heading', { name: 'Pembayaran', exact: true })).toBeVisible()
}

/** Returns the path of a picture that is small enough for the network, and taken as it is. */
const proof = (size: number) =>
  fileURLToPath(new URL(`../../public/logo/favicon-${size}.png`, import.meta.url))

/** Sends a picture as the proof of a sum, and waits until the phone says that it has arrived. */
async function sendProof(page: Page, size: number, sum: number): Promise<void> {
  await page.getByLabel('Pilih dari galeri atau berkas bukti transfer').setInputFiles(proof(size))
  const row = page.getByRole('listitem').filter({ hasText: `favicon-${size}.png` })
  await row.getByLabel('Jumlah yang ditransfer (Rp)').fill(sum.toLocaleString('id-ID'))
  await row.getByRole('button', { name: 'Kirim bukti ini' }).click()
  await expect(row.getByText(/^Terkirim/)).toBeVisible()
}

/** Fails where the opened page goes beyond a narrow screen, or beyond one with letters twice as large. */
async function expectFits(page: Page): Promise<void> {
  const letters = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
  for (const [width, size] of [
    [320, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await letters(size)
    await expect
      .poll(() => cutOff(page), { message: `${width} px, letters of ${size}` })
      .toEqual({ found: [], beyond: 0 })
  }
  await letters('')
}

/** Opens a link at a desk, and asks there for the code that a phone's camera reads. */
async function opensOnPhone(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await openBooking(page)
  const way = page.getByText('Lanjutkan di HP')
  await tabTo(page, way)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Kode QR halaman ini' })).toBeVisible()
  await expect(page.getByText(/^Arahkan kamera HP ke kode ini/)).toBeVisible()
  await expectAccessible(page, 'the page of a family at a desk')
}

test('a family pays its booking in full from a phone with slow 3G, by a proof that is refused and one that is not', async ({
  browser,
  admin,
  api,
}) => {
  const id = await api.createPemesanan()
  const post = async (path: string, data: object = {}) => {
    const answer = await admin.post(path, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()).data
  }
  const step = (status: string, alasan = '') => post(`/api/pemesanan/${id}/status`, { status, alasan })
  await step('menunggu_dp')
  const { total } = await api.read(`/api/pemesanan/${id}/uang`)
  const { tautan } = await post(`/api/pemesanan/${id}/tautan`)
  /** The payment of the proof that came last. */
  const waiting = async () => {
    const { pembayaran } = await api.read(`/api/pemesanan/${id}/uang`)
    return pembayaran.find(({ status }: { status: string }) => status === 'menunggu')?.id
  }

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await sayRefusals(desk)
  await opensOnPhone(await desk.newPage(), tautan)
  await desk.close()

  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  await sayRefusals(phone)
  const refused: string[] = []
  phone.on('console', (message) => {
    if (message.text().startsWith('refused by policy')) refused.push(message.text())
  })
  const page = await phone.newPage()
  const network = await phone.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', SLOW_3G)

  await page.goto(tautan)
  await openBooking(page)
  expect(page.url()).not.toContain('#')
  await expectAccessible(page, 'the page of a family at 360 px')
  await expectFits(page)
  await expect(page.getByText('Lanjutkan di HP')).toBeHidden()
  const copy = page.locator('[data-kunci="salin-jumlah tepat"]')
  await tabTo(page, copy)
  await page.keyboard.press('Enter')
  await expect(copy).toContainText('Tersalin')
  await sendProof(page, 180, total)
  await post(`/api/pembayaran/${await waiting()}/tolak`, { alasan: 'Bukti tidak terbaca' })

  // A reload asks for the digits alone: the tab knows its link still.
  await page.reload()
  await openBooking(page)
  await expect(page.getByText('Sebabnya: Bukti tidak terbaca')).toBeVisible()
  await sendProof(page, 512, total)
  await expect(page.getByText(/menunggu kami cocokkan/)).toBeVisible()
  await post(`/api/pembayaran/${await waiting()}/terima`)

  await page.reload()
  await openBooking(page)
  await expect(page.locator('.sisa')).toContainText('Rp 0')
  await expect(page.getByRole('link', { name: new RegExp(total.toLocaleString('id-ID')) })).toBeVisible()
  await expect(page.getByText(/^Lunas \d/).first()).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/SFR-|2222|Keluarga Uji/)
  expect(refused).toEqual([])
  await phone.close()
  // Its seats go back.
  await step('batal', 'Uji')
})
