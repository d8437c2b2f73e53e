import { paketRecord } from '@safar/shared/content/paket/factory'
import { describe, expect, it } from 'vitest'
import { dijual, kamarText, kelompokDijual, pengganti as penggantiDari } from './dijual.ts'

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
const pengganti = (list: typeof LIST, wanted: (typeof LIST)[number], most = 9) =>
  penggantiDari(kelompokDijual(dijual(list, TODAY)), wanted, TODAY, most)
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

describe('what is on sale', () => {
  it('is open, soonest first', () => {
    expect(slugs(dijual(LIST, TODAY))).toEqual(['desember', 'sebelum', 'haji', 'sesudah', 'jauh', 'menyusul'])
  })
})

describe('beside a departure', () => {
  it('stand the open ones of its type whose dates are nearest', () => {
    expect(slugs(pengganti(LIST, penuh))).toEqual(['sesudah', 'sebelum', 'desember', 'jauh', 'menyusul'])
    const [lalu] = LIST.filter(({ slug }) => slug === 'lalu')
    expect(lalu && slugs(pengganti(LIST, lalu))).toEqual([
      'desember',
      'sebelum',
      'sesudah',
      'jauh',
      'menyusul',
    ])
  })

  it('stand those from its own city first, however that is written', () => {
    const dari = (slug: string, date: string, pemberangkatan: string) => paket(slug, date, { pemberangkatan })
    const list = [
      dari('jakarta-dekat', '2027-03-11', 'Jakarta (CGK)'),
      dari('surabaya-jauh', '2027-08-01', 'Surabaya'),
      dari('surabaya-dekat', '2027-04-01', 'surabaya (SUB)'),
    ]
    const wanted = dari('ini', '2027-03-10', 'Surabaya (SUB)')
    expect(slugs(pengganti(list, wanted))).toEqual(['surabaya-dekat', 'surabaya-jauh', 'jakarta-dekat'])
  })

  it('stand others also where one can still book', () => {
    const umroh = dijual(LIST, TODAY).filter(
      ({ tipe_paket, tanggal_keberangkatan }) => tipe_paket === 'Umroh' && tanggal_keberangkatan,
    )
    for (const open of umroh) {
      const [first, second] = pengganti(LIST, open)
      expect(first?.slug).toBe(open.slug)
      expect(second).toBeDefined()
    }
  })

  it('stand no more than are asked for, the city’s own before nearer ones of others', () => {
    expect(slugs(pengganti(LIST, penuh, 2))).toEqual(['sesudah', 'sebelum'])
    const many = Array.from({ length: 60 }, (_, day) =>
      paket(
        `p${day}`,
        `2027-${String(1 + Math.floor(day / 28)).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`,
        {
          pemberangkatan: day % 2 === 0 ? 'Jakarta' : 'Surabaya',
        },
      ),
    )
    const wanted = paket('ini', '2027-02-01', { pemberangkatan: 'Surabaya' })
    expect(slugs(pengganti(many, wanted, 3))).toEqual(['p29', 'p31', 'p27'])
  })

  it('a package without a date comes last', () => {
    const few = LIST.filter(({ slug }) => ['menyusul', 'jauh'].includes(slug))
    expect(slugs(pengganti(few, penuh))).toEqual(['jauh', 'menyusul'])
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
