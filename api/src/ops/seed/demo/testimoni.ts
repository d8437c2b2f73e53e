import type { Testimoni } from '@safar/shared/content/testimoni/testimoni-fields'

type Kutipan = Pick<Testimoni, 'isi' | 'nama' | 'kota' | 'paket' | 'bintang'>

/** Made-up quotes: nobody said them, so none has a day of permission, and pages mark each as an example. */
export const DEMO_TESTIMONI: readonly Kutipan[] = [
  {
    isi: 'Ibu saya 71 tahun dan memakai kursi roda. Ustadz tidak pernah meninggalkan rombongan belakang. Setiap malam kami di rumah dikirimi kabar.',
    nama: 'Rahmawati',
    kota: 'Depok',
    paket: 'Umrah Reguler',
    bintang: 5,
  },
  {
    isi: 'Hotelnya persis seperti yang ditulis di halaman paket. Saya hitung sendiri, dua menit jalan kaki sampai pelataran.',
    nama: 'Hendra Saputra',
    kota: 'Bogor',
    paket: 'Umrah Akhir Tahun',
    bintang: 5,
  },
  {
    isi: 'Anak saya pulang dari studi dengan bahasa Arab yang dipakai bicara, bukan hanya foto. Jadwalnya padat tetapi tertib.',
    nama: 'Siti Maryam',
    kota: 'Jakarta',
    paket: 'Study Overseas Bahasa Arab',
    bintang: 5,
  },
]
