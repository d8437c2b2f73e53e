import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { open } from './open.ts'
import { settled } from './settled.ts'
import { expect, test } from './signed-in.ts'

const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

async function take(page: Page, name: string): Promise<void> {
  await settled(page)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
}

async function firstPaket(page: Page): Promise<{ slug: string; id: number }> {
  const { data }: { data: { slug: string; id: number }[] } = await (
    await page.request.get('/api/paket')
  ).json()
  const [paket] = data
  if (!paket) throw new Error('the demo data holds no package')
  return paket
}

const SITE = { 'site-home': '/', 'site-umroh': '/umroh', 'site-galeri': '/galeri' }

for (const [suffix, viewport] of [
  ['', DESKTOP],
  ['-phone', PHONE],
] as const) {
  test.describe(`the site at ${viewport.width} px`, () => {
    test.use({ viewport })
    for (const [name, path] of Object.entries(SITE)) {
      test(`${path} is shown in the docs`, async ({ page }) => {
        await open(page, path)
        await take(page, `${name}${suffix}`)
      })
    }
    test('a package is shown in the docs', async ({ page }) => {
      const { slug } = await firstPaket(page)
      await open(page, `/data_produk/${slug}`)
      await take(page, `site-paket${suffix}`)
    })
  })
}

test.describe('the admin', () => {
  test.use({ viewport: DESKTOP, storageState: ({ signedIn }, use) => use(signedIn) })

  test('the dashboard is shown in the docs', async ({ page }) => {
    await open(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await take(page, 'admin-dashboard')
  })

  test('the list is shown in the docs', async ({ page }) => {
    await open(page, '/admin/packages')
    await expect(page.getByText(/^1–10 dari/)).toBeVisible()
    await take(page, 'admin-paket')
  })

  test('the form is shown in the docs', async ({ page }) => {
    const { slug } = await firstPaket(page)
    await open(page, `/admin/packages/${slug}`)
    await expect(page.getByRole('heading', { name: 'Ubah Paket' })).toBeVisible()
    await take(page, 'admin-form')
  })

  test('registrations are shown in the docs', async ({ page }) => {
    const { slug } = await firstPaket(page)
    for (const [nama, telepon, jumlah_pax] of [
      ['Siti Maryam Azzahra', '0812-0000-0001', 2],
      ['Hendra Saputra', '0812-0000-0002', 4],
      ['Rahmawati', '0812-0000-0003', 1],
    ]) {
      const email = `${String(nama).split(' ')[0]?.toLowerCase()}@contoh.test`
      const data = { nama, email, telepon, jumlah_pax, paket: slug, catatan: '', setuju: true }
      expect((await page.request.post('/api/pendaftaran', { data })).ok()).toBe(true)
    }
    await open(page, '/admin/pendaftaran')
    await expect(page.getByText('Rahmawati').first()).toBeVisible()
    await take(page, 'admin-manifest')
  })

  test('publishing is shown in the docs', async ({ page }) => {
    await open(page, '/admin/publikasi')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await take(page, 'admin-publikasi')
  })
})
