import { NAMA_PRODUK, TANPA_NAMA } from '../../platform/merek.ts'
import { filled } from '../../records/noun/given.ts'
import { CONSENT } from '../consent.ts'
import { ANGKA_AWAL } from './angka/berlaku.ts'
import { LIBUR_CONTOH } from './libur-awal.ts'
import { PIXEL_TEKS_AWAL, PRIVASI_AWAL, SYARAT_AWAL } from './naskah-awal.ts'
import type { PengaturanIsi } from './pengaturan.ts'
import { PENGATURAN } from './pengaturan-fields.ts'

const naskah = {
  pixel_consent: 'ask',
  pixel_teks: PIXEL_TEKS_AWAL,
  pixel_versi: CONSENT.versi,
  syarat: SYARAT_AWAL,
  syarat_versi: CONSENT.versi,
  privasi: PRIVASI_AWAL,
  privasi_versi: CONSENT.versi,
  persetujuan: CONSENT.teks,
  persetujuan_pemasaran: CONSENT.pemasaran,
  persetujuan_versi: CONSENT.versi,
} as const

/** Holds for any agency, until somebody checks it again. */
const PENGADUAN_AWAL = [
  {
    nama: 'Kementerian Haji dan Umrah, Direktorat Jenderal Pengendalian Haji dan Umrah',
    keterangan: 'Sertakan nama dan izin penyelenggara, bukti pembayaran, dan urutan kejadiannya.',
    sumber: 'Perpres 92/2025 dan keterangan kementerian, 3 Februari 2026',
    berlaku_sejak: '2025-09-08',
    diperiksa_pada: '2026-11-24',
  },
]

/** The place where licences could be checked at the last check. */
const CEK_AWAL = {
  licence_check_url: 'https://simpu.kemenag.go.id/',
  licence_check_sejak: '2023-01-01',
  licence_check_sumber: 'Pengumuman kementerian tentang SIMPU, 2023; kementeriannya berganti pada 2025',
} as const

const nobody = { company: '', address: '', city: '', email: '', phone: '' }

/** The settings of an agency that has stated nothing yet: texts valid for any agency, and no identity. */
export const PENGATURAN_KOSONG: PengaturanIsi = filled(PENGATURAN.fields, {
  ...naskah,
  ...nobody,
  brand: TANPA_NAMA,
  pengaduan: PENGADUAN_AWAL,
  ...CEK_AWAL,
  angka: ANGKA_AWAL,
})

/** The settings of the demonstration's made-up agency, so that a fresh machine shows a whole product. */
export const PENGATURAN_CONTOH: PengaturanIsi = filled(PENGATURAN.fields, {
  ...naskah,
  brand: NAMA_PRODUK,
  company: 'PT Safar Al Wafi',
  tagline: 'Umrah, Haji, Studi & Tour Sejarah',
  email: 'halo@safar.test',
  phone: '0812-0000-0000',
  instagram: 'https://www.instagram.com/safar',
  youtube: 'https://www.youtube.com/@safar',
  address: 'Jl. Margonda Raya No. 000, Depok, Jawa Barat 16424',
  city: 'Depok',
  hours: 'Senin–Sabtu, 08.00–17.00 WIB',
  ...CEK_AWAL,
  angka: ANGKA_AWAL,
  ppiu: { nomor: '000/2024' },
  pihk: { nomor: '000/2024' },
  asosiasi: [{ nama: 'Siskopatuh' }, { nama: 'IATA' }, { nama: 'ASITA' }, { nama: 'AMPHURI' }],
  visi: 'Menjadi biro perjalanan yang paling tenang untuk dititipi orang tua Anda: ibadah terjaga ilmunya, perjalanan jelas jadwalnya, dan setiap rupiah jelas gunanya.',
  misi: `Ibadah sesuai tuntunan
Membimbing setiap jamaah agar umrah dan hajinya sah dan khusyuk, dengan manasik sebelum berangkat dan pembimbing yang ikut sampai pulang.

Izin yang terbuka
Menampilkan nomor izin di setiap halaman, dengan cara memeriksanya, sebelum Anda membayar apa pun.

Harga tanpa kejutan
Menulis harga per tipe kamar lengkap dengan apa yang sudah dan belum termasuk, sehingga tidak ada biaya yang muncul di tengah jalan.

Hotel dan maskapai disebut namanya
Menyebut nama hotel, jaraknya ke masjid, dan maskapainya sejak awal, bukan sekadar kata “setaraf”.

Lansia didahulukan
Memesankan kursi roda beserta pendorongnya bila Anda minta, dengan biaya yang tertulis di setiap paket, mengusahakan kamar dekat lift, dan menyediakan pendamping.

Belajar di setiap perjalanan
Membuka jalan ke pusat ilmu di Madinah dan Kairo melalui studi singkat yang terarah.

Sejarah yang bersumber
Mengajak jamaah mengenal peradaban Islam dari tempatnya langsung, dengan cerita yang jelas rujukannya.

Amanah atas dana dan data
Mencatat setiap pembayaran dengan kuitansi, menjelaskan aturan pembatalan sejak awal, dan menjaga data pribadi jamaah.`,
  pengaduan: PENGADUAN_AWAL,
  rekening: [{ bank: 'Bank Contoh Syariah', nomor: '000 0000 000', atas_nama: 'PT Safar Al Wafi' }],
  aturan_batal: [
    { hari: 90, potongan: 10 },
    { hari: 60, potongan: 25 },
    { hari: 30, potongan: 50 },
    { hari: 14, potongan: 75 },
    { hari: 0, potongan: 100 },
  ],
  aturan_batal_sejak: '2026-11-01',
  aturan_batal_sumber: 'Surat pendaftaran kantor kami',
  aturan_batal_diperiksa: '2026-11-24',
  aturan_batal_catatan: 'Bila kami yang membatalkan keberangkatan, seluruh uang Anda kembali tanpa potongan.',
  libur: LIBUR_CONTOH,
  halaman_contoh: { itikaf: 'kami', dakhili: 'kami', overseas: 'kami', ibadah: 'kami', ilmiah: 'kami' },
})

/**
 * Empty settings for promises that nobody may make in another's name: an older host's site starts with the
 * demonstration's other settings alone.
 */
export const TANPA_JANJI: Pick<
  PengaturanIsi,
  | 'rekening'
  | 'aturan_batal'
  | 'aturan_batal_sejak'
  | 'aturan_batal_sumber'
  | 'aturan_batal_diperiksa'
  | 'aturan_batal_catatan'
> = {
  rekening: [],
  aturan_batal: [],
  aturan_batal_sejak: '',
  aturan_batal_sumber: '',
  aturan_batal_diperiksa: '',
  aturan_batal_catatan: '',
}
