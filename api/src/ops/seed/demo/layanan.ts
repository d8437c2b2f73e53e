import type { Layanan } from '@safar/shared/content/layanan/layanan-fields'
import type { Fokus } from '@safar/shared/files/gambar/gambar'

type Tertulis = Pick<Layanan, 'nama' | 'ringkasan' | 'gambar' | 'tipe_paket' | 'isi'>

/** Alt texts of the services' pictures, by master. */
export const LAYANAN_ALTS = {
  mina: 'Hamparan tenda putih di Mina',
  cordoba: 'Deretan lengkung merah putih Mezquita Cordoba',
  nabawi: 'Pelataran Masjid Nabawi dengan payung dan kubah hijau',
  'kuala-lumpur': 'Menara kembar Kuala Lumpur dan masjid di tepi danau',
  kairo: 'Pelataran masjid di Kairo dengan dua menara',
  mushaf: 'Mushaf tertutup di atas rehal dengan lentera',
} as const satisfies Record<string, string>

/** Focus points of the pictures that are not cut from the middle. */
export const LAYANAN_FOKUS: Record<string, Fokus> = {
  nabawi: { x: 0.5, y: 0.6 },
  kairo: { x: 0.5, y: 0.7 },
}

/** The six services that SPEC names. */
export const DEMO_LAYANAN: readonly Tertulis[] = [
  {
    nama: 'Haji Khusus',
    ringkasan:
      'Pendaftaran, pemantauan nomor porsi, dan manasik berkala sampai tahun keberangkatan Anda tiba.',
    gambar: 'mina',
    tipe_paket: 'Haji',
    isi: `Haji khusus memakai kuota tersendiri dan diselenggarakan oleh biro yang berizin PIHK. Anda tetap menunggu giliran, dan selama menunggu itulah kami menemani: porsi dipantau, kabar dikirim, manasik diulang.

## Cocok untuk Anda bila

- Anda sudah siap menyetor dana awal dan menunggu giliran
- Anda ingin hotel dan tenda yang disebut sejak pendaftaran
- Anda berangkat bersama orang tua dan ingin rombongan yang kecil

## Yang perlu Anda tahu

- Tahun berangkat ditentukan nomor porsi, bukan oleh biro
- Tidak ada biro yang dapat menjanjikan berangkat tanpa antre
- Paspor dan pemeriksaan kesehatan diurus mendekati tahunnya, dengan pengingat dari kami
`,
  },
  {
    nama: 'Umroh Overseas',
    ringkasan:
      'Umrah yang dilanjutkan ke satu negara lain, seperti Turki atau Spanyol, dalam satu rangkaian perjalanan.',
    gambar: 'cordoba',
    tipe_paket: 'Umroh',
    isi: `Satu perjalanan, dua tujuan: ibadah di Tanah Suci, dan jejak peradaban Islam di negeri lain. Malam di Makkah dan Madinah tidak dikurangi; yang bertambah adalah harinya.

## Cocok untuk Anda bila

- Anda sudah pernah umrah dan ingin melihat satu negeri lain
- Anda punya cuti lebih dari sembilan hari
- Anda kuat naik pesawat sekali lagi di tengah perjalanan

## Lebih baik umrah reguler bila

- Ini umrah pertama ayah atau ibu
- Ada yang belum kuat berjalan jauh dua hari berturut-turut
- Anda tidak ingin mengurus visa negara kedua
`,
  },
  {
    nama: 'Umroh Plus',
    ringkasan:
      'Umrah dengan tambahan ziarah dan kajian, termasuk itikaf pada sepuluh malam terakhir Ramadan.',
    gambar: 'nabawi',
    tipe_paket: 'Umroh',
    isi: `Umrah seperti biasa, dengan waktu yang lebih lapang: untuk itikaf, untuk kajian, atau untuk singgah di satu kota. Rombongannya tetap satu, pembimbingnya tetap sama dari awal sampai pulang.

## Cocok untuk Anda bila

- Anda sudah pernah umrah, dan ingin tinggal lebih lama
- Anda ingin belajar dengan tenang, bukan hanya berkunjung
- Cuti Anda paling sedikit sepuluh hari kerja

## Lebih baik umrah reguler bila

- Ini umrah pertama orang tua Anda
- Ada yang belum kuat berjalan dua hari berturut-turut
- Cuti Anda tidak lebih dari tujuh hari kerja
`,
  },
  {
    nama: 'Overseas Malaysia',
    ringkasan:
      'Kuala Lumpur dan Putrajaya untuk keluarga, dan kunjungan kampus bagi rombongan sekolah yang memintanya.',
    gambar: 'kuala-lumpur',
    tipe_paket: 'Overseas',
    isi: `Perjalanan ke luar negeri yang paling ringan: terbang sebentar, bahasanya dekat, makanannya halal. Banyak keluarga memulai dari sini sebelum pergi lebih jauh.

## Cocok untuk Anda bila

- Anak-anak ikut, atau ini perjalanan luar negeri pertama
- Anda hanya punya akhir pekan yang panjang
- Sekolah Anda mencari kunjungan kampus yang terjangkau

## Yang perlu Anda tahu

- Warga Indonesia tidak memerlukan visa untuk kunjungan singkat; syarat paspornya tertulis di halaman paket
- Kunjungan kampus diatur untuk rombongan, atas permintaan sekolah
`,
  },
  {
    nama: 'Halal Tour',
    ringkasan: 'Perjalanan keluarga dengan makanan halal dan jadwal salat yang sudah diatur di setiap kota.',
    gambar: 'kairo',
    tipe_paket: 'Overseas',
    isi: `Di negeri yang asing, dua hal paling sering merepotkan keluarga muslim: makan dan salat. Pada perjalanan ini keduanya sudah kami atur sebelum Anda berangkat.

## Yang sudah diatur

- Tempat makan dipilih dan diperiksa kehalalannya, bukan dicari di jalan
- Waktu salat masuk ke jadwal harian, lengkap dengan tempatnya
- Pemandu berbahasa Indonesia ikut sejak bandara

## Cocok untuk Anda bila

- Anda pergi bersama anak atau kakek-nenek
- Anda ingin berlibur tanpa mencari-cari tempat salat
- Anda lebih suka ritme yang ringan daripada banyak kota
`,
  },
  {
    nama: "Ma'had Nabawi",
    ringkasan:
      'Belajar bahasa Arab dan adab di Madinah, dengan bimbingan musyrif dan asrama dekat Masjid Nabawi.',
    gambar: 'mushaf',
    tipe_paket: '',
    isi: `Beberapa pekan tinggal di Madinah sebagai pelajar: pagi di kelas bahasa Arab, sore dan malam di Masjid Nabawi. Musyrif tinggal bersama peserta dan mengantar mereka sehari-hari.

## Cocok untuk Anda bila

- Anda sudah dapat membaca huruf Arab
- Anda siap tinggal di asrama dan mengikuti jadwal bersama
- Anda, atau putra-putri Anda, sedang libur panjang

## Sebelum mendaftar

- Jadwal dibuka bila pesertanya cukup; tanyakan dulu kepada kami
- Peserta di bawah 18 tahun memerlukan izin tertulis orang tua
`,
  },
]
