import { expect, it } from 'vitest'
import { SYARAT_TERBIT } from '../../settings/syarat-terbit.ts'
import { paketRecord } from './factory.ts'
import { kurangErrors, type Pengatur, siapTerbit } from './siap.ts'

const TODAY = '2026-11-23'
const izin = { nomor: '123/2024', berlaku_sampai: '2029-03-14' }
const pengatur = (...syarat_terbit: string[]): Pengatur => ({
  company: 'PT Contoh',
  ppiu: izin,
  pihk: izin,
  licence_check_url: '',
  syarat_terbit,
})
const PENUH = paketRecord({ visa: 'proses', dp_per_pax: 10_000_000, pelunasan_hari: 30 })
const missing = (changes: Partial<typeof PENUH>, ...syarat: string[]) =>
  Object.keys(kurangErrors(siapTerbit({ ...PENUH, ...changes }, pengatur(...syarat), TODAY)))

it('asks for nothing until the settings do, and then for all of it', () => {
  const nothing = paketRecord({ hotels: [], maskapais: [], harga_quad: 0, flyer: '' })
  expect(siapTerbit(nothing, pengatur(), TODAY)).toEqual([])
  expect(siapTerbit(nothing, pengatur('pernah_ada'), TODAY)).toEqual([])
  const all = siapTerbit(PENUH, pengatur(...SYARAT_TERBIT), TODAY)
  expect(all).toHaveLength(14)
  expect(all.filter(({ kurang }) => kurang.length > 0)).toEqual([])
})

it('names each field that is missing', () => {
  expect(missing({ flyer: '', deskripsi: ' ' }, 'flyer', 'deskripsi', 'poster')).toEqual([
    'flyer',
    'deskripsi',
  ])
  expect(missing({ pelunasan_hari: null }, 'pembayaran')).toEqual(['pelunasan_hari'])
  expect(missing({ maskapais: PENUH.maskapais.map((leg) => ({ ...leg, nomor: '' })) }, 'tiket')).toEqual([
    'maskapais.0.nomor',
  ])
  expect(missing({ visa: '' }, 'visa')).toEqual(['visa'])
  expect(missing({ visa: '', tipe_paket: 'Overseas' }, 'visa')).toEqual([])
  const none = { ...pengatur('izin'), ppiu: { nomor: '', berlaku_sampai: '' } }
  expect(kurangErrors(siapTerbit(PENUH, none, TODAY))).toEqual({
    status: ['Sebelum terbit, lengkapi izin PPIU yang berlaku (di Pengaturan)'],
  })
})

it('counts contradictions, and no notice', () => {
  expect(missing({ harga_quad: 40_000_000 }, 'selaras')).toEqual(['harga_quad'])
  expect(missing({ harga_double: 0 }, 'selaras')).toEqual([])
})
