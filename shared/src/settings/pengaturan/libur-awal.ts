import type { PengaturanIsi } from './pengaturan.ts'

const HIJRIAH = { sumber: 'Kalender Umm al-Qura', diperiksa_pada: '2026-11-23' } as const
const SEKOLAH = {
  jenis: 'sekolah',
  sumber: 'Perkiraan. Cocokkan dengan kalender pendidikan provinsi.',
  diperiksa_pada: '',
} as const

/** The demonstration's holidays and seasons, from the end of 2026 to that of 2027. */
export const LIBUR_CONTOH: PengaturanIsi['libur'] = [
  { ...SEKOLAH, nama: 'Libur akhir tahun', mulai: '2026-12-19', selesai: '2027-01-02' },
  { ...HIJRIAH, nama: 'Ramadan 1448 H', jenis: 'ramadan', mulai: '2027-02-08', selesai: '2027-03-08' },
  { ...HIJRIAH, nama: 'Idulfitri 1448 H', jenis: 'nasional', mulai: '2027-03-09', selesai: '2027-03-10' },
  { ...HIJRIAH, nama: 'Musim haji 1448 H', jenis: 'haji', mulai: '2027-05-07', selesai: '2027-05-19' },
  { ...SEKOLAH, nama: 'Libur kenaikan kelas', mulai: '2027-06-21', selesai: '2027-07-10' },
  { ...SEKOLAH, nama: 'Libur akhir tahun', mulai: '2027-12-20', selesai: '2028-01-01' },
]
