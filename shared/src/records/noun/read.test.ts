import { expect, it } from 'vitest'
import { FIELDS, WARUNG, WITHOUT_ADDRESS } from './noun.testing.ts'
import { readAnswer, readListAnswer, readRecord, readSummary } from './read.ts'

const least = { slug: 'bu-sri', nama: 'Bu Sri' }

it('reads nothing as what each kind holds for nothing', () => {
  expect(readRecord(WARUNG, least)).toEqual({
    id: 0,
    slug: 'bu-sri',
    nama: 'Bu Sri',
    alamat: '',
    catatan: '',
    kelas: 'kecil',
    atap: '',
    kursi: 2,
    lantai: null,
    sewa: 0,
    uang_muka: null,
    bintang: 3,
    buka: '',
    tutup: '',
    lama: '',
    foto: '',
    cerita: '',
    created_at: '',
    updated_at: '',
    kata_kunci: [],
    menu: [],
    juru_masak: [],
  })
})

it('reads what older hosts write in other ways', () => {
  const read = readRecord(WARUNG, {
    ...least,
    id: '7',
    kelas: ' besar ',
    atap: 'beton',
    kursi: '4',
    lantai: '0',
    sewa: '32000000.00',
    uang_muka: -5,
    bintang: '9',
    buka: '2026-12-12 00:00:00',
    tutup: 'besok',
    lama: 9,
    catatan: 12,
  })
  expect(read).toMatchObject({
    id: 7,
    kelas: 'Besar',
    atap: '',
    kursi: 4,
    lantai: null,
    sewa: 32_000_000,
    uang_muka: null,
    bintang: 5,
    buka: '2026-12-12',
    tutup: '',
    lama: '9 Hari',
    catatan: '12',
  })
})

it('counts rows that carry no number, knows older names, and leaves out what shows nothing', () => {
  const read = readRecord(WARUNG, {
    ...least,
    menu: [{ name: 'Soto' }, 'x', { urut: '4', nama: 'Rawon', harga: '7000' }, {}],
    juru_masak: [{ name: 'Sri' }, { nama: null }, {}],
  })
  expect(read?.menu).toEqual([
    { urut: 1, nama: 'Soto', harga: null, foto: '' },
    { urut: 4, nama: 'Rawon', harga: 7000, foto: '' },
    { urut: 3, nama: '', harga: null, foto: '' },
  ])
  expect(read?.juru_masak).toEqual([{ nama: 'Sri' }])
})

it('reads of a list what lists carry', () => {
  const summary = readSummary(WARUNG, { ...least, cerita: 'panjang', menu: [{ nama: 'Soto' }] })
  expect(summary).toMatchObject(least)
  expect(Object.keys(summary ?? {})).not.toEqual(expect.arrayContaining(['cerita']))
  expect(Object.keys(summary ?? {})).not.toEqual(expect.arrayContaining(['menu']))
})

it('refuses what has no name, and no address where its noun has such', () => {
  for (const value of [
    null,
    'x',
    [],
    { slug: 'a' },
    { nama: 'a' },
    { slug: 'a', nama: 7 },
    { slug: '', nama: 'a' },
  ]) {
    expect(readRecord(WARUNG, value)).toBeNull()
  }
  const nameless = readRecord(WITHOUT_ADDRESS, { nama: 'a' })
  expect(nameless).toMatchObject({ nama: 'a' })
  expect(nameless).not.toHaveProperty('slug')
})

it('reads answers: of one record, and of as many of a list as can be shown', () => {
  const read = (value: unknown) => readSummary(WARUNG, value)
  expect(readAnswer({ data: null }, read)).toBeNull()
  expect(readAnswer('<html>', read)).toBeNull()
  expect(readAnswer({ data: least }, read)).toMatchObject(least)
  expect(readListAnswer({ data: [null, least] }, read)).toMatchObject([least])
  expect(readListAnswer({ data: null }, read)).toBeNull()
  expect(readListAnswer(undefined, read)).toBeNull()
})

it('gives each field in the order of its list', () => {
  const names = Object.keys(readRecord(WARUNG, least) ?? {}).filter((name) => name in FIELDS)
  expect(names).toEqual(Object.keys(FIELDS))
})
