/** Shown beside the quotes: they are made up, and no visitor may take them for real ones. */
export const TESTIMONI_LABEL = 'Contoh testimoni'

export interface Testimoni {
  kutipan: string
  nama: string
  asal: string
  perjalanan: string
  /** SPEC section 2: each one has five stars. */
  bintang: 5
}

export const TESTIMONI: readonly Testimoni[] = [
  {
    kutipan:
      'Ibu saya 71 tahun dan memakai kursi roda. Ustadz tidak pernah meninggalkan rombongan belakang. Setiap malam kami di rumah dikirimi kabar.',
    nama: 'Rahmawati',
    asal: 'Depok',
    perjalanan: 'Umrah Reguler',
    bintang: 5,
  },
  {
    kutipan:
      'Hotelnya persis seperti yang ditulis di halaman paket. Saya hitung sendiri, dua menit jalan kaki sampai pelataran.',
    nama: 'Hendra Saputra',
    asal: 'Bogor',
    perjalanan: 'Umrah Akhir Tahun',
    bintang: 5,
  },
  {
    kutipan:
      'Anak saya pulang dari studi dengan bahasa Arab yang dipakai bicara, bukan hanya foto. Jadwalnya padat tetapi tertib.',
    nama: 'Siti Maryam',
    asal: 'Jakarta',
    perjalanan: 'Study Overseas Bahasa Arab',
    bintang: 5,
  },
]
