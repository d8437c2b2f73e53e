import { expect, it } from 'vitest'
import { type CatatanKursi, demandOf, perluSeminggu, perubahanKursi, seninDari } from './demand.ts'
import { paketRecord } from './factory.ts'

const TODAY = '2026-11-23'
const row = (waktu: string, given: Partial<CatatanKursi> = {}): CatatanKursi => ({
  paket_id: 1,
  aksi: 'ubah',
  waktu,
  sisa_pax: null,
  total_pax: null,
  status: null,
  ...given,
})
const whole = (waktu: string, sisa_pax: number, total_pax = 45, status = 'terbit') =>
  row(waktu, { sisa_pax, total_pax, status })
const given = {
  catatan: [],
  paket: [],
  pendaftaran: [],
  terdaftar: new Map<number, number>(),
  sejak: null,
  today: TODAY,
}

it('begins a week on Monday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(seninDari)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ])
})

it('counts a seat less as sold and one more as returned, by the day in Jakarta', () => {
  const sold = perubahanKursi([
    whole('2026-11-20T01:00:00.000Z', 20),
    row('2026-11-20T16:59:59.000Z', { sisa_pax: 17 }),
    row('2026-11-20T17:00:00.000Z', { sisa_pax: 18 }),
  ])
  expect(sold).toEqual([
    { paket_id: 1, hari: '2026-11-20', terjual: 3 },
    { paket_id: 1, hari: '2026-11-21', terjual: -1 },
  ])
})

it('takes no correction of all seats, no draft and no first record for a sale', () => {
  expect(
    perubahanKursi([
      whole('2026-11-01T01:00:00.000Z', 20),
      whole('2026-11-02T01:00:00.000Z', 10, 35),
      whole('2026-11-03T01:00:00.000Z', 10, 35, 'draf'),
      row('2026-11-04T01:00:00.000Z', { sisa_pax: 2 }),
      whole('2026-11-05T01:00:00.000Z', 1, 35, 'terbit'),
      // Unreadable: passed over.
      row('2026-11-06T01:00:00.000Z'),
      row('2026-11-06T02:00:00.000Z', { paket_id: 2 }),
    ]),
  ).toEqual([])
})

it('takes no sheet that is read in, and no revision that is brought back, for a sale', () => {
  expect(
    perubahanKursi([
      whole('2026-11-01T01:00:00.000Z', 20),
      { ...whole('2026-11-02T01:00:00.000Z', 12), aksi: 'impor' },
      { ...whole('2026-11-03T01:00:00.000Z', 20), aksi: 'pulihkan' },
      // What is sold after is held against what they said.
      row('2026-11-04T01:00:00.000Z', { sisa_pax: 19, aksi: 'kursi' }),
    ]),
  ).toEqual([{ paket_id: 1, hari: '2026-11-04', terjual: 1 }])
})

it('tells by departure what was sold in these weeks, and who registered for it', () => {
  const { keberangkatan } = demandOf({
    ...given,
    paket: [1, 2, 3].map((id) =>
      paketRecord({ id, slug: `paket-${id}`, tanggal_keberangkatan: '2027-01-02' }),
    ),
    catatan: [whole('2026-11-01T01:00:00.000Z', 20), whole('2026-11-02T01:00:00.000Z', 17)],
    terdaftar: new Map([[3, 4]]),
  })
  expect(keberangkatan).toMatchObject([
    { id: 1, slug: 'paket-1', terjual: 3, pendaftaran: 0 },
    { id: 3, slug: 'paket-3', terjual: 0, pendaftaran: 4 },
  ])
})

it('tells weeks with what was sold, came back and was asked for, and nothing of before', () => {
  const demand = demandOf({
    ...given,
    sejak: '2026-09-01T00:00:00.000Z',
    paket: [paketRecord({ id: 1, slug: 'desember', nama_paket: 'Desember' })],
    catatan: [
      whole('2026-09-27T01:00:00.000Z', 45),
      row('2026-09-27T02:00:00.000Z', { sisa_pax: 40 }),
      row('2026-10-05T02:00:00.000Z', { sisa_pax: 38 }),
      row('2026-11-23T02:00:00.000Z', { sisa_pax: 39 }),
    ],
    pendaftaran: [
      { created_at: '2026-11-22T16:00:00.000Z', paket_id: null },
      { created_at: '2026-11-22T17:00:00.000Z', paket_id: 1 },
    ],
  })
  expect(demand.minggu).toHaveLength(8)
  expect(demand.minggu[0]).toEqual({
    mulai: '2026-10-05',
    selesai: '2026-10-11',
    terjual: 2,
    kembali: 0,
    pendaftaran: 0,
    paket: [
      {
        slug: 'desember',
        nama_paket: 'Desember',
        tanggal_keberangkatan: paketRecord({}).tanggal_keberangkatan,
        terjual: 2,
        kembali: 0,
      },
    ],
  })
  expect(demand.minggu[1]?.paket).toEqual([])
  expect(demand.minggu.slice(-2)).toMatchObject([
    { terjual: 0, pendaftaran: 1 },
    { terjual: 0, kembali: 1, pendaftaran: 1, paket: [{ slug: 'desember', kembali: 1 }] },
  ])
  expect(demand.minggu.reduce((sum, { terjual }) => sum + terjual, 0)).toBe(2)
})

it('sums free seats at the lowest price of each, currencies apart, and counts those without one', () => {
  const paket = [
    paketRecord({
      id: 1,
      sisa_pax: 2,
      harga_quad: 30_000_000,
      harga_triple: 31_000_000,
      harga_double: 33_000_000,
    }),
    paketRecord({
      id: 2,
      slug: 'belum-berharga',
      nama_paket: 'Belum Berharga',
      sisa_pax: 3,
      harga_quad: 0,
      harga_triple: 0,
      harga_double: 0,
    }),
    paketRecord({ id: 3, sisa_pax: 4, currency: 'USD', harga_quad: 0, harga_triple: 0, harga_double: 2_500 }),
    paketRecord({ id: 4, sisa_pax: 0 }),
    paketRecord({ id: 5, sisa_pax: 9, tanggal_keberangkatan: '2026-11-22' }),
  ].map((one) => (one.id === 5 ? one : { ...one, tanggal_keberangkatan: '2027-01-02' }))
  const demand = demandOf({ ...given, paket })
  expect(demand.terbuka).toEqual([
    { currency: 'USD', kursi: 4, nilai: 10_000 },
    { currency: 'Rp', kursi: 2, nilai: 60_000_000 },
  ])
  expect(demand.tanpa_harga).toEqual({
    paket: 1,
    kursi: 3,
    daftar: [{ slug: 'belum-berharga', nama_paket: 'Belum Berharga' }],
  })
})

it('names the departures that sell more slowly than they need to, furthest behind first', () => {
  const leaving = (id: number, tanggal_keberangkatan: string, sisa_pax: number) =>
    paketRecord({ id, tanggal_keberangkatan, sisa_pax, total_pax: 45, nama_paket: `Umrah ${id}` })
  const demand = demandOf({
    ...given,
    paket: [leaving(1, '2026-12-07', 10), leaving(2, '2027-05-03', 20), leaving(3, '2026-11-23', 3)],
    catatan: [
      { ...whole('2026-11-10T01:00:00.000Z', 16), paket_id: 2 },
      { ...row('2026-11-20T01:00:00.000Z', { sisa_pax: 10 }), paket_id: 2 },
    ],
  })
  // The second sold 1.5 a week and needs 1: not behind.
  expect(demand.lambat.map(({ id, perlu, hari }) => [id, perlu, hari])).toEqual([
    [1, 5, 14],
    [3, 3, 0],
  ])
})

it('needs at least all seats of what leaves within a week', () => {
  expect([perluSeminggu(5, 0), perluSeminggu(5, 7), perluSeminggu(5, 35), perluSeminggu(1, 300)]).toEqual([
    5, 5, 1, 1,
  ])
})
