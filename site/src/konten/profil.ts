import type { PROFIL_SLOTS } from '../gambar/slots.ts'

/** What /profile says of the agency; an agency puts its own words here. */
export const VISI =
  'Menjadi biro perjalanan yang paling tenang untuk dititipi orang tua Anda: ibadah terjaga ilmunya, perjalanan jelas jadwalnya, dan setiap rupiah jelas gunanya.'

export interface Misi {
  judul: string
  isi: string
}

export const MISI: readonly Misi[] = [
  {
    judul: 'Ibadah sesuai tuntunan',
    isi: 'Membimbing setiap jamaah agar umrah dan hajinya sah dan khusyuk, dengan manasik sebelum berangkat dan pembimbing yang ikut sampai pulang.',
  },
  {
    judul: 'Izin yang terbuka',
    isi: 'Menampilkan nomor izin di setiap halaman, dengan cara memeriksanya, sebelum Anda membayar apa pun.',
  },
  {
    judul: 'Harga tanpa kejutan',
    isi: 'Menulis harga per tipe kamar lengkap dengan apa yang sudah dan belum termasuk, sehingga tidak ada biaya yang muncul di tengah jalan.',
  },
  {
    judul: 'Hotel dan maskapai disebut namanya',
    isi: 'Menyebut nama hotel, jaraknya ke masjid, dan maskapainya sejak awal, bukan sekadar kata “setaraf”.',
  },
  {
    judul: 'Lansia didahulukan',
    isi: 'Memesankan kursi roda beserta pendorongnya bila Anda minta, dengan biaya yang tertulis di setiap paket, mengusahakan kamar dekat lift, dan menyediakan pendamping.',
  },
  {
    judul: 'Belajar di setiap perjalanan',
    isi: 'Membuka jalan ke pusat ilmu di Madinah dan Kairo melalui studi singkat yang terarah.',
  },
  {
    judul: 'Sejarah yang bersumber',
    isi: 'Mengajak jamaah mengenal peradaban Islam dari tempatnya langsung, dengan cerita yang jelas rujukannya.',
  },
  {
    judul: 'Amanah atas dana dan data',
    isi: 'Mencatat setiap pembayaran dengan kuitansi, menjelaskan aturan pembatalan sejak awal, dan menjaga data pribadi jamaah.',
  },
]

/** The six services of SPEC section 2. */
export interface Layanan {
  nama: keyof typeof PROFIL_SLOTS.layanan
  isi: string
}

export const LAYANAN: readonly Layanan[] = [
  {
    nama: 'Haji Khusus',
    isi: 'Pendaftaran, pemantauan nomor porsi, dan manasik berkala sampai tahun keberangkatan Anda tiba.',
  },
  {
    nama: 'Umroh Overseas',
    isi: 'Umrah yang dilanjutkan ke satu negara lain, seperti Turki atau Spanyol, dalam satu rangkaian perjalanan.',
  },
  {
    nama: 'Umroh Plus',
    isi: 'Umrah dengan tambahan ziarah dan kajian, termasuk itikaf pada sepuluh malam terakhir Ramadan.',
  },
  {
    nama: 'Overseas Malaysia',
    isi: 'Kuala Lumpur dan Putrajaya untuk keluarga, dan kunjungan kampus bagi rombongan sekolah yang memintanya.',
  },
  {
    nama: 'Halal Tour',
    isi: 'Perjalanan keluarga dengan makanan halal dan jadwal salat yang sudah diatur di setiap kota.',
  },
  {
    nama: "Ma'had Nabawi",
    isi: 'Belajar bahasa Arab dan adab di Madinah, dengan bimbingan musyrif dan asrama dekat Masjid Nabawi.',
  },
]

export interface SorotanPembimbing {
  nama: string
  peran: string
  isi: string
}

/** Two guides, in the order of `PEMBIMBING_SLOTS`. They are examples until an agency names its own. */
export const PEMBIMBING: readonly SorotanPembimbing[] = [
  {
    nama: 'Ustadz Fahri Ramadhan',
    peran: 'Pembimbing ibadah',
    isi: 'Mengisi manasik setiap bulan dan mendampingi rombongan sejak berkumpul di bandara. Jamaah mengenalnya karena sabar menjawab pertanyaan yang sama berkali-kali.',
  },
  {
    nama: 'Ustadzah Laila Hasanah',
    peran: 'Pendamping jamaah perempuan',
    isi: 'Mendampingi ibu-ibu di Raudhah, di kamar, dan saat sakit. Membuka kelas fikih perempuan sebelum setiap keberangkatan.',
  },
]
export const PEMBIMBING_CATATAN = 'Nama dan potret pembimbing di sini adalah contoh.'
