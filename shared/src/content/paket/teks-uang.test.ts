import { expect, it } from 'vitest'
import { paketRecord } from './factory.ts'
import { teksUangBaru, teksUangPaket } from './teks-uang.ts'

const TODAY = '2026-11-21'
const BATAL = 'Batal lebih dari 45 hari sebelum berangkat: uang kembali penuh.'
const LUNAS = 'Pelunasan paling lambat 45 hari sebelum berangkat'
const paket = (over: Partial<ReturnType<typeof paketRecord>> = {}) =>
  paketRecord({
    tanggal_keberangkatan: '2027-03-01',
    pelunasan_hari: 45,
    syarat_ketentuans: [BATAL, BATAL, LUNAS].map((keterangan) => ({ keterangan })),
    ...over,
  })

it('says each thing of a package once, and nothing of one that has left', () => {
  expect(teksUangPaket(paket(), TODAY)).toHaveLength(1)
  expect(teksUangPaket(paket({ tanggal_keberangkatan: '2026-11-01' }), TODAY)).toEqual([])
})

it('is news where people come to read it, and where a field contradicts it from then on', () => {
  const draft = paket({ status: 'draf' })
  expect(teksUangBaru(draft, { ...draft, status: 'terbit' }, TODAY)).toHaveLength(1)
  expect(teksUangBaru(draft, { ...draft, status: 'terjadwal' }, TODAY)).toHaveLength(1)
  expect(teksUangBaru(null, paket(), TODAY)).toHaveLength(1)
  expect(teksUangBaru(draft, { ...draft, pelunasan_hari: 30 }, TODAY)).toEqual([])
  expect(teksUangBaru(paket(), paket({ harga_double: 1 }), TODAY)).toEqual([])
  expect(teksUangBaru(paket(), paket({ status: 'arsip' }), TODAY)).toEqual([])
  expect(teksUangBaru(paket(), paket({ pelunasan_hari: 30 }), TODAY)).toEqual([
    expect.stringContaining('Tertulis 45 hari, padahal pelunasan paket ini 30 hari'),
  ])
})
