import { paketInput } from '@safar/shared/content/paket/factory'
import { pendaftaranInputSchema } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { csvText } from '@safar/shared/platform/csv/write-csv'
import { readAngka } from '@safar/shared/platform/format/read-angka'
import { parseTanggal } from '@safar/shared/platform/format/tanggal'
import { expect, it } from 'vitest'
import { ensurePengaturan } from '../settings/pengaturan/pengaturan.repository.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/*
 * Everything that comes in is tidied once, by whatever way it comes: each sign that nobody sees or that only looks like
 * another, in each kind of field, by forms, calls, sheets, searches and settings.
 */

const code = (...points: number[]) => points.map((point) => String.fromCodePoint(point))
const range = (from: number, to: number) =>
  code(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
const named = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const UNSEEN = [
  ...range(0x202a, 0x202e),
  ...range(0x200b, 0x200f),
  ...range(0x2060, 0x2064),
  ...range(0x2066, 0x2069),
  ...code(0xfeff, 0xad, 0x61c, 0x180e, 0xfe0f, 0xe0041, 0x07, 0x9d),
]
const SPACES = code(0xa0, 0x2007, 0x2009, 0x202f, 0x3000)
const HYPHENS = code(0x2010, 0x2011, 0x2212, 0xfe63, 0xff0d)
const DASHES = code(0x2012, 0x2013, 0x2014, 0x2015, 0xfe58)
const APOSTROPHES = [...'`´‘’ʼʻʿʾ′＇']
const DIGITS = code(0xff10, 0x660, 0x6f0)

interface Tanda {
  nama: string
  /** A text with the sign in it. */
  kotor(text: string): string
  /** What a name is then, where it keeps the sign. */
  keeps?: (nama: string) => string
}
const inPlaceOf = (what: RegExp, sign: string) => (text: string) => text.replace(what, sign)
const TANDA: readonly Tanda[] = [
  ...UNSEEN.map((sign) => ({
    nama: named(sign),
    kotor: (text: string) => `${sign}${text.slice(0, 2)}${sign}${text.slice(2)}${sign}`,
  })),
  ...SPACES.map((sign) => ({
    nama: named(sign),
    kotor: (text: string) => `${sign}${text.replaceAll(' ', sign)}${sign}`,
  })),
  ...HYPHENS.map((sign) => ({ nama: named(sign), kotor: inPlaceOf(/-/g, sign) })),
  ...DASHES.map((sign) => ({
    nama: named(sign),
    kotor: inPlaceOf(/-/g, sign),
    keeps: inPlaceOf(/-/g, sign),
  })),
  ...APOSTROPHES.map((sign) => ({
    nama: named(sign),
    kotor: inPlaceOf(/'/g, sign),
    // Of a keyboard's other width it is the same sign.
    keeps: inPlaceOf(/'/g, sign === '＇' ? "'" : sign),
  })),
  ...DIGITS.map((zero) => ({
    nama: named(zero),
    kotor: (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))),
  })),
]

const BERSIH = {
  nama: "Siti Al-Wafi Nur'aini",
  telepon: '+62 812-3456-7890',
  email: "nur'aini@contoh-surat.test",
  jumlah_pax: '2',
}
const TERSIMPAN = { telepon: '6281234567890', email: BERSIH.email, jumlah_pax: 2 }
const soil = <Of extends Record<string, string>>(of: Of, { kotor }: Tanda): Of =>
  Object.fromEntries(Object.entries(of).map(([name, text]) => [name, kotor(text)])) as Of
const namaOf = ({ keeps }: Tanda) => keeps?.(BERSIH.nama) ?? BERSIH.nama
const all = (of: (tanda: Tanda) => object) => TANDA.map((tanda) => ({ tanda: tanda.nama, ...of(tanda) }))
const wanted = all((tanda) => ({ nama: namaOf(tanda), ...TERSIMPAN }))

const stored = async (test: TestApp) =>
  (
    await test.deps.database.db
      .selectFrom('pendaftaran')
      .select(['nama', 'telepon', 'email', 'jumlah_pax'])
      .orderBy('id')
      .execute()
  ).map((row, at) => ({ tanda: TANDA[at]?.nama, ...row }))

it.each(['json', 'form'] as const)('takes a registration as it was meant, sent as %s', async (way) => {
  await using test = await createTestApp()
  for (const tanda of TANDA) {
    const fields = soil(BERSIH, tanda)
    const sent =
      way === 'json'
        ? { payload: { ...fields, setuju: true } }
        : {
            payload: new URLSearchParams({ ...fields, paket: 'Umroh', setuju: '1' }).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }
    const { status } = await test.call({ method: 'POST', url: '/api/pendaftaran', ...sent })
    expect([tanda.nama, status < 400]).toEqual([tanda.nama, true])
    test.advance(601_000)
  }
  expect(await stored(test)).toEqual(wanted)
})

it('takes registrations of a sheet and corrections by staff as they were meant, and finds them', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const rows = TANDA.map((tanda) => [...Object.values(soil(BERSIH, tanda)), tanda.kotor('2027-01-16'), 'ya'])
  const { body } = await test.call<{ data: { galat: object[] } }>({
    method: 'POST',
    url: '/api/pendaftaran/impor?simpan=1',
    headers: { ...headers, 'content-type': 'text/csv' },
    payload: csvText([[...Object.keys(BERSIH), 'tindak_lanjut', 'persetujuan'], ...rows]),
  })
  expect(body.data.galat).toEqual([])
  expect(await stored(test)).toEqual(wanted)
  for (const tanda of TANDA) {
    for (const q of ["Al-Wafi Nur'aini", '0812-3456', "nur'aini@contoh-surat"]) {
      const { body: found } = await test.call<{ meta: { total: number } }>({
        url: `/api/pendaftaran?q=${encodeURIComponent(tanda.kotor(q))}`,
        headers,
      })
      expect([tanda.nama, q, found.meta.total]).toEqual([tanda.nama, q, TANDA.length])
    }
    const { status } = await test.call({
      method: 'PATCH',
      url: '/api/pendaftaran/1',
      headers,
      payload: { ...soil(BERSIH, tanda), tindak_lanjut: tanda.kotor('2027-01-17') },
    })
    expect([tanda.nama, status]).toEqual([tanda.nama, 200])
    const row = await test.deps.database.db
      .selectFrom('pendaftaran')
      .select(['nama', 'telepon', 'email', 'jumlah_pax', 'tindak_lanjut'])
      .where('id', '=', 1)
      .executeTakeFirst()
    expect(row).toEqual({ nama: namaOf(tanda), ...TERSIMPAN, tindak_lanjut: '2027-01-17' })
  }
})

it('takes packages as they were meant, sent and of a sheet', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const heads = ['nama_paket', 'harga_quad', 'tanggal_keberangkatan', 'durasi', 'total_pax', 'status']
  const kotor = TANDA.map((tanda, at) =>
    ["Umrah Jum'at-Sabtu", 'Rp 29.500.000,-', "Jum'at, 12-02-2027", `${at + 1} Hari`, '45', 'draf'].map(
      tanda.kotor,
    ),
  )
  const { body } = await test.call<{ data: { galat: object[] } }>({
    method: 'POST',
    url: '/api/paket/impor?simpan=1',
    headers: { ...headers, 'content-type': 'text/csv' },
    payload: csvText([heads, ...kotor]),
  })
  expect(body.data.galat).toEqual([])
  const rows = await test.deps.database.db
    .selectFrom('paket')
    .select(['nama_paket', 'harga_quad', 'tanggal_keberangkatan', 'durasi', 'total_pax'])
    .orderBy('id')
    .execute()
  const harga_quad = 29_500_000
  const isi = { harga_quad, tanggal_keberangkatan: '2027-02-12', total_pax: 45 }
  expect(rows.map((row) => ({ ...row, harga_quad: Number(row.harga_quad) }))).toEqual(
    TANDA.map(({ keeps }, at) => ({
      nama_paket: keeps?.("Umrah Jum'at-Sabtu") ?? "Umrah Jum'at-Sabtu",
      durasi: `${at + 1} Hari`,
      ...isi,
    })),
  )
  for (const [at, tanda] of TANDA.entries()) {
    const { status, body: changed } = await test.call<{ data: object }>({
      method: 'POST',
      url: `/api/paket/${at + 1}`,
      headers,
      payload: soil({ harga_quad: '29500000', tanggal_keberangkatan: '2027-02-12', total_pax: '45' }, tanda),
    })
    expect([tanda.nama, status, changed.data]).toEqual([tanda.nama, 200, expect.objectContaining(isi)])
  }
})

it('takes settings as they were meant', async () => {
  await using test = await createTestApp()
  await ensurePengaturan(test.deps)
  const headers = await test.signIn('admin')
  const bersih = { phone: '0812-3456-7890', email: BERSIH.email, instagram: 'instagram.com/al-wafi' }
  for (const tanda of TANDA) {
    const payload = {
      ...soil(bersih, tanda),
      brand: tanda.kotor(BERSIH.nama),
      rekening: [{ bank: 'BSI', nomor: tanda.kotor('7010-0021 4'), atas_nama: tanda.kotor(BERSIH.nama) }],
    }
    const { status, body } = await test.call<{ data: object }>({
      method: 'POST',
      url: '/api/pengaturan',
      headers,
      payload,
    })
    expect([tanda.nama, status, body.data]).toEqual([
      tanda.nama,
      200,
      expect.objectContaining({
        phone: bersih.phone,
        email: bersih.email,
        instagram: 'https://instagram.com/al-wafi',
        brand: namaOf(tanda),
        rekening: [{ bank: 'BSI', nomor: '7010-0021 4', atas_nama: namaOf(tanda) }],
      }),
    ])
  }
})

it('reads in the browser what the server reads', () => {
  for (const tanda of TANDA) {
    const { data } = pendaftaranInputSchema.safeParse({ ...soil(BERSIH, tanda), setuju: true })
    expect(data).toMatchObject({ ...BERSIH, nama: namaOf(tanda), jumlah_pax: 2 })
    expect([tanda.nama, readAngka(tanda.kotor("Rp 29'500'000,-"))]).toEqual([
      tanda.nama,
      { nilai: 29_500_000 },
    ])
    expect([tanda.nama, parseTanggal(tanda.kotor("Jum'at, 12-02-2027"))]).toEqual([tanda.nama, '2027-02-12'])
  }
})

it('refuses a name that is blank to the eye, by every way, and keeps letters of every script', async () => {
  await using test = await createTestApp()
  const send = (nama: string) =>
    test.call<{ errors: object }>({
      method: 'POST',
      url: '/api/pendaftaran',
      payload: { ...BERSIH, nama, setuju: true },
    })
  const blank = [...UNSEEN, ...SPACES, ...code(0x2800, 0x3164, 0x115f, 0xffa0, 0x301)]
  for (const sign of blank) {
    const { status, body } = await send(` ${sign}${sign}`)
    expect([named(sign), status, body.errors]).toEqual([
      named(sign),
      422,
      { nama: ['Data tidak boleh kosong'] },
    ])
    test.advance(601_000)
  }
  const paket = await test.call({
    method: 'POST',
    url: '/api/paket',
    headers: await test.signIn('admin'),
    payload: paketInput({ nama_paket: '\u3164\u200b' }),
  })
  expect(paket.status).toBe(422)
  for (const nama of ['عُمر بن الخطّاب', 'Łucja Đặng', '鈴木 一郎', 'ꦯꦶꦠꦶ', 'D’Cruz 2']) {
    expect((await send(nama)).status).toBe(201)
    test.advance(601_000)
  }
  expect((await stored(test)).map(({ nama }) => nama)).toEqual([
    'عُمر بن الخطّاب',
    'Łucja Đặng',
    '鈴木 一郎',
    'ꦯꦶꦠꦶ',
    'D’Cruz 2',
  ])
})
