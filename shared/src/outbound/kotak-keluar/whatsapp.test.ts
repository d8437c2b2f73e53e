import { expect, it } from 'vitest'
import { belumKursi } from '../belum-kursi.ts'
import { kataOf } from '../templat-surat/templat.ts'
import { adaWhatsapp, kehendak, nomorWhatsapp, TEMPLAT_WHATSAPP } from './whatsapp.ts'

it.each([
  ['0812-3456-7890', '6281234567890'],
  ['+62 (0)812 3456 7890', '6281234567890'],
  ['62812 3456 7890', '6281234567890'],
  ['021 555 0123', ''],
  ['+966 50 123 4567', ''],
  ['812', ''],
])('reaches %s as %s', (telepon, nomor) => {
  expect(nomorWhatsapp(telepon)).toBe(nomor)
})

it.each([
  [' stop. ', 'berhenti'],
  ['Berhenti!', 'berhenti'],
  ['mulai', 'mulai'],
  ['Jangan berhenti di Jeddah', null],
  ['', null],
])('reads %j as %s', (teks, expected) => {
  expect(kehendak(teks)).toBe(expected)
})

it('fills each gap of what is handed in with a word that the message knows', () => {
  for (const [nama, { bunyi, kata }] of Object.entries(TEMPLAT_WHATSAPP)) {
    const gaps = [...bunyi.matchAll(/\{\{(\d)\}\}/g)].map(([, n]) => Number(n))
    expect(gaps).toEqual(kata.map((_, index) => index + 1))
    const known = adaWhatsapp(nama as 'antrean-terima') ? kataOf(nama as 'antrean-terima') : []
    expect(known.map(([each]) => each)).toEqual(expect.arrayContaining([...kata]))
  }
  expect(TEMPLAT_WHATSAPP['antrean-terima'].bunyi).toContain(belumKursi('tunggu'))
})
