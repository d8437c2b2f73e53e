import { expect, it } from 'vitest'
import { agencyOf, izinOf } from '../agency.ts'
import { PENGATURAN_CONTOH } from './awal.ts'
import { isMilikPerusahaan, rekeningResmi } from './rekening.ts'

it.each([
  ['PT Safar Al Wafi', true],
  ['PT. SAFAR AL-WAFI', true],
  ['SAFAR AL WAFI, PT', true],
  ['Safar Al Wafi P.T.', true],
  ['Perseroan Terbatas Safar Al Wafi', true],
  // What is a person's name without its form is not taken for the business.
  ['Safar Al Wafi', false],
  ['CV Safar Al Wafi', false],
  ['PT Safar Al Wafi Tours', false],
  ['Ahmad Fauzi', false],
  [' . ', false],
])('an account of %s is the business\u2019s own: %s', (atas_nama, is) => {
  expect(isMilikPerusahaan({ atas_nama }, 'PT Safar Al Wafi')).toBe(is)
})

it('is nobody\u2019s while the business has no name', () => {
  expect(isMilikPerusahaan({ atas_nama: '' }, '')).toBe(false)
  expect(isMilikPerusahaan({ atas_nama: 'Ahmad' }, '')).toBe(false)
})

it('leaves out what is in another name', () => {
  const own = { bank: 'BSI', nomor: '700100214', atas_nama: 'PT Amanah' }
  const rekening = [own, { ...own, atas_nama: 'Ahmad' }]
  expect(rekeningResmi({ rekening, company: 'PT. Amanah' })).toEqual([own])
})

it('is what pages are told: no account in another name, and no licence that has ended', () => {
  const at = { siteUrl: 'https://safar.test', today: '2026-11-24' }
  const rekening = [{ bank: 'BSI', nomor: '700100214', atas_nama: 'Ahmad' }]
  const ppiu = { nomor: '123/2024', terbit: '2024-01-02', berlaku_sampai: '2026-11-23' }
  expect(agencyOf({ ...PENGATURAN_CONTOH, rekening }, at).rekening).toEqual([])
  expect(izinOf(agencyOf({ ...PENGATURAN_CONTOH, ppiu }, at)).map(({ jenis }) => jenis)).toEqual(['PIHK'])
  const [own] = agencyOf(PENGATURAN_CONTOH, at).rekening
  expect(own?.atas_nama).toBe(PENGATURAN_CONTOH.company)
})
