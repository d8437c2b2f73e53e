import type { Page } from '@playwright/test'

/*
 * A family's booking as pictures show it. It is answered in place of the server: what a family sends stays in the
 * books, and codes on top of sums are drawn by lot.
 */

const stamp = '2026-10-28T03:00:00.000Z'
/** A link of no booking: the page reads it, and its answers are these. */
export const FAMILY_LINK = `/pesanan#${'contoh'.repeat(7)}0`

const bill = (id: number, uraian: string, jatuh_tempo: string, jumlah: number, isPaid = true) => ({
  id,
  jenis: id === 1 ? 'dp' : id === 5 ? 'tambahan' : 'angsuran',
  uraian,
  jatuh_tempo,
  jumlah,
  dibayar: isPaid ? jumlah : 0,
  keadaan: isPaid ? 'lunas' : 'belum',
  jumlah_transfer: isPaid ? null : jumlah + 142,
  lunas_pada: isPaid ? jatuh_tempo : '',
})
const paper = (jenis: string, keadaan: string, alasan = '') => ({
  jenis,
  keadaan,
  alasan,
  dikirim_pada: keadaan === 'belum' ? null : stamp,
})
const person = (id: number, nama: string, more: object = {}) => ({
  id,
  nama,
  jenis: 'dewasa',
  kamar: 'double',
  keadaan: 'lengkap',
  kurang: [],
  dokumen: [paper('paspor', 'diterima'), paper('pas_foto', 'diterima')],
  visa: false,
  ...more,
})
const step = (kunci: string, judul: string, keterangan: string, more: object = {}) => ({
  kunci,
  judul,
  keterangan,
  batas: '2026-11-08',
  lewat: false,
  tagihan_id: null,
  peserta_id: 4,
  jenis: null,
  ...more,
})
const receipt = (nomor: string, tanggal: string, jumlah: number) => ({
  nomor,
  tanggal,
  jumlah,
  keadaan: 'sah',
  tautan: `/kwitansi#${nomor}.ABCDEF2345`,
})

const BOOKING = {
  kode: 'SFR-2026-0142',
  hari_ini: '2026-11-02',
  status: 'sebagian',
  keadaan: '',
  pemesan: { nama: 'Hendra Saputra Wijaya' },
  sejak: '2026-10-24T03:00:00.000Z',
  perubahan: [
    { pada: stamp, teks: 'Visa Hendra Saputra Wijaya sudah terbit.' },
    { pada: stamp, teks: 'Kursi roda Rahmawati Djunaedi ditambahkan ke tagihan.' },
  ],
  berikutnya: step(
    'ulangi',
    'Kirim lagi paspor Rahmawati Djunaedi',
    'Foto 22 Oktober belum dapat dipakai: tulisannya tidak terbaca.',
    { jenis: 'paspor' },
  ),
  sesudah: [
    step('kirim', 'Kirim pas foto Rahmawati Djunaedi', 'Belum kami terima.', { jenis: 'pas_foto' }),
    step('bayar', 'Bayar Rp 3.000.142', 'Untuk kursi roda.', { tagihan_id: 5, peserta_id: null }),
  ],
  peserta: [
    person(1, 'Hendra Saputra Wijaya', { visa: true }),
    person(2, 'Siti Maryam Azzahra'),
    person(3, 'Naufal Hendra Saputra', { jenis: 'anak', kamar: 'triple' }),
    person(4, 'Rahmawati Djunaedi', {
      kamar: 'quad',
      keadaan: 'kurang',
      kurang: [
        { teks: 'Paspor ditolak: tulisannya tidak terbaca.', jenis: 'paspor', batas: '2026-11-08' },
        { teks: 'Pas foto belum diunggah.', jenis: 'pas_foto', batas: '2026-11-08' },
      ],
      dokumen: [paper('paspor', 'ditolak', 'tulisannya tidak terbaca'), paper('pas_foto', 'belum')],
    }),
  ],
  pecahan: [],
  mata_uang: 'Rp',
  total: 127_000_000,
  dibayar: 124_000_000,
  sisa: 3_000_000,
  lebih: 0,
  tagihan: [
    bill(1, 'Uang muka', '2026-06-12', 40_000_000),
    bill(2, 'Angsuran 1', '2026-07-14', 28_000_000),
    bill(3, 'Angsuran 2', '2026-08-14', 28_000_000),
    bill(4, 'Pelunasan', '2026-10-21', 28_000_000),
    bill(5, 'Kursi roda', '2026-11-07', 3_000_000, false),
  ],
  pengembalian: [],
  bayar: { tagihan_id: 5, jumlah_transfer: 3_000_142, jatuh_tempo: '2026-11-07' },
  kode_unik: 142,
  rekening: [{ bank: 'Bank Syariah Indonesia (BSI)', nomor: '7000 0077 01', atas_nama: 'PT Safar Al Wafi' }],
  pembayaran: [],
  kwitansi: [
    receipt('KW-2026-000688', '2026-10-21', 28_000_000),
    receipt('KW-2026-000571', '2026-08-14', 28_000_000),
  ],
  permintaan: [],
  perjalanan: {
    paket: 'Umrah Reguler November',
    tautan: '',
    berangkat: '2026-11-21',
    pulang: '2026-11-29',
    hari_lagi: 19,
    dari: 'Jakarta (CGK)',
    penerbangan: [
      {
        maskapai: 'Saudia',
        nomor: 'SV 9827',
        dari: 'Jakarta (CGK)',
        ke: 'Madinah (MED)',
        berangkat: '2026-11-21 09:05',
        tiba: '2026-11-21 15:05',
        transit: '',
        gate: '',
      },
    ],
    hotel: [
      { nama: 'Taibah Nur', lokasi: 'Madinah', check_in: '2026-11-21', check_out: '2026-11-24' },
      { nama: 'Rayhan Ajyad', lokasi: 'Makkah', check_in: '2026-11-24', check_out: '2026-11-29' },
    ],
    pembimbing: ['Ustadz Fahri Ramadhan'],
  },
  kantor: {
    merek: 'Safar',
    perusahaan: 'PT Safar Al Wafi',
    jam: 'Senin–Sabtu, 08.00–17.00 WIB',
    telepon: '0812-0000-0000',
    chat: '/daftar',
  },
  berlaku_sampai: '2026-12-23T10:00:00.000Z',
}

/** Answers the calls of a family's page with the booking of the pictures; any four digits open it. */
export async function answerFamily(page: Page): Promise<void> {
  const akses = {
    access_token: 'contoh',
    token_type: 'Bearer',
    expires_at: '2026-11-02T05:00:00.000Z',
    berlaku_sampai: BOOKING.berlaku_sampai,
  }
  const context = page.context()
  await context.route('**/api/pesanan/buka', (route) => route.fulfill({ json: { data: akses } }))
  await context.route(/\/api\/pesanan(\?|$)/, (route) =>
    route.fulfill({ json: { data: BOOKING, meta: { pesanan: [] } } }),
  )
}
