import { describe, expect, it } from 'vitest'
import { PENGATURAN_CONTOH } from './awal.ts'
import {
  BATAL_TANPA_ATURAN,
  cancellationBands,
  cancellationErrors,
  cancellationExamples,
  cancellationItems,
  cancellationTerms,
  cancellationToday,
  HARGA_CONTOH_BATAL,
  pitaPada,
  pitaText,
} from './cancellation.ts'

const aturan = [
  { hari: 0, potongan: 100 },
  { hari: 60, potongan: 25 },
  { hari: 90, potongan: 10 },
  { hari: 14, potongan: 75 },
  { hari: 30, potongan: 50 },
]
const sejak = '2026-11-24'
const keys = (rows: typeof aturan, day = sejak) =>
  Object.keys(cancellationErrors({ aturan_batal: rows, aturan_batal_sejak: day }))

describe('terms of cancelling', () => {
  it('are bands without a gap, whatever the order in which they were written', () => {
    expect(cancellationBands(aturan).map(pitaText)).toEqual([
      '90 hari atau lebih',
      '60 sampai 89 hari',
      '30 sampai 59 hari',
      '14 sampai 29 hari',
      '0 sampai 13 hari',
    ])
    expect(pitaText({ dari: 0, sampai: 0, potongan: 100 })).toBe('0 hari')
  })

  it('say in rupiah what is kept and what comes back, and both make the price', () => {
    const rows = cancellationExamples(cancellationBands(aturan), HARGA_CONTOH_BATAL)
    expect(rows.map(({ dipotong, kembali }) => [dipotong, kembali])).toEqual([
      [3_000_000, 27_000_000],
      [7_500_000, 22_500_000],
      [15_000_000, 15_000_000],
      [22_500_000, 7_500_000],
      [30_000_000, 0],
    ])
    for (const { dipotong, kembali } of cancellationExamples(
      cancellationBands([{ hari: 0, potongan: 33 }]),
      999_999,
    )) {
      expect(dipotong % 1_000).toBe(0)
      expect(dipotong + kembali).toBe(999_999)
    }
    expect(cancellationExamples(cancellationBands([{ hari: 0, potongan: 100 }]), 999_999)).toMatchObject([
      { dipotong: 999_999, kembali: 0 },
    ])
    expect(cancellationExamples([], HARGA_CONTOH_BATAL)).toEqual([])
  })

  it('tell the band of any day, and the last one of who did not come', () => {
    const pita = cancellationBands(aturan)
    expect([400, 90, 89, 60, 30, 29, 14, 13, 0, -3].map((hari) => pitaPada(pita, hari)?.potongan)).toEqual([
      10, 10, 25, 25, 50, 75, 75, 100, 100, 100,
    ])
    expect(pitaPada([], 30)).toBeNull()
  })

  it('are sentences that say since when, and guess nothing where there are none', () => {
    const isi = {
      ...PENGATURAN_CONTOH,
      aturan_batal: [
        { hari: 30, potongan: 0 },
        { hari: 14, potongan: 50 },
        { hari: 0, potongan: 100 },
      ],
      aturan_batal_sejak: '2027-01-01',
      aturan_batal_catatan: ' Sakit?\n\nHubungi kami. ',
    }
    expect(cancellationItems(cancellationTerms(isi, '2027-01-01'))).toEqual([
      'Batal 30 hari atau lebih sebelum berangkat: tanpa potongan.',
      'Batal 14 sampai 29 hari sebelum berangkat: 50% dari harga dipotong.',
      'Batal 0 sampai 13 hari sebelum berangkat: seluruh harga dipotong.',
      'Sakit? Hubungi kami.',
    ])
    expect(cancellationItems(cancellationTerms(isi, '2026-12-31'))[0]).toBe(
      'Mulai 1 Januari 2027: batal 30 hari atau lebih sebelum berangkat: tanpa potongan.',
    )
    expect(cancellationItems(cancellationTerms({ ...isi, aturan_batal: [] }, '2027-01-01'))).toEqual([
      BATAL_TANPA_ATURAN,
    ])
  })

  it('say of one departure what cancelling it costs today, by the same bands and with the day', () => {
    const ketentuan = { pita: cancellationBands(aturan), mulai: '' }
    const said = (hari: string, today: string, of = ketentuan) =>
      cancellationToday(of, { tanggal_keberangkatan: hari }, today)
    expect(said('2026-12-19', '2026-11-26')).toBe(
      'Batal hari ini (26 November 2026), 23 hari sebelum berangkat: 75% dari harga dipotong.',
    )
    expect(said('2026-12-19', '2026-12-19')).toContain('hari keberangkatan: seluruh harga dipotong.')
    expect(said('2026-12-19', '2026-12-20')).toBe('')
    expect(said('', '2026-11-26')).toBe('')
    expect(said('2026-12-19', '2026-11-26', { ...ketentuan, mulai: '2027-01-01' })).toBe('')
    expect(said('2026-12-19', '2026-11-26', { pita: [], mulai: '' })).toBe('')
    const sum = (currency: 'Rp' | 'USD', jumlah: number) =>
      cancellationToday(ketentuan, { tanggal_keberangkatan: '2026-12-19' }, '2026-11-26', {
        currency,
        jumlah,
      })
    expect(sum('Rp', 64_000_000)).toMatch(/75% dari harga dipotong, Rp\u00a048\.000\.000 dari total ini\.$/)
    expect(sum('USD', 4_000)).toMatch(/75% dari harga dipotong\.$/)
  })

  it('leave no day open, say none twice, and never ask less as the day comes near', () => {
    expect(keys(aturan)).toEqual([])
    expect(keys([], '')).toEqual([])
    expect(keys(aturan, '')).toEqual(['aturan_batal_sejak'])
    expect(keys(aturan.slice(1))).toEqual(['aturan_batal.2.hari'])
    expect(keys([...aturan, { hari: 30, potongan: 60 }])).toEqual(['aturan_batal.5.hari'])
    expect(keys([...aturan, { hari: 20, potongan: 40 }])).toEqual(['aturan_batal.5.potongan'])
    expect(
      cancellationErrors({ aturan_batal: [{ hari: 30, potongan: 50 }], aturan_batal_sejak: sejak }),
    ).toEqual({
      'aturan_batal.0.hari': ['0 sampai 29 hari sebelum berangkat belum diatur: baris terakhir mulai dari 0'],
    })
  })
})
