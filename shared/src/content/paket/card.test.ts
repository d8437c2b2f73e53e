import { describe, expect, it } from 'vitest'
import { cardHarga, cardKursi, paketCard } from './card.ts'
import { paketRecord } from './factory.ts'

const TODAY = '2026-11-22'
const card = (overrides: Parameters<typeof paketRecord>[0] = {}) => paketCard(paketRecord(overrides), TODAY)

describe('a package at a glance', () => {
  it('tells the day of the week, where it leads, its hotels, price and seats', () => {
    expect(card()).toEqual({
      nama: 'Umrah Reguler Desember',
      tipe: 'Umroh',
      state: 'terbuka',
      badge: '',
      isUrgent: false,
      bintang: 4,
      bintangText: 'Hotel bintang 4',
      rows: [
        { icon: 'calendar', strong: 'Sabtu, 12 Des 2026', text: '9 Hari' },
        { icon: 'plane', strong: 'Saudia', text: 'Jakarta – Madinah' },
        {
          icon: 'building',
          strong: '',
          text: 'Taibah Nur, Madinah',
          lines: [{ text: 'Taibah Nur, Madinah', end: '200 m' }],
        },
      ],
      harga: {
        text: 'Rp 32.000.000',
        kamar: 'DOUBLE',
        sekamar: 'sekamar berdua',
        others: ['Quad Rp 29.500.000'],
      },
      kursi: { tone: 'open', taken: 76, text: 'Sisa 12 dari 50 kursi', total: '' },
    })
  })

  it('names a hotel once that the group comes back to, and no line that says nothing', () => {
    const [hotel] = paketRecord().hotels
    expect(card({ hotels: hotel ? [hotel, hotel] : [] }).rows.at(-1)?.text).toBe('Taibah Nur, Madinah')
    const bare = card({
      hotels: [],
      maskapais: [],
      maskapai: '',
      pemberangkatan: '',
      tanggal_keberangkatan: '',
    })
    expect(bare.rows).toEqual([{ icon: 'calendar', strong: 'Tanggal menyusul', text: '9 Hari' }])
  })

  it('warns of the last seats, and says when it is closed', () => {
    const badges = [{ sisa_pax: 5 }, { sisa_pax: 0 }, { tanggal_keberangkatan: '2026-11-21' }].map(
      (changes) => {
        const { badge, isUrgent } = card(changes)
        return [badge, isUrgent]
      },
    )
    expect(badges).toEqual([
      ['Hampir penuh', true],
      ['Penuh', false],
      ['Sudah berangkat', false],
    ])
    expect(card({ rating_hotel: 9 }).bintangText).toBe('Hotel bintang 5')
    expect(card({ rating_hotel: 0 }).bintangText).toBe('')
  })
})

it('a price of nothing is none, and rooms that cost less stand beside any other', () => {
  const none = { currency: 'Rp', harga_quad: 0, harga_triple: 0, harga_double: 0 } as const
  expect(cardHarga(none)).toEqual({ text: 'Harga menyusul', kamar: '', sekamar: '', others: [] })
  expect(cardHarga(paketRecord()).others).toEqual(['Quad Rp 29.500.000', 'Triple Rp 30.500.000'])
  expect(cardHarga(paketRecord(), 2, 'triple')).toEqual({
    text: 'Rp 30.500.000',
    kamar: 'TRIPLE',
    sekamar: 'sekamar bertiga',
    others: ['Quad Rp 29.500.000'],
  })
  // A room that the package does not sell is none to show.
  expect(cardHarga(paketRecord({ harga_quad: 0 }), 2, 'quad')).toMatchObject({ kamar: 'DOUBLE' })
})

it('a bar is full where nothing can be had, and never longer than full', () => {
  const bar = (sisa_pax: number, total_pax: number, tanggal_keberangkatan = '2026-12-12') => {
    const { tone, taken, total } = cardKursi({ sisa_pax, total_pax, tanggal_keberangkatan }, TODAY)
    return [tone, taken, total]
  }
  expect(bar(50, 50)).toEqual(['open', 0, ''])
  expect(bar(60, 50)).toEqual(['open', 0, ''])
  expect(bar(4, 50)).toEqual(['few', 92, ''])
  expect(bar(0, 50)).toEqual(['closed', 100, 'Total 50 Pax'])
  expect(bar(7, 50, '2026-11-01')).toEqual(['closed', 100, 'Total 50 Pax'])
  expect(bar(7, 0)).toEqual(['open', 100, ''])
})
