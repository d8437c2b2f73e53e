import type { Page } from '@playwright/test'
import { firstPaket } from '../journeys/site-pages.ts'
import { answerGroup, answerRooms, answerSheet, GROUP_LINK, ROOMS_PAGE, SHEET } from './departure-data.ts'
import { answerFamily, FAMILY_LINK } from './family-data.ts'
import { answerCheck, answerMoney } from './money-data.ts'
import { open } from './open.ts'
import { settled, showAll } from './settled.ts'
import { expect, test } from './signed-in.ts'
import { systemFonts } from './system-fonts.ts'

const HOW_TO_ACCEPT = 'changed on purpose? Look at it in test-results/pictures, then: npm run accept-pictures'

async function expectAccepted(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  await settled(page)
  if (fullPage) await showAll(page)
  expect(await systemFonts(page), 'text in a font that other machines may not have').toEqual([])
  await expect(page, HOW_TO_ACCEPT).toHaveScreenshot(`${name}.png`, { fullPage })
}

test('home looks as accepted', async ({ page }) => {
  await open(page, '/')
  await expectAccepted(page, 'beranda', { fullPage: true })
})

test('the page of a package looks as accepted', async ({ page, request }) => {
  await open(page, await firstPaket(request))
  await expectAccepted(page, 'data-produk', { fullPage: true })
})

for (const name of ['umroh', 'paket', 'galeri', 'daftar']) {
  test(`/${name} looks as accepted`, async ({ page }) => {
    await open(page, `/${name}`)
    await expectAccepted(page, name)
  })
}

test('a search looks as accepted', async ({ page }) => {
  await open(page, '/paket?bulan=2026-12&kota=jakarta')
  await expect(page.getByText(/^Kursi per pukul/)).toBeAttached()
  await expectAccepted(page, 'paket-cari')
})

test("a month's page looks as accepted", async ({ page }) => {
  await open(page, '/paket/bulan/2026-12')
  await expectAccepted(page, 'paket-bulan')
})

test('a comparison looks as accepted', async ({ page, request }) => {
  const { data } = await (await request.get('/api/paket')).json()
  await open(page, `/paket/banding?p=${data[0].slug},${data[1].slug}`)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccepted(page, 'paket-banding', { fullPage: true })
})

test('an address that leads nowhere looks as accepted', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  await open(page, '/halaman-yang-tidak-ada')
  await expectAccepted(page, 'tidak-ada')
})

test("a family's page, opened, looks as accepted", async ({ page }) => {
  await answerFamily(page)
  await open(page, FAMILY_LINK)
  await page.getByLabel(/empat angka terakhir/).fill('0044')
  await page.getByRole('button', { name: 'Buka pesanan' }).click()
  await expect(page.getByRole('heading', { name: 'Langkah berikutnya' })).toBeVisible()
  await expectAccepted(page, 'pesanan', { fullPage: true })
})

test('the check of a receipt looks as accepted', async ({ page }) => {
  await answerCheck(page)
  await open(page, '/kwitansi#KW-2026-000688.ABCDEF2345')
  await expect(page.getByRole('heading', { name: 'Kwitansi ini asli dan masih berlaku' })).toBeVisible()
  await expectAccepted(page, 'kwitansi-periksa')
})

test("a group on its guide's phone looks as accepted", async ({ page }) => {
  await answerGroup(page)
  await open(page, GROUP_LINK)
  await expect(page.getByText(/^Tersambung/)).toBeVisible()
  await expectAccepted(page, 'rombongan', { fullPage: true })
})

test('the login looks as accepted', async ({ page }) => {
  await open(page, '/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expectAccepted(page, 'admin-login')
})

test.describe('signed in', () => {
  test.use({ storageState: ({ signedIn }, use) => use(signedIn) })

  test('the dashboard looks as accepted', async ({ page }) => {
    await open(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccepted(page, 'admin-dashboard')
  })

  test('the list of packages looks as accepted', async ({ page }) => {
    await open(page, '/admin/packages')
    await expect(page.getByText(/^1–10 dari/)).toBeVisible()
    await expectAccepted(page, 'admin-paket')
  })

  test('the calendar looks as accepted', async ({ page }) => {
    await open(page, '/admin/calendar')
    await expect(page.getByRole('heading', { name: 'Desember 2026' })).toBeAttached()
    await expectAccepted(page, 'admin-kalender')
  })

  test('the form of a new package, refused for what is missing, looks as accepted', async ({ page }) => {
    await open(page, '/admin/packages/add')
    await page.getByRole('button', { name: 'Simpan Paket' }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectAccepted(page, 'admin-form')
  })

  test('the list of bookings looks as accepted', async ({ page }) => {
    await open(page, '/admin/pemesanan')
    await expect(page.getByText('Hendra Saputra')).toBeVisible()
    await expectAccepted(page, 'admin-pemesanan')
  })

  test('a booking looks as accepted', async ({ page, office }) => {
    await open(page, `/admin/pemesanan/${office.pemesanan}`)
    await expect(page.getByRole('heading', { name: 'Yang berangkat' })).toBeVisible()
    await expectAccepted(page, 'admin-pemesanan-rinci', { fullPage: true })
  })

  test('the form of a new booking looks as accepted', async ({ page }) => {
    await open(page, '/admin/pemesanan/add')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccepted(page, 'admin-pemesanan-form')
  })

  test('a pilgrim looks as accepted', async ({ page, office }) => {
    await open(page, `/admin/jamaah/${office.jamaah}`)
    await expect(page.getByRole('heading', { name: 'Dokumen' })).toBeVisible()
    await expectAccepted(page, 'admin-jamaah-rinci', { fullPage: true })
  })

  test("a departure's sheet, with its deadlines, looks as accepted", async ({ page }) => {
    await answerSheet(page)
    await open(page, SHEET)
    await expect(page.getByText('11 dari 11 orang')).toBeVisible()
    await expectAccepted(page, 'admin-keberangkatan', { fullPage: true })
  })

  test("a departure's rooms, one with a conflict, look as accepted", async ({ page }) => {
    await answerRooms(page)
    await open(page, ROOMS_PAGE)
    await expect(page.getByRole('region', { name: 'Kamar 211, Quad' })).toBeVisible()
    await expectAccepted(page, 'admin-kamar')
  })

  test('the queue of bank lines, with a line and its proposal, looks as accepted', async ({
    page,
    office,
  }) => {
    await answerMoney(page, office.pemesanan)
    await open(page, '/admin/uang')
    await expect(page.getByRole('button', { name: /HENDRA SAPUTRA/ })).toBeVisible()
    await expectAccepted(page, 'admin-uang', { fullPage: true })
  })

  test('the money of departures looks as accepted', async ({ page, office }) => {
    await answerMoney(page, office.pemesanan)
    await open(page, '/admin/uang/keberangkatan')
    await expect(page.getByRole('link', { name: 'Bambang Sutejo Hartono' })).toBeVisible()
    await expectAccepted(page, 'admin-uang-keberangkatan', { fullPage: true })
  })

  test("a booking's money looks as accepted, and what a cancellation would give back", async ({
    page,
    office,
  }) => {
    await answerMoney(page, office.pemesanan)
    await open(page, `/admin/pemesanan/${office.pemesanan}`)
    await expect(page.getByRole('link', { name: 'KW-2026-000688' })).toBeVisible()
    await expectAccepted(page, 'admin-uang-pemesanan', { fullPage: true })
    await page.getByRole('button', { name: 'Hitung bila batal' }).click()
    await expect(page.getByRole('dialog').getByText('Uang kembali')).toBeVisible()
    await expectAccepted(page, 'admin-pengembalian-hitung')
  })

  test('a receipt looks as accepted', async ({ page, office }) => {
    await answerMoney(page, office.pemesanan)
    await open(page, '/admin/kwitansi/KW-2026-000688')
    await expect(page.getByRole('article', { name: 'Kwitansi KW-2026-000688' }).first()).toBeVisible()
    await expectAccepted(page, 'admin-kwitansi', { fullPage: true })
  })
})
