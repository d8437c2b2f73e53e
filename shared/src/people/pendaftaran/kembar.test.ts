import { expect, it } from 'vitest'
import { isKembar, kembarText, kontakSama } from './kembar.ts'

const one = {
  id: 1,
  email: 'siti@contoh.test',
  telepon: '6281234567890',
  jenis: 'daftar' as const,
  paket: 'umrah',
  paket_id: 7 as number | null,
  bulan: '',
  kota: '',
  kategori: '' as const,
  gabung_ke: null as number | null,
  kembar_dilihat: 0,
}
const other = { ...one, id: 2 }

it.each([
  ['the same number, typed in another way', { email: '', telepon: '0812-3456-7890' }, true],
  ['the same mail in other letters', { telepon: '', email: 'SITI@contoh.test ' }, true],
  ['another number and mail', { telepon: '0813', email: 'lain@contoh.test' }, false],
  ['another departure', { paket_id: 8 }, false],
  ['words alone beside a bound one', { paket_id: null }, false],
  ['somebody who waits for a seat', { jenis: 'tunggu' as const }, false],
  ['one that is joined already', { gabung_ke: 9 }, false],
  ['one that was looked at and is another', { kembar_dilihat: 1 }, false],
])('takes %s for what it is', (_what, over, isOne) => {
  expect(isKembar(one, { ...other, ...over })).toBe(isOne)
  expect(isKembar({ ...other, ...over }, one)).toBe(isOne)
})

it('holds nobody without number and mail for anybody', () => {
  const nobody = { ...one, email: '', telepon: '' }
  expect(isKembar(nobody, { ...nobody, id: 2 })).toBe(false)
})

it('holds words against words, and wishes by month, city and kind', () => {
  const words = { ...one, paket_id: null, paket: 'Umroh' }
  expect(isKembar(words, { ...words, id: 2, paket: 'umroh' })).toBe(true)
  const wish = { ...one, jenis: 'kabari' as const, paket_id: null, bulan: '2027-03', kota: 'Surabaya' }
  expect(isKembar(wish, { ...wish, id: 2, kota: 'surabaya' })).toBe(true)
  expect(isKembar(wish, { ...wish, id: 2, bulan: '2027-04' })).toBe(false)
})

it('says what two have in common', () => {
  expect(kembarText(kontakSama(one, other))).toBe('Nomor telepon dan email sama, tujuan sama')
  expect(kembarText(['email'])).toBe('Email sama, tujuan sama')
})
