import { addDays, hariIni } from '@safar/shared/format/tanggal'
import { paketRecord } from '@safar/shared/paket/factory'
import type { Paket } from '@safar/shared/paket/schema'
import type { Publikasi, Rilis } from '@safar/shared/publikasi/schema'
import { pendaftaranRecord } from '../testing/records.ts'

export const today = hariIni()
const soon = addDays(today, 30)
export const NOW = new Date().toISOString()

const record = (id: number, overrides: Partial<Paket>): Paket =>
  paketRecord({ id, thumbnail: '', flyer: '', tanggal_keberangkatan: soon, ...overrides })

export const paket: Paket[] = [
  record(1, { nama_paket: 'Umrah Reguler Januari' }),
  record(2, {
    nama_paket: 'Jejak Andalusia: Cordoba, Granada, Sevilla',
    tipe_paket: 'Overseas',
    sisa_pax: 4,
  }),
  record(3, { nama_paket: 'Haji Khusus 1448 H', tipe_paket: 'Haji', sisa_pax: 0 }),
  record(4, { nama_paket: 'Umrah Akhir Tahun', tanggal_keberangkatan: addDays(today, -1) }),
]
export const [satuPaket = record(1, {})] = paket

export const pendaftaran = pendaftaranRecord({
  catatan: 'Ibu memakai kursi roda.',
  catatan_admin: 'Sudah ditelepon, menunggu paspor.',
})

const publikasi = (status: Publikasi['status'], rest: Partial<Publikasi> = {}): Publikasi => ({
  status,
  sejak: NOW,
  terbit_pada: NOW,
  pesan: null,
  ...rest,
})
const PERINGATAN = ['Paket “Haji Khusus 1448 H” tidak ikut: gambarnya tidak dapat dibaca.']

export const PUBLIKASI: Record<string, Publikasi> = {
  Terbit: publikasi('terbit'),
  Antre: publikasi('antre'),
  Membangun: publikasi('membangun'),
  Gagal: publikasi('gagal', { pesan: 'Ruang penyimpanan penuh.' }),
  Ditahan: publikasi('terbit', { ditahan: true }),
  'Dengan peringatan': publikasi('terbit', { peringatan: PERINGATAN }),
}

export const CATATAN = {
  'setelah gagal': {
    status: 'gagal',
    sejak: NOW,
    teks: 'Gambar “kaaba.webp” tidak dapat dibaca.\nSitus tidak dibangun.',
  },
  kosong: { status: 'gagal', sejak: '2026-11-20T03:00:00.000Z', teks: '' },
  tertutup: { status: 'terbit', sejak: NOW, teks: '' },
} satisfies Record<string, Pick<Publikasi, 'status' | 'sejak'> & { teks: string }>

export const rilisLama: Rilis = {
  id: 'a',
  terbit_pada: '2026-11-20T03:00:00.000Z',
  aktif: false,
  halaman: 30,
  sebab: [
    { jenis: 'ubah', nama: 'Umrah Reguler Januari', oleh: 'Rina', kali: 2 },
    { jenis: 'hapus', nama: 'Umrah Istanbul', oleh: 'Rina', kali: 1 },
  ],
  jumlah: 2,
}
export const rilis: Rilis[] = [
  {
    id: 'b',
    terbit_pada: NOW,
    aktif: true,
    halaman: 31,
    sebab: [{ jenis: 'kursi', nama: 'Umrah Reguler Januari', oleh: 'Rina', kali: 1 }],
    jumlah: 1,
  },
  rilisLama,
]
