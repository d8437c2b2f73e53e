import { paketRecord } from '@safar/shared/paket/factory'
import { describe, expect, it } from 'vitest'
import { dijual, kamarText, pengganti } from './dijual.ts'

const TODAY = '2026-11-22'
const paket = (slug: string, tanggal_keberangkatan: string, changes = {}) =>
  paketRecord({ id: slug.length, slug, nama_paket: slug, tanggal_keberangkatan, sisa_pax: 5, ...changes })

const penuh = paket('penuh', '2027-03-10', { sisa_pax: 0 })
const LIST = [
  paket('jauh', '2027-09-01'),
  paket('sebelum', '2027-03-01'),
  paket('sesudah', '2027-03-14'),
  paket('desember', '2026-12-12'),
  paket('menyusul', ''),
  paket('haji', '2027-03-11', { tipe_paket: 'Haji' }),
  paket('lalu', '2026-11-01'),
  penuh,
]
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

describe('what is on sale', () => {
  it('is open, soonest first', () => {
    expect(slugs(dijual(LIST, TODAY))).toEqual(['desember', 'sebelum', 'haji', 'sesudah', 'jauh', 'menyusul'])
  })
})

describe('in place of a departure that is full or gone', () => {
  it('stand the open ones of its type whose dates are nearest', () => {
    expect(slugs(pengganti(LIST, penuh, TODAY))).toEqual([
      'sesudah',
      'sebelum',
      'desember',
      'jauh',
      'menyusul',
    ])
    const [lalu] = LIST.filter(({ slug }) => slug === 'lalu')
    expect(lalu && slugs(pengganti(LIST, lalu, TODAY))).toEqual([
      'desember',
      'sebelum',
      'sesudah',
      'jauh',
      'menyusul',
    ])
  })

  it('stands nothing where one can still book', () => {
    for (const open of dijual(LIST, TODAY)) expect(pengganti(LIST, open, TODAY)).toEqual([])
  })

  it('a package without a date comes last', () => {
    const few = LIST.filter(({ slug }) => ['menyusul', 'jauh'].includes(slug))
    expect(slugs(pengganti(few, penuh, TODAY))).toEqual(['jauh', 'menyusul'])
  })
})

it('names the price of each room that is offered', () => {
  expect(kamarText(paket('a', ''))).toEqual([
    'Quad Rp 29.500.000',
    'Triple Rp 30.500.000',
    'Double Rp 32.000.000',
  ])
  expect(kamarText(paket('a', '', { harga_quad: 0 }))).toHaveLength(2)
  expect(kamarText(paket('a', '', { harga_quad: 0, harga_triple: 0, harga_double: 0 }))).toEqual([
    'Harga menyusul',
  ])
})
