import { LOG_AKSES_BULAN } from '../../access/log-akses/log-akses.ts'
import type { OfficeNoun } from '../../platform/address/admin.ts'
import { RIWAYAT_AKSI } from './riwayat.ts'

/* Verbs and kinds of the activity log as plain values, so that the office needs no schema to draw them. */

/** Verbs of the activity log: those of revisions, and those that leave no revision. */
export const AKTIVITAS_AKSI = [
  ...RIWAYAT_AKSI,
  'urutkan',
  'unggah',
  'ganti',
  'unduh',
  'lihat',
  'jawab',
  'kirim',
  'undang',
  'minta',
  'kembali',
  'masuk',
  'gagal-masuk',
  'keluar',
  'ganti-password',
  'cabut',
  'uji',
  'pasang-faktor',
  'lepas-faktor',
  'pakai-pemulihan',
  'pemulihan-baru',
] as const
export type AktivitasAksi = (typeof AKTIVITAS_AKSI)[number]

/** Each verb as a sentence says it after a person's name. */
export const AKTIVITAS_AKSI_KATA: Record<AktivitasAksi, string> = {
  buat: 'menambah',
  ubah: 'mengubah',
  kursi: 'mengubah sisa kursi',
  impor: 'mengimpor',
  hapus: 'menghapus',
  pulihkan: 'memulihkan',
  terbit: 'menerbitkan',
  turun: 'menurunkan',
  urutkan: 'mengurutkan',
  unggah: 'mengunggah',
  ganti: 'mengganti di semua tempat',
  unduh: 'mengunduh',
  lihat: 'melihat',
  jawab: 'menjawab',
  kirim: 'mengirim ulang',
  undang: 'mengundang lagi',
  minta: 'meminta',
  kembali: 'kembali ke',
  masuk: 'masuk',
  'gagal-masuk': 'gagal masuk',
  keluar: 'keluar',
  'ganti-password': 'mengganti password',
  cabut: 'mencabut',
  uji: 'menguji',
  'pasang-faktor': 'mengaktifkan verifikasi dua langkah',
  'lepas-faktor': 'mematikan verifikasi dua langkah',
  'pakai-pemulihan': 'masuk dengan kode pemulihan',
  'pemulihan-baru': 'membuat kode pemulihan baru',
}

/** Kinds of thing besides records of nouns. */
const JENIS_LAIN = {
  masuk: 'Masuk dan keluar',
  akun: 'Akun',
  token: 'Token',
  webhook: 'Webhook',
  gambar: 'Gambar',
  pendaftaran: 'Pendaftaran',
  mutasi: 'Mutasi bank',
  'permintaan-data': 'Permintaan data',
  'kotak-keluar': 'Kotak keluar',
  'templat-surat': 'Templat pesan',
  cadangan: 'Cadangan',
  publikasi: 'Publikasi',
  aktivitas: 'Catatan aktivitas',
} as const

const JENIS_DATA = {
  paket: 'Paket',
  layanan: 'Layanan',
  pembimbing: 'Pembimbing',
  artikel: 'Artikel',
  tanya: 'Tanya jawab',
  spanduk: 'Spanduk',
  galeri: 'Galeri',
  testimoni: 'Testimoni',
  jamaah: 'Jamaah',
  pemesanan: 'Pemesanan',
  peserta: 'Peserta',
  pengaturan: 'Pengaturan situs',
} as const satisfies Record<OfficeNoun | 'pengaturan', string>

/** The label of each kind of thing. */
export const AKTIVITAS_JENIS_LABEL = { ...JENIS_LAIN, ...JENIS_DATA } as const
export type AktivitasJenis = keyof typeof AKTIVITAS_JENIS_LABEL
export const AKTIVITAS_JENIS = [...Object.keys(JENIS_LAIN), ...Object.keys(JENIS_DATA)].filter(
  isAktivitasJenis,
)

/** Tells whether a name is that of a kind. */
export function isAktivitasJenis(name: string): name is AktivitasJenis {
  return Object.hasOwn(AKTIVITAS_JENIS_LABEL, name)
}

/** The number of months that an activity is kept. */
export const AKTIVITAS_BULAN = LOG_AKSES_BULAN

/** The largest number of rows in one file. */
export const AKTIVITAS_CSV_MOST = 50_000

/** Groups of the activity log: changes, access to people's data, and sign-ins. */
export const AKTIVITAS_KELOMPOK = ['perubahan', 'data-pribadi', 'masuk'] as const
export type AktivitasKelompok = (typeof AKTIVITAS_KELOMPOK)[number]

export const AKTIVITAS_KELOMPOK_LABEL: Record<AktivitasKelompok, string> = {
  perubahan: 'Perubahan',
  'data-pribadi': 'Data pribadi',
  masuk: 'Masuk',
}

/** Verbs that change nothing. */
export const AKTIVITAS_BACA = ['lihat', 'unduh'] as const satisfies readonly AktivitasAksi[]
/** Kinds with personal data. */
export const AKTIVITAS_PRIBADI = [
  'pendaftaran',
  'permintaan-data',
  'jamaah',
  'pemesanan',
  'peserta',
  'mutasi',
] as const satisfies readonly AktivitasJenis[]

const isOf = (list: readonly string[], name: string) => list.includes(name)

/** Returns the group of an activity; null for reading what is not personal. */
export function kelompokOf({
  asal,
  aksi,
  jenis,
}: {
  asal: 'aktivitas' | 'akses'
  aksi: AktivitasAksi
  jenis: AktivitasJenis
}): AktivitasKelompok | null {
  if (asal === 'akses') return 'data-pribadi'
  if (jenis === 'masuk') return 'masuk'
  if (!isOf(AKTIVITAS_BACA, aksi)) return 'perubahan'
  return isOf(AKTIVITAS_PRIBADI, jenis) ? 'data-pribadi' : null
}
