import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '../../platform/testing/hostile-text.ts'
import { WORK_MS, workOf } from '../../platform/testing/work.ts'
import { readNik } from './nik.ts'
import { nikInputSchema } from './number-check-schema.ts'
import { PROVINSI } from './provinsi.ts'

it('reads a woman’s day as raised by forty, and a man’s as it stands', () => {
  expect(readNik('3276014107900001')).toEqual({
    sah: true,
    jenis_kelamin: 'P',
    tanggal: 1,
    bulan: 7,
    tahun_dua_angka: 90,
    provinsi: 'Jawa Barat',
  })
  expect(readNik('3276013112050012')).toEqual({
    sah: true,
    jenis_kelamin: 'L',
    tanggal: 31,
    bulan: 12,
    tahun_dua_angka: 5,
    provinsi: 'Jawa Barat',
  })
})

it.each([
  '3276 0141 0790 0001',
  '32.76.01.410790.0001',
  '327601-410790-0001',
  "'3276014107900001",
  ' 3276014107900001\r\n',
  '\u200e3276014107900001\u200b',
  '３２７６０１４１０７９０００01',
])('reads what people paste: %s', (typed) => {
  expect(readNik(typed)).toEqual(readNik('3276014107900001'))
})

it.each([
  ['327601410790000', 'NIK terdiri atas 16 angka, sedangkan ini 15 angka.'],
  ['32760141079000011', 'NIK terdiri atas 16 angka, sedangkan ini 17 angka.'],
  ['', 'NIK terdiri atas 16 angka, sedangkan ini 0 angka.'],
  ['9'.repeat(41), 'NIK terdiri atas 16 angka; ini jauh lebih panjang.'],
  ['32760141O7900001', 'NIK hanya berisi angka, sedangkan karakter ke-9 bukan angka.'],
  ['3276014107900l01', 'NIK hanya berisi angka, sedangkan karakter ke-14 bukan angka.'],
  ['0076014107900001', 'Kode provinsi di awal NIK tidak mungkin 00.'],
  ['3276014107900000', 'Nomor urut di ujung NIK tidak mungkin 0000.'],
  ['3276013102900001', 'Tanggal lahir di NIK tidak ada: Februari tidak punya tanggal 31.'],
  ['3276017102900001', 'Tanggal lahir di NIK tidak ada: Februari tidak punya tanggal 31.'],
  ['3276013104900001', 'Tanggal lahir di NIK tidak ada: April tidak punya tanggal 31.'],
  ['3276012902010001', 'Tanggal lahir di NIK tidak ada: tahun itu tidak punya 29 Februari.'],
  ['3276010113900001', 'Bulan lahir di NIK (angka ke-9 dan ke-10) tidak ada: harus 01 sampai 12.'],
  ['3276010100900001', 'Bulan lahir di NIK (angka ke-9 dan ke-10) tidak ada: harus 01 sampai 12.'],
])('refuses %s in words, and takes nothing of it', (typed, alasan) => {
  expect(readNik(typed)).toEqual({
    sah: false,
    alasan,
    jenis_kelamin: null,
    tanggal: null,
    bulan: null,
    tahun_dua_angka: null,
    provinsi: null,
  })
})

it.each(['00', '32', '40', '72', '99'])(
  'refuses a birth on day %s, which is neither a man’s nor a woman’s',
  (day) => {
    expect(readNik(`327601${day}07900001`)).toMatchObject({
      sah: false,
      alasan: expect.stringContaining('angka ke-7 dan ke-8'),
    })
  },
)

it.each(['2902000001', '2902040001', '6902960001'])(
  'lets 29 February be where some century has one: %s',
  (tail) => {
    expect(readNik(`327601${tail}`)).toMatchObject({ sah: true, tanggal: 29, bulan: 2 })
  },
)

describe('the province', () => {
  it('is one of 38, the new ones of Papua by the ministry’s codes', () => {
    expect(Object.keys(PROVINSI)).toHaveLength(38)
    expect(new Set(Object.values(PROVINSI)).size).toBe(38)
    expect(
      ['91', '92', '93', '94', '95', '96'].map((kode) => readNik(`${kode}01010107900001`).provinsi),
    ).toEqual([
      'Papua',
      'Papua Barat',
      'Papua Selatan',
      'Papua Tengah',
      'Papua Pegunungan',
      'Papua Barat Daya',
    ])
  })

  it('of a code that nobody knows is a warning and no refusal', () => {
    expect(readNik('5401010107900001')).toMatchObject({
      sah: true,
      provinsi: null,
      peringatan: 'Kode provinsi 54 di awal NIK tidak dikenal: cocokkan dengan KTP.',
    })
  })
})

it('takes any sixteen digits or refuses them with a reason, and repeats none of them whole', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(digits, (typed) => {
      const nik = readNik(typed)
      expect(nik.sah).toBe(nik.alasan === undefined)
      expect(JSON.stringify(nik)).not.toContain(typed)
      const { tanggal, bulan } = nik
      if (nik.sah)
        expect([tanggal, bulan].every((part) => part !== null && part >= 1 && part <= 31)).toBe(true)
    }),
  )
})

it.each(Object.entries(HOSTILE_TEXTS))('reads 64 KB of %s at little cost', (_kind, hostile) => {
  for (const typed of [hostile, hostile.slice(0, 40)]) {
    expect(workOf(() => readNik(typed))).toBeLessThan(WORK_MS)
    expect(workOf(() => nikInputSchema.safeParse({ nik: typed }))).toBeLessThan(WORK_MS)
  }
})
