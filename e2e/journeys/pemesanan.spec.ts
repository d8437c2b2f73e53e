import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { openAsAdmin, resize } from './admin-session.ts'
import { type Api, expect, test } from './api.ts'
import { expectAccessible } from './axe.ts'
import { saveForm } from './fill-form.ts'
import { tabTo } from './tab-to.ts'

/** A picture of a kind that papers come in: PNG, JPEG or PDF. */
const PAPER = fileURLToPath(new URL('../../public/logo/favicon-16.png', import.meta.url))

/** The ways in which one and the same work is done. */
const WAYS = [
  { way: 'with the mouse', width: 1280, byKeyboard: false },
  { way: 'by keyboard alone', width: 1280, byKeyboard: true },
  { way: 'on a phone of 390 pixels', width: 390, byKeyboard: false },
] as const

const WEIGHTS = [7, 3, 1]
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Computes a check digit of ICAO Doc 9303 part 3; `<` counts as 0. */
function checkDigit(part: string): string {
  const sum = [...part].reduce(
    (all, sign, at) => all + Math.max(0, SIGNS.indexOf(sign)) * (WEIGHTS[at % 3] ?? 0),
    0,
  )
  return String(sum % 10)
}

/** Writes the second line of a passport's zone; a name in the first one has no digit. */
function secondLine(number: string, { lahir, kelamin } = { lahir: '860514', kelamin: 'F' }): string {
  const checked = (part: string) => part + checkDigit(part)
  const [paper, birth, expiry] = [checked(number.padEnd(9, '<')), checked(lahir), checked('330305')]
  const personal = checked('<'.repeat(14))
  return `${paper}IDN${birth}${kelamin}${expiry}${personal}${checkDigit(paper + birth + expiry + personal)}`
}

/** Registers a family of five with an infant for a departure that has a price for each of them. */
async function register(page: Page, api: Api): Promise<number> {
  const priced = (await api.pakets()).filter((paket) =>
    [paket.sisa_pax, paket.harga_quad, paket.harga_bayi, paket.harga_anak_kasur].every(
      (value) => Number(value) > 0,
    ),
  )
  const latest = priced
    .toSorted((a, b) => String(a.tanggal_keberangkatan).localeCompare(String(b.tanggal_keberangkatan)))
    .at(-1)
  expect(latest).toBeDefined()
  const email = api.email('keluarga')
  const data = {
    nama: 'Rahmawati Siti',
    email,
    telepon: '0812-7777-4321',
    paket: latest?.slug,
    kamar: 'quad',
    jumlah_pax: 5,
    usia: '41, 40, 14, 9, 1',
    setuju: true,
  }
  expect((await page.request.post('/api/pendaftaran', { data })).status()).toBe(201)
  return Number((await api.pendaftaran(email))[0]?.id)
}

/** Those who travel with the first one, by births that their places in the booking have, as far as they have any. */
const OTHERS = [
  { lahir: '850301', kelamin: 'M' },
  { lahir: '120704', kelamin: 'F' },
  { lahir: '170503', kelamin: 'M' },
  { lahir: '260209', kelamin: 'F' },
]

for (const [at, { way, width, byKeyboard }] of WAYS.entries())
  test(`a registration becomes a booking of five with an infant, a wrong digit of a passport is found, and a refused paper comes again, ${way}`, async ({
    page,
    api,
  }) => {
    const { keyboard } = page
    const press = async (part: Locator, key = 'Tab') => {
      if (!byKeyboard) return part.click()
      await tabTo(page, part, key)
      await keyboard.press('Enter')
    }
    const write = async (field: Locator, words: string) => {
      if (!byKeyboard) return field.fill(words)
      await tabTo(page, field)
      await keyboard.press('Control+A')
      await keyboard.type(words)
    }
    const accessible = async (name: string, look?: Parameters<typeof expectAccessible>[2]) => {
      if (!byKeyboard) await expectAccessible(page, `${name}, ${way}`, look)
    }
    const button = (name: string | RegExp, within: Page | Locator = page) =>
      within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

    const registration = await register(page, api)
    await openAsAdmin(page, `/admin/pendaftaran/${registration}`)
    await resize(page, width)
    await press(page.getByRole('link', { name: 'Jadikan pemesanan' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tambah Pemesanan')
    const born = page.getByLabel('Tanggal lahir')
    await expect(born).toHaveCount(2)
    await write(born.nth(0), '3 Mei 2017')
    await write(born.nth(1), '9 Februari 2026')
    await accessible('the form of a booking')
    await press(button('Simpan pemesanan'))
    await expect(page).toHaveURL(/\/admin\/pemesanan\/\d+$/)
    const booking = page.url()
    const people = page.getByRole('region', { name: 'Yang berangkat' }).getByRole('listitem')
    await expect(people).toHaveCount(5)
    await expect(people.filter({ hasText: 'Dipangku' })).toHaveCount(1)
    await accessible('a booking')

    // The passport is read by its zone: a digit that does not fit is named, and nothing is taken over by itself.
    const name = `RAHMAWATI SITI ${'ABC'[at]}${String(Date.now()).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')}`
    const number = `X${String(Date.now()).slice(-7)}`
    const right = secondLine(number)
    const wrong = right.replace(/^(.{18})\d/, (_, before: string) => before + ((Number(right[18]) + 1) % 10))
    await page.goto('/admin/jamaah/add')
    await write(page.getByLabel('Nama di paspor'), name)
    await press(page.getByText('Periksa dengan MRZ paspor'))
    await write(page.getByLabel('MRZ baris 1'), 'P<IDNSITI<<RAHMAWATI'.padEnd(44, '<'))
    await write(page.getByLabel('MRZ baris 2'), wrong)
    await press(button('Periksa MRZ'))
    const digits = page.getByRole('list', { name: 'Digit periksa', exact: true })
    await expect(digits).toContainText(/Nomor paspor: diharapkan \d, terbaca \d, benar/)
    await expect(digits).toContainText(/Tanggal lahir: diharapkan \d, terbaca \d, salah/)
    await accessible('a passport with a wrong digit')
    await write(page.getByLabel('MRZ baris 2'), right)
    await press(button('Periksa MRZ'))
    await expect(page.getByText('Kelima digit periksa benar.')).toBeVisible()
    for (const field of ['Nomor paspor', 'Tanggal lahir', 'Berlaku sampai'])
      await press(button(`Pakai ${field} dari MRZ`))
    await expect(page.getByLabel('Nomor paspor', { exact: true })).toHaveValue(number)
    await saveForm(page)

    // The place gets its pilgrim.
    await page.goto(booking)
    await press(people.first().getByRole('button', { name: /^Menu / }))
    await press(page.getByRole('menuitem', { name: 'Ganti orangnya' }), 'ArrowDown')
    const dialog = page.getByRole('dialog')
    await write(dialog.getByLabel('Nama', { exact: true }), name)
    await expect(page.getByRole('option', { name })).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(dialog.getByLabel('Jamaah', { exact: true })).toHaveValue(name)
    await press(button('Simpan', dialog))
    await expect(dialog).toBeHidden()

    // The others are made from their places, each with the passport's zone typed; no picture is sent.
    for (const [index, other] of OTHERS.entries()) {
      const theirs = `${name} ${'KLMN'[index]}`
      await press(people.nth(index + 1).getByRole('button', { name: /^Menu / }))
      await press(page.getByRole('menuitem', { name: 'Buat jamaah baru' }), 'ArrowDown')
      await write(page.getByLabel('Nama di paspor'), theirs)
      await press(page.getByText('Periksa dengan MRZ paspor'))
      await write(page.getByLabel('MRZ baris 1'), 'P<IDNSITI<<RAHMAWATI'.padEnd(44, '<'))
      const own = `Y${String(Date.now()).slice(-6)}${index}`
      await write(page.getByLabel('MRZ baris 2'), secondLine(own, other))
      // A reader of passports sends an Enter behind each line.
      await keyboard.press('Enter')
      await expect(page.getByText('Kelima digit periksa benar.')).toBeVisible()
      for (const field of ['Nomor paspor', 'Tanggal lahir', 'Jenis kelamin', 'Berlaku sampai']) {
        const take = button(`Pakai ${field} dari MRZ`)
        if (await take.isVisible()) await press(take)
      }
      await expect(page.getByLabel('Nomor paspor', { exact: true })).toHaveValue(own)
      await page.keyboard.press('Control+S')
      await press(button('Ok', dialog))
      await expect(dialog.getByLabel('Jamaah', { exact: true })).toHaveValue(theirs)
      await press(button('Simpan', dialog))
      await expect(dialog).toBeHidden()
      await expect(people.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(index + 2)
    }
    await press(people.getByRole('link', { name, exact: true }))

    const papers = page.getByRole('list', { name: 'Dokumen' })
    const passport = papers.getByRole('listitem').first()
    const choose = async (how: string) => {
      const chooser = page.waitForEvent('filechooser')
      await press(button(`${how} berkas Paspor`))
      await (await chooser).setFiles(PAPER)
    }
    await choose('Pilih')
    await press(button('Periksa Paspor'))
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText('Sedang diperiksa')
    await accessible('a paper beside its fields')
    await press(button(/^Tolak/, dialog))
    await dialog.getByLabel('Fotonya buram atau gelap').press('Space')
    await press(button('Tolak dokumen', dialog))
    await expect(dialog.getByText('Paspor ditolak.')).toBeVisible()
    await keyboard.press('Escape')
    await expect(passport).toContainText('Ditolak: fotonya buram atau gelap')
    await choose('Ganti')
    await press(button('Periksa Paspor'))
    // Opening a paper marks it as being looked at, which a decision is made upon.
    await expect(dialog).toContainText('Sedang diperiksa')
    await press(button(/^Terima/, dialog))
    await expect(passport).toContainText('Diterima')
    // On a scrolled page some field always lies half below a sticky bar.
    await accessible('a pilgrim with papers', { without: 'target-size' })
  })
