import type { Page } from '@playwright/test'
import { departuresMoney } from './departures-money.ts'

/*
 * Money of the office as pictures show it. It is answered in place of the server: entries of the books are never
 * removed, and what one picture booked would stand in those of the other width.
 */

const KODE = 'SFR-2026-0001'
const stamp = '2026-10-28T03:00:00.000Z'

const payment = {
  id: 1,
  pemesanan_id: 1,
  jumlah: 30_000_317,
  mata_uang: 'Rp',
  kurs: null,
  metode: 'transfer',
  tanggal_bank: '2026-10-28',
  rujukan: 'BFST02810803',
  status: 'diterima',
  alasan: '',
  bukti: false,
  kwitansi: 'KW-2026-000688',
  mutasi_id: null,
  tagihan_id: null,
  dicatat_oleh: 'Dewi Lestari',
  dicatat_akun: 9,
  dicatat_pada: stamp,
  diputus_oleh: 'Fajar Pratama',
  diputus_pada: stamp,
  kembar: [],
}
const waiting = {
  ...payment,
  id: 2,
  jumlah: 5_000_000,
  metode: 'tunai',
  tanggal_bank: '2026-11-01',
  rujukan: '',
  status: 'menunggu',
  kwitansi: null,
  diputus_oleh: '',
  diputus_pada: null,
}
const bill = (
  id: number,
  jenis: string,
  uraian: string,
  jatuh_tempo: string,
  jumlah: number,
  dibayar = 0,
) => ({
  id,
  jenis,
  uraian,
  jatuh_tempo,
  jumlah,
  dibayar,
  dihapus: 0,
  keadaan: dibayar >= jumlah ? 'lunas' : dibayar > 0 ? 'sebagian' : 'belum',
  jumlah_transfer: dibayar >= jumlah ? null : jumlah - dibayar + 317,
})
const money = {
  mata_uang: 'Rp',
  total: 94_000_000,
  dibayar: 30_000_317,
  sisa: 63_999_683,
  lebih: 0,
  kode_unik: 317,
  tagihan: [
    bill(1, 'dp', 'Uang muka', '2026-10-30', 30_000_000, 30_000_000),
    bill(2, 'tambahan', 'Kursi roda', '2026-11-07', 3_000_000),
    bill(3, 'pelunasan', 'Pelunasan', '2026-12-10', 61_000_000, 317),
  ],
  pembayaran: [payment, waiting],
  pengembalian: [],
  pindahan: [],
  pemeriksa: ['Fajar Pratama'],
  peringatan: [],
  aturan: [],
}
const reckoned = {
  sebab: 'batal',
  tanggal: '2026-11-02',
  hari: 75,
  mata_uang: 'Rp',
  pita: { dari: 60, sampai: 89, potongan: 25 },
  potongan: 23_500_000,
  biaya_terpakai: 0,
  kembali: 6_500_317,
  kurang: 0,
  baris: [
    { uraian: 'Sudah dibayar', jumlah: 30_000_317 },
    { uraian: 'Potongan 25% (60 sampai 89 hari sebelum berangkat)', jumlah: -23_500_000 },
  ],
  peringatan: [],
}
const signs = (...all: [string, string, boolean?][]) => ({
  alasan: all.map(([, words]) => words),
  tanda: all.map(([kunci, , cocok = true]) => ({ kunci, cocok })),
})
const line = (id: number, tanggal: string, keterangan: string, jumlah: number, usulan: object[] = []) => ({
  id,
  rekening: '0000000000',
  tanggal,
  keterangan,
  jumlah,
  saldo: null,
  keadaan: 'baru',
  alasan: '',
  keadaan_pada: '',
  usulan,
  bagian: [],
})

/** Answers every page of money with one family's, whose booking has the id. */
export async function answerMoney(page: Page, pemesanan_id: number): Promise<void> {
  const usulan = (jumlah: number, ...all: [string, string, boolean?][]) => ({
    pemesanan_id,
    kode: KODE,
    jumlah,
    ...signs(...all),
  })
  const lines = [
    line(11, '2026-10-27', 'BAMBANG SUTEJO H PELUNASAN UMROH', 2_800_000, [
      usulan(
        2_800_000,
        ['nama', 'Nama pengirim sama dengan pemesan.'],
        ['jumlah', 'Kurang Rp 200.000 dari Kursi roda.', false],
      ),
    ]),
    line(12, '2026-10-28', `TRSF E-BANKING HENDRA SAPUTRA ${KODE}`, 3_000_317, [
      usulan(
        3_000_317,
        ['jumlah', 'Jumlahnya tepat: Kursi roda dengan kode unik 317.'],
        ['unik', 'Kode unik 317 hanya milik pemesanan ini.'],
        ['kode', `Kode ${KODE} ada di keterangannya.`],
        ['nama', 'Nama Hendra Saputra ada di keterangannya.'],
      ),
    ]),
    line(13, '2026-10-27', 'SETORAN TUNAI CAB DEPOK', 5_000_000),
    line(14, '2026-10-28', 'BIAYA ADMIN', -6_500),
  ]
  const meta = { total: lines.length, page: 1, per_page: 100, last_page: 1 }
  const office = {
    penerbit: {
      nama: 'PT Safar Al Wafi',
      alamat: 'Jl. Margonda Raya No. 000, Depok, Jawa Barat 16424',
      merek: 'Safar',
      kota: 'Depok',
      telepon: '0812-0000-0000',
      email: 'halo@safar.test',
      izin: ['Izin PPIU 000/2024'],
    },
  }
  const receipt = {
    ...office,
    nomor: 'KW-2026-000688',
    pembayaran_id: 1,
    pemesanan_id,
    keadaan: 'sah',
    terbit_pada: stamp,
    pembatalan: null,
    periksa: { k: 'ABCDEF2345', tautan: 'https://safar.test/kwitansi#KW-2026-000688.ABCDEF2345' },
    dari: 'Hendra Saputra',
    kode: KODE,
    paket: 'Umrah Akhir Tahun',
    tanggal_keberangkatan: '2027-01-16',
    mata_uang: 'Rp',
    jumlah: 30_000_317,
    terbilang: 'tiga puluh juta tiga ratus tujuh belas rupiah',
    metode: 'transfer',
    tanggal_bank: '2026-10-28',
    rujukan: 'BFST02810803',
    untuk: [
      { uraian: 'Uang muka', jumlah: 30_000_000 },
      { uraian: 'Pelunasan', jumlah: 317 },
    ],
    diterima_oleh: 'Fajar Pratama',
    bea_meterai: 10_000,
    peserta: ['Siti Aminah Binti Ahmad', 'Hendra Saputra'],
    posisi: { total: 94_000_000, dibayar: 30_000_317, sisa: 63_999_683, sebelum: [] },
  }
  const answers: [string | RegExp, object][] = [
    [/\/api\/mutasi\?/, { data: lines, jumlah: { baru: lines.length, cocok: 0, diabaikan: 0 }, meta }],
    ['**/api/mutasi/jumlah', { data: { baru: lines.length } }],
    [`**/api/pemesanan/${pemesanan_id}/uang`, { data: money }],
    [`**/api/pemesanan/${pemesanan_id}/pengembalian/hitung`, { data: reckoned }],
    ['**/api/kwitansi/KW-2026-000688', { data: receipt }],
  ]
  for (const [path, json] of answers) await page.context().route(path, (route) => route.fulfill({ json }))
  await page.context().route(/\/api\/uang(\?|$)/, (route) => {
    const isOne = new URL(route.request().url()).searchParams.has('keberangkatan')
    return route.fulfill({ json: { data: departuresMoney(isOne) } })
  })
}

/** Answers the check of a receipt as of one that is genuine. */
export async function answerCheck(page: Page): Promise<void> {
  const data = {
    keadaan: 'sah',
    nomor: 'KW-2026-000688',
    tanggal: '2026-10-28',
    mata_uang: 'Rp',
    jumlah: 30_000_317,
    inisial: 'H. S.',
  }
  await page
    .context()
    .route(/\/api\/kwitansi\/KW-2026-000688\/periksa\?/, (route) => route.fulfill({ json: { data } }))
}
