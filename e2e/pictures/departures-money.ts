/* The owner's view of money as its picture shows it: departures of which one is late and one is not certain yet. */

interface Bill {
  jenis: 'dp' | 'pelunasan' | 'tambahan'
  seharusnya: number
  terbayar: number
}

const NONE = {
  seharusnya: 0,
  terbayar: 0,
  sisa: 0,
  lewat: 0,
  lewat_pemesanan: 0,
  lewat_sejak: null as string | null,
  belum_dp: 0,
  diterima: 0,
  dipindah: 0,
  dikembalikan: 0,
  saldo: 0,
  potongan: 0,
  potongan_sisa: 0,
  lebih: 0,
  dijanjikan: 0,
  antrean: 0,
  antrean_pembayaran: 0,
}

/** Returns a departure of whole millions: what it should bring, what came, and what is late of it. */
function departure(
  paket_id: number,
  nama_paket: string,
  tanggal_keberangkatan: string,
  [peserta, kursi, pemesanan]: [number, number, number],
  [seharusnya, terbayar, lewat]: [number, number, number],
  jatuh_tempo: string,
) {
  const juta = (sum: number) => sum * 1_000_000
  return {
    ...NONE,
    paket_id,
    slug: `paket-${paket_id}`,
    nama_paket,
    tanggal_keberangkatan,
    mata_uang: 'Rp',
    kursi,
    peserta,
    pemesanan,
    minimal: null as number | null,
    pasti: true,
    jatuh_tempo,
    seharusnya: juta(seharusnya),
    terbayar: juta(terbayar),
    sisa: juta(seharusnya - terbayar),
    lewat: juta(lewat),
    lewat_pemesanan: lewat > 0 ? 2 : 0,
    lewat_sejak: lewat > 0 ? jatuh_tempo : null,
    diterima: juta(terbayar),
    saldo: juta(terbayar),
    tagihan: [] as Bill[],
  }
}

type Departure = ReturnType<typeof departure>

const november: Departure = {
  ...departure(1, 'Umrah Reguler November', '2026-11-21', [38, 50, 15], [1_156, 1_136, 16], '2026-10-27'),
  dijanjikan: 19_000_000,
  tagihan: [
    { jenis: 'dp', seharusnya: 380_000_000, terbayar: 380_000_000 },
    { jenis: 'pelunasan', seharusnya: 770_000_000, terbayar: 753_000_000 },
    { jenis: 'tambahan', seharusnya: 6_000_000, terbayar: 3_000_000 },
  ],
}
const uncertain: Departure = {
  ...departure(5, 'Halal Tour Kuala Lumpur', '2027-01-07', [9, 30, 4], [85, 36, 4], '2026-11-01'),
  minimal: 15,
  pasti: false,
}
const departures = [
  november,
  departure(2, 'Umrah dari Surabaya', '2026-12-12', [18, 40, 7], [558, 312, 0], '2026-11-12'),
  departure(3, 'Umrah Akhir Tahun', '2026-12-27', [41, 45, 16], [1_865, 1_094, 0], '2026-11-27'),
  uncertain,
]

const ADDED = [
  'seharusnya',
  'terbayar',
  'sisa',
  'lewat',
  'lewat_pemesanan',
  'diterima',
  'saldo',
  'dijanjikan',
] as const

function added(rows: readonly Departure[]) {
  const all = { ...NONE }
  for (const row of rows) for (const field of ADDED) all[field] += row[field]
  return all
}

const due = (tanggal: string, paket_id: number, jenis: Bill['jenis'], sisa: number) => ({
  tanggal,
  mata_uang: 'Rp',
  sisa,
  rincian: [{ paket_id, jenis, sisa }],
})

const late = (id: number, pemesan_nama: string, seharusnya: number, lewat: number, antrean: number) => ({
  id,
  kode: `SFR-2026-0${id}`,
  pemesan_nama,
  status: 'sebagian',
  seharusnya,
  terbayar: seharusnya - lewat,
  sisa: lewat,
  lewat,
  lewat_sejak: '2026-10-27',
  jatuh_tempo: '2026-10-27',
  saldo: seharusnya - lewat,
  potongan: 0,
  lebih: 0,
  dikembalikan: 0,
  antrean,
})

/** Returns what the owner is told; with the bookings of its first departure where one was asked for. */
export const departuresMoney = (isOne: boolean) => ({
  per: '2026-11-02',
  dibaca_pada: '2026-11-02T03:00:00.000Z',
  jumlah: [
    {
      ...added(departures),
      mata_uang: 'Rp',
      keberangkatan: departures.length,
      peserta: departures.reduce((sum, { peserta }) => sum + peserta, 0),
      antrean: 5_000_000,
      antrean_pembayaran: 1,
      belum_pasti: added([uncertain]),
    },
  ],
  keberangkatan: departures,
  minggu: [],
  hari: [
    due('2026-10-27', 1, 'pelunasan', 16_000_000),
    due('2026-11-01', 5, 'dp', 4_000_000),
    due('2026-11-07', 1, 'tambahan', 4_000_000),
    due('2026-11-12', 2, 'pelunasan', 246_000_000),
    due('2026-11-27', 3, 'pelunasan', 771_000_000),
    due('2026-12-08', 5, 'pelunasan', 45_000_000),
  ],
  rekening: [
    { mata_uang: 'Rp', metode: 'transfer', rekening: '0000000000', diterima: 2_466_000_000 },
    { mata_uang: 'Rp', metode: 'tunai', rekening: '', diterima: 112_000_000 },
  ],
  mutasi: { baris: 4, jumlah: 10_800_317 },
  pemesanan: isOne
    ? [
        late(171, 'Bambang Sutejo Hartono', 30_000_000, 13_500_000, 5_000_000),
        late(174, 'Dewi Anggraini', 60_000_000, 2_500_000, 0),
      ]
    : null,
})
