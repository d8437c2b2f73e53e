import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startProduct, testNode } from '../../tools/setup/product.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { openAsAdmin } from './admin-session.ts'
import { expect, test } from './api.ts'
import { choosePicture, saveForm } from './fill-form.ts'
import { fillPaketForm } from './paket-form.ts'
import { picture } from './picture.ts'

const AGENSI = {
  brand: 'Nurani Wisata',
  company: 'PT Nurani Wisata Mulia',
  address: 'Jl. Melati 8, Kudus 59313',
  city: 'Kudus',
  phone: '+62 291 555 0101',
  email: 'halo@nurani.test',
  ppiu: '01020300040050006',
}
/** The alt texts by which pictures of the library are found. */
const GAMBAR = { kaaba: 'Ka’bah dari lantai dua', nabawi: 'Payung Masjid Nabawi', manasik: 'Manasik di aula' }
/** The texts that home has in the end. */
const SAID = [AGENSI.brand, 'Berangkat dengan tenang', 'Umroh Keluarga Kudus', 'Menyiapkan bekal']
/** The pages of its own records. */
const OWN = [
  '/artikel/menyiapkan-bekal',
  '/layanan/umroh-keluarga',
  '/pembimbing/ustadz-salim-baraja',
  '/data_produk/umroh-keluarga-kudus',
]
/** The names, numbers and pictures of the demonstration's agency, people and journeys. */
const OF_DEMO = [
  'Safar',
  'safar.test',
  'Margonda',
  '0812-0000-0000',
  '6281200000000',
  '000/2024',
  'Fahri',
  'Laila',
  'Rahmawati',
  'Contoh testimoni',
  '/logo/',
  'pembimbing-1',
  'pembimbing-2',
]
/** The pages with the product's own examples, to which nothing links until staff take them over. */
const CONTOH = ['/produk/1', '/produk/2', '/produk/3', '/ibadah', '/ilmiah']
/** The texts that no page has for an agency that entered nothing. */
const UNTRUE = [
  'wa.me/6',
  'wa.me/?text=Assalamu',
  'Chat Kami',
  'Berizin',
  'izinnya bisa',
  'Izinnya bisa',
  'Haji Khusus,',
  'nomor porsi',
]

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Adds one record by its form and publishes it. */
async function add(page: Page, path: string, texts: Record<string, string>, gambar?: string) {
  await page.goto(path)
  for (const [label, text] of Object.entries(texts)) await textbox(page, label).fill(text)
  if (gambar) await choosePicture(page, gambar)
  await page.getByRole('radio', { name: 'Terbit' }).check()
  await saveForm(page)
}

test('a new agency comes by the office alone to a site of its own, in which nothing of the demonstration is left', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-agensi-'))
  const { address, stop } = await startProduct(
    dataDir,
    { ADMIN_EMAIL, ADMIN_PASSWORD, LOG_LEVEL: 'silent' },
    testNode,
  )
  const context = await browser.newContext({ baseURL: address, locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
  try {
    const page = await context.newPage()
    await openAsAdmin(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Langkah awal' })).toBeVisible()

    await test.step('before anything is entered nothing untrue is published', async () => {
      const read = async (path: string) => (await context.request.get(path)).text()
      const told = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, at]) => new URL(at ?? '').pathname,
      )
      expect(told.filter((path) => CONTOH.includes(path))).toEqual([])
      for (const path of [...told, '/tidak-ada']) {
        const html = await read(path)
        expect
          .soft(
            UNTRUE.filter((words) => html.includes(words)),
            path,
          )
          .toEqual([])
        expect
          .soft(
            CONTOH.filter((each) => html.includes(`href="${each}"`)),
            path,
          )
          .toEqual([])
        expect.soft(html, path).not.toMatch(/btn--wa[^>]*href="\/daftar"/)
      }
      for (const path of CONTOH) {
        const html = await read(path)
        expect.soft(html, path).toContain('<meta name="robots" content="noindex">')
        expect.soft(html, path).toMatch(/Contoh (?:halaman|isi halaman)/)
        expect
          .soft(html, path)
          .not.toMatch(/>\s*Booking\s*<|Sudah berangkat|application\/ld\+json[^<]*"offers"/)
      }
    })

    await page.goto('/admin/pengaturan')
    const field = (name: string) => page.getByLabel(new RegExp(`^${name}`))
    await field('Nama merek').fill(AGENSI.brand)
    await field('Nama badan usaha').fill(AGENSI.company)
    await field('Alamat kantor').fill(AGENSI.address)
    await field('Kota').fill(AGENSI.city)
    await field('Telepon').fill(AGENSI.phone)
    await field('Email').fill(AGENSI.email)
    await page.getByLabel(/^Logo/).setInputFiles(picture('koper'))
    await expect(
      page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Lihat Gambar' }),
    ).toBeVisible()
    await textbox(page, 'Nomor').first().fill(AGENSI.ppiu)
    await page.getByRole('button', { name: 'Simpan dan terbitkan' }).click()
    await expect(page.getByText('Tersimpan. Situs diperbarui beberapa saat lagi.')).toBeVisible()

    await page.goto('/admin/gambar')
    for (const [name, alt] of Object.entries(GAMBAR)) {
      const buffer = await readFile(picture(name))
      const files = [{ name: `${name}.webp`, mimeType: 'image/webp', buffer }]
      await page.locator('input[type="file"]').first().setInputFiles(files)
      await page.getByRole('option', { name: `${name}.webp` }).click()
      // Until the heading changes, the text is that of the former picture.
      await expect(page.getByRole('heading', { level: 2, name: `${name}.webp` })).toBeVisible()
      await page.getByRole('textbox', { name: /^Deskripsi gambar/ }).fill(alt)
      await page.getByRole('button', { name: 'Simpan', exact: true }).click()
      await expect(page.getByText('Tersimpan.')).toBeVisible()
    }

    const slide = { Judul: 'Berangkat dengan tenang', Teks: 'Kami antar sampai depan pintu.' }
    await add(page, '/admin/slides/add', slide, 'kaaba')
    for (const nama of ['Umroh Keluarga', 'Haji Khusus', 'Wisata Halal']) {
      await add(page, '/admin/services/add', { 'Nama layanan': nama, Isi: 'Kami dampingi dari rumah.' })
    }
    await add(page, '/admin/guides/add', { Nama: 'Ustadz Salim Baraja' }, 'manasik')
    const artikel = { Judul: 'Menyiapkan bekal', Isi: 'Mulailah dari yang paling ringan.' }
    await add(page, '/admin/articles/add', artikel, 'nabawi')
    await page.goto('/admin/packages/add')
    await fillPaketForm(page, 'Umroh Keluarga Kudus')
    await textbox(page, 'Pembimbing 1').fill('Ustadz Salim Baraja')
    await saveForm(page)

    await expect(async () => {
      const home = await (await context.request.get('/')).text()
      expect(SAID.filter((words) => !home.includes(words))).toEqual([])
    }).toPass({ timeout: 90_000 })

    let paths: string[] = []
    // The record added last may come with a release of its own.
    await expect(async () => {
      const sitemap = await (await context.request.get('/sitemap.xml')).text()
      paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => new URL(at ?? '').pathname)
      expect(OWN.filter((path) => !paths.includes(path))).toEqual([])
    }).toPass({ timeout: 60_000 })
    for (const path of [...paths, '/tidak-ada', '/feed.xml', '/site.webmanifest', '/robots.txt']) {
      // The browser's name is in every page: `Chrome 85 atau Safari 14`.
      const text = (await (await context.request.get(path)).text()).replaceAll('Safari', '')
      const left = OF_DEMO.filter((words) => text.includes(words))
      expect.soft(left, path).toEqual([])
      expect
        .soft(
          CONTOH.filter((each) => text.includes(`href="${each}"`)),
          path,
        )
        .toEqual([])
    }

    await test.step('staff hide a fixed page, make one their own, and let a package stand in the place of another', async () => {
      await page.goto('/admin/pengaturan')
      const checkShown = (label: string) => page.getByLabel(new RegExp(`\\(${label}\\)$`))
      await checkShown('/produk/1').selectOption('Disembunyikan')
      await checkShown('/produk/2').selectOption('Sebagai milik kami')
      await page.getByLabel('Paket pengganti /produk/3').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Simpan dan terbitkan' }).click()
      await expect(page.getByText('Tersimpan. Situs diperbarui beberapa saat lagi.')).toBeVisible()
      await expect(async () => {
        const status = async (path: string) => (await context.request.get(path, { maxRedirects: 0 })).status()
        expect([await status('/produk/1'), await status('/produk/2'), await status('/produk/3')]).toEqual([
          404, 200, 308,
        ])
      }).toPass({ timeout: 60_000 })
      const led = await context.request.get('/produk/3', { maxRedirects: 0 })
      expect(led.headers().location).toBe('/data_produk/umroh-keluarga-kudus')
      const own = await (await context.request.get('/produk/2')).text()
      expect(own).not.toContain('noindex')
      expect(await (await context.request.get('/sitemap.xml')).text()).toMatch(/\/produk\/2</)
    })
  } finally {
    await context.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
