import type { Paket } from '@safar/shared/paket/schema'
import type { CONTOH_SLOTS } from '../gambar/slots.ts'

/*
 * The three fixed pages /produk/1..3 (SPEC section 2): programmes that run every season. They carry no date, since
 * their departures are announced as packages; seats and terms are SPEC's.
 */

export interface Produk {
  slot: keyof typeof CONTOH_SLOTS
  paket: Paket
}

const keterangans = (...lines: string[]) => lines.map((keterangan) => ({ keterangan }))

/** SPEC section 3, "sample terms". */
const SYARAT = keterangans(
  'Uang muka minimal Rp10.000.000 per pax. Pelunasan paling lambat 30 hari sebelum keberangkatan.',
  'Paspor berlaku paling sedikit 7 bulan, dengan nama paling sedikit 3 kata.',
  'Sudah vaksin meningitis dan membawa buku kuningnya.',
)

const TIDAK_TERMASUK = keterangans(
  'Pembuatan paspor',
  'Vaksin meningitis',
  'Kelebihan bagasi dan keperluan pribadi',
  'Kursi roda beserta pendorongnya',
)

const hotel = (nama_hotel: string, lokasi: string, bintang: number) => ({
  nama_hotel,
  lokasi,
  deskripsi: '',
  bintang,
  check_in: '',
  check_out: '',
  image: '',
})
const terbang = (nama_maskapai: string, departure: string, arrival: string) => ({
  nama_maskapai,
  departure,
  arrival,
  date_departure: '',
  date_arrival: '',
  gate: '',
  image: '',
})
const hari = (...days: [name: string, deskripsi: string][]) =>
  days.map(([name, deskripsi], index) => ({ hari: index + 1, tanggal: '', name, deskripsi }))

const umum = {
  thumbnail: '',
  flyer: '',
  tanggal_keberangkatan: '',
  pemberangkatan: 'Jakarta',
  currency: 'Rp',
  total_pax: 50,
  sisa_pax: 50,
  syarat_ketentuans: SYARAT,
  harga_tidak_termasuks: TIDAK_TERMASUK,
  created_at: '',
  updated_at: '',
} as const

export const PRODUK: readonly [Produk, Produk, Produk] = [
  {
    slot: 'umrah-itikaf-ramadan',
    paket: {
      ...umum,
      id: 1,
      slug: 'umrah-plus-itikaf-ramadan',
      tipe_paket: 'Umroh',
      nama_paket: 'Umrah plus Itikaf Ramadan',
      durasi: '16 Hari',
      maskapai: 'Garuda Indonesia',
      harga_quad: 47_500_000,
      harga_triple: 49_500_000,
      harga_double: 52_500_000,
      rating_hotel: 5,
      keterangan: 'Kamar sendiri tambah Rp 14.000.000 per pax, selama kamar masih ada.',
      deskripsi:
        'Sepuluh malam terakhir Ramadan di Masjidil Haram, didahului tiga hari yang tenang di Madinah.\nRombongan kecil dengan dua pembimbing. Sahur dan berbuka disiapkan di hotel, dan tas itikaf berisi sajadah tipis, mushaf, serta botol minum dibagikan sejak di tanah air.\nTanggal pasti mengikuti penetapan awal Ramadan dan diumumkan di daftar paket.',
      hotels: [
        hotel('Al Manar', 'Madinah, 250 m ke Masjid Nabawi', 5),
        hotel('Darul Falah', 'Makkah, 300 m ke Masjidil Haram', 5),
      ],
      maskapais: [
        terbang('Garuda Indonesia', 'Jakarta (CGK)', 'Madinah (MED)'),
        terbang('Garuda Indonesia', 'Jeddah (JED)', 'Jakarta (CGK)'),
      ],
      itineraris: hari(
        ['Jakarta – Madinah', 'Berkumpul di Terminal 3 Soekarno-Hatta, lalu terbang langsung ke Madinah.'],
        ['Masjid Nabawi dan Raudhah', 'Salat berjamaah dan masuk Raudhah sesuai jadwal izin.'],
        ['Ziarah Quba dan Uhud', 'Berangkat pagi dengan bus, kembali ke hotel sebelum Zuhur.'],
        ['Bir Ali – Makkah, umrah pertama', 'Miqat di Bir Ali. Umrah dibimbing selepas Tarawih.'],
        ['Istirahat dan persiapan itikaf', 'Pembagian tas itikaf dan penjelasan tempat berkumpul.'],
        ['Malam pertama itikaf', 'Masuk masjid sebelum Magrib bersama pembimbing.'],
        ['Itikaf', 'Tarawih, qiyamul lail, dan kajian singkat sesudah Asar.'],
        ['Itikaf', 'Kamar hotel tetap tersedia untuk mandi dan beristirahat.'],
        ['Itikaf', 'Setoran bacaan Al-Qur’an bagi yang ingin dibimbing.'],
        ['Itikaf', 'Kajian tentang malam-malam ganjil.'],
        ['Itikaf', 'Sahur dan berbuka bersama rombongan.'],
        ['Itikaf', 'Tarawih, qiyamul lail, dan doa khatam.'],
        ['Itikaf', 'Waktu pribadi untuk berdoa dan membaca.'],
        ['Malam takbir', 'Menutup itikaf dan menunaikan zakat fitrah.'],
        ['Salat Id di Masjidil Haram', 'Makan bersama, lalu tawaf wada menjelang malam.'],
        ['Jeddah – Jakarta', 'Penerbangan pulang. Air zamzam diserahkan di bandara.'],
      ),
      fasilitas: [{ name: 'Bus ber-AC' }, { name: 'Tas itikaf' }, { name: 'Sahur dan berbuka' }],
      pembimbings: [{ nama: 'Ustadz Fahri Ramadhan' }, { nama: 'Ustadzah Laila Hasanah' }],
      keunggulans: keterangans(
        'Sepuluh malam terakhir di Masjidil Haram',
        'Kamar hotel tetap ada selama itikaf',
        'Dua pembimbing untuk satu rombongan',
      ),
      harga_termasuks: keterangans(
        'Tiket pesawat pulang pergi kelas ekonomi',
        'Visa umrah dan asuransi perjalanan',
        'Hotel bintang 5 di Makkah dan Madinah',
        'Sahur dan berbuka, menu Indonesia',
        'Perlengkapan umrah dan tas itikaf',
        'Manasik dua kali sebelum berangkat',
      ),
    },
  },
  {
    slot: 'haji-dakhili',
    paket: {
      ...umum,
      id: 2,
      slug: 'haji-dakhili',
      tipe_paket: 'Haji',
      nama_paket: 'Haji Dakhili',
      durasi: '9 Hari',
      pemberangkatan: 'Jeddah',
      maskapai: 'Tanpa penerbangan',
      currency: 'USD',
      harga_quad: 4_900,
      harga_triple: 5_200,
      harga_double: 5_600,
      rating_hotel: 4,
      keterangan: 'Kamar sendiri tambah USD 900 per pax, selama kamar masih ada.',
      deskripsi:
        'Haji bagi warga Indonesia yang tinggal dan bekerja di Arab Saudi, dengan izin haji dalam negeri (dakhili) atas nama Anda sendiri.\nKami membantu pendaftaran resmi, mendampingi selama Armuzna, dan menyediakan pembimbing berbahasa Indonesia.\nKuota dan jadwal mengikuti pengumuman Kementerian Haji dan Umrah Arab Saudi setiap tahun.',
      hotels: [
        hotel('Rayhan Ajyad', 'Makkah, 350 m ke Masjidil Haram', 4),
        hotel('Tenda Mina', 'Mina, dekat jalur jamarat', 4),
      ],
      maskapais: [],
      itineraris: hari(
        ['Berkumpul di Jeddah', 'Pemeriksaan izin haji dan pembagian gelang pengenal.'],
        ['Jeddah – Makkah', 'Masuk hotel, istirahat, dan manasik terakhir.'],
        ['Hari Tarwiyah di Mina', 'Berihram, menuju Mina, dan bermalam di tenda.'],
        ['Wukuf di Arafah', 'Khotbah dan doa bersama, lalu bergerak ke Muzdalifah selepas Magrib.'],
        ['Jumrah Aqabah dan tawaf ifadah', 'Melontar, tahalul, lalu tawaf dan sai di Masjidil Haram.'],
        ['Hari tasyrik pertama', 'Melontar tiga jumrah dan kajian di tenda.'],
        ['Hari tasyrik kedua', 'Melontar tiga jumrah bagi nafar awal.'],
        ['Hari tasyrik ketiga', 'Nafar tsani, lalu kembali ke Makkah.'],
        ['Tawaf wada – Jeddah', 'Perpisahan dan perjalanan pulang ke kota masing-masing.'],
      ),
      fasilitas: [{ name: 'Tenda ber-AC di Mina dan Arafah' }, { name: 'Bus Armuzna' }],
      pembimbings: [{ nama: 'Ustadz Fahri Ramadhan' }],
      keunggulans: keterangans(
        'Izin haji resmi atas nama sendiri',
        'Pembimbing berbahasa Indonesia',
        'Hotel tetap tersedia selama Armuzna',
      ),
      harga_termasuks: keterangans(
        'Pengurusan izin haji dalam negeri',
        'Hotel di Makkah dan tenda di Mina serta Arafah',
        'Makan tiga kali sehari',
        'Bus Jeddah, Makkah, dan Armuzna',
        'Pembimbing dan pendamping kesehatan',
      ),
      harga_tidak_termasuks: keterangans(
        'Tiket pesawat dan perjalanan menuju Jeddah',
        'Hewan kurban (dam)',
        'Vaksin meningitis',
        'Keperluan pribadi',
      ),
      syarat_ketentuans: [
        ...keterangans('Memiliki iqamah yang berlaku dan belum berhaji dalam lima tahun terakhir.'),
        ...SYARAT,
      ],
    },
  },
  {
    slot: 'umrah-overseas',
    paket: {
      ...umum,
      id: 3,
      slug: 'umrah-plus-overseas',
      tipe_paket: 'Overseas',
      nama_paket: 'Umrah plus Overseas',
      durasi: '12 Hari',
      maskapai: 'Turkish Airlines',
      harga_quad: 42_500_000,
      harga_triple: 43_900_000,
      harga_double: 45_500_000,
      rating_hotel: 4,
      keterangan: 'Kamar sendiri tambah Rp 9.500.000 per pax, selama kamar masih ada.',
      deskripsi:
        'Umrah di Tanah Suci, lalu lima hari menyusuri jejak Islam di Andalusia: Cordoba, Granada, dan Sevilla.\nPemandu sejarah mendampingi di setiap kota. Makanan halal dan waktu salat sudah masuk ke dalam jadwal.\nTanggal keberangkatan setiap musim diumumkan di daftar paket.',
      hotels: [
        hotel('Taibah Nur', 'Madinah, 200 m ke Masjid Nabawi', 4),
        hotel('Rayhan Ajyad', 'Makkah, 350 m ke Masjidil Haram', 4),
        hotel('Patio Azahar', 'Cordoba, 400 m ke Mezquita', 4),
      ],
      maskapais: [
        terbang('Turkish Airlines', 'Jakarta (CGK)', 'Madinah (MED)'),
        terbang('Turkish Airlines', 'Jeddah (JED)', 'Madrid (MAD)'),
        terbang('Turkish Airlines', 'Madrid (MAD)', 'Jakarta (CGK)'),
      ],
      itineraris: hari(
        ['Jakarta – Madinah', 'Berkumpul di Terminal 3 Soekarno-Hatta dan terbang malam hari.'],
        ['Masjid Nabawi', 'Masuk hotel, istirahat, dan salat berjamaah.'],
        ['Raudhah dan ziarah kota', 'Masuk Raudhah sesuai jadwal, lalu ziarah Quba dan Uhud.'],
        ['Bir Ali – Makkah, umrah', 'Miqat di Bir Ali. Umrah dibimbing selepas makan malam.'],
        ['Ibadah di Masjidil Haram', 'Hari tenang untuk tawaf sunah.'],
        ['Ziarah Makkah', 'Arafah, Muzdalifah, dan Mina.'],
        ['Jeddah – Madrid', 'Tawaf wada, lalu terbang ke Madrid.'],
        ['Cordoba', 'Mezquita dan kota tua, bersama pemandu sejarah.'],
        ['Granada', 'Alhambra dan Generalife.'],
        ['Sevilla', 'Alcazar dan menara Giralda.'],
        ['Madrid – Jakarta', 'Penerbangan pulang pada sore hari.'],
        ['Tiba di Jakarta', 'Penyerahan air zamzam di bandara.'],
      ),
      fasilitas: [{ name: 'Bus ber-AC' }, { name: 'Pemandu sejarah' }, { name: 'Makanan halal' }],
      pembimbings: [{ nama: 'Ustadz Fahri Ramadhan' }],
      keunggulans: keterangans(
        'Umrah dan Andalusia dalam satu perjalanan',
        'Pemandu sejarah di setiap kota',
        'Visa Schengen dibantu sampai terbit',
      ),
      harga_termasuks: keterangans(
        'Tiket pesawat seluruh rute, kelas ekonomi',
        'Visa umrah dan pendampingan visa Schengen',
        'Hotel bintang 4 di setiap kota',
        'Makan tiga kali sehari, halal',
        'Tiket masuk Mezquita dan Alhambra',
      ),
    },
  },
]
