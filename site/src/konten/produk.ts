import { KURSI_RODA, KURSI_RODA_HAJI, kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { HOTEL_CONTOH, type NamaHotelContoh, tempatHotel } from '@safar/shared/content/contoh/hotel'
import { ITIKAF } from '@safar/shared/content/contoh/itikaf'
import { PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import type { HotelGiven, MaskapaiGiven, Paket, PaketGiven } from '@safar/shared/content/paket/paket-schema'
import { filled } from '@safar/shared/records/noun/given'
import type { CONTOH_SLOTS } from '../gambar/slots.ts'
import type { SlugLayanan } from '../layanan/slug.ts'

/*
 * The three fixed pages /produk/1..3 (SPEC section 2): programmes that run every season. They carry no date, since
 * their departures are announced as packages; seats and terms are SPEC's.
 */

export interface Produk {
  /** The service whose departures on sale the page names. */
  layanan: SlugLayanan
  slot: keyof typeof CONTOH_SLOTS
  paket: Paket
}

const keterangans = (...lines: readonly string[]) => lines.map((keterangan) => ({ keterangan }))

/** SPEC section 3, "sample terms". */
const SYARAT = keterangans(
  'Uang muka minimal Rp10.000.000 per pax.',
  'Paspor berlaku paling sedikit 7 bulan, dengan nama paling sedikit 3 kata.',
  'Sudah vaksin meningitis dan membawa buku kuningnya.',
)

const TIDAK_TERMASUK = keterangans(
  'Pembuatan paspor',
  'Vaksin meningitis',
  'Kelebihan bagasi dan keperluan pribadi',
  KURSI_RODA,
)

const hotel = (nama: NamaHotelContoh): HotelGiven => {
  const { nama_hotel, bintang, deskripsi } = HOTEL_CONTOH[nama]
  return { nama_hotel, ...tempatHotel(HOTEL_CONTOH[nama]), deskripsi, bintang }
}
const terbang = (nama_maskapai: string, departure: string, arrival: string): MaskapaiGiven => ({
  nama_maskapai,
  departure,
  arrival,
})
const hari = (...days: readonly (readonly [name: string, deskripsi: string])[]) =>
  days.map(([name, deskripsi], index) => ({ hari: index + 1, name, deskripsi }))

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
} as const

/** Returns a programme as a package, which was never saved. */
const paket = (id: number, slug: string, given: PaketGiven): Paket => ({
  id,
  slug,
  ...filled(PAKET_FIELDS, given),
  created_at: '',
  updated_at: '',
})

/** SPEC gives each page 50 seats, sold and unsold: what a group holds, not what is left of one. */
const KAPASITAS =
  'Jumlah kursi di halaman ini adalah isi satu rombongan. Sisa kursi tiap tanggal tertulis di halaman keberangkatannya.'

export const PRODUK: readonly [Produk, Produk, Produk] = [
  {
    slot: 'umrah-itikaf-ramadan',
    layanan: 'umroh-plus',
    paket: paket(1, 'umrah-plus-itikaf-ramadan', {
      ...umum,
      tipe_paket: 'Umroh',
      nama_paket: ITIKAF.nama_paket,
      durasi: `${ITIKAF.hari} Hari`,
      maskapai: ITIKAF.maskapai,
      harga_quad: ITIKAF.harga_quad,
      harga_triple: ITIKAF.harga_triple,
      harga_double: ITIKAF.harga_double,
      rating_hotel: ITIKAF.rating_hotel,
      keterangan: ITIKAF.keterangan,
      deskripsi: [...ITIKAF.deskripsi, KAPASITAS].join('\n'),
      hotels: ITIKAF.inap.map(({ hotel: nama }) => hotel(nama)),
      maskapais: [
        terbang(ITIKAF.maskapai, 'Jakarta (CGK)', 'Madinah (MED)'),
        terbang(ITIKAF.maskapai, 'Jeddah (JED)', 'Jakarta (CGK)'),
      ],
      itineraris: hari(...ITIKAF.itinerary),
      fasilitas: ITIKAF.fasilitas.map((name) => ({ name })),
      pembimbings: ITIKAF.pembimbing.map((nama) => ({ nama })),
      keunggulans: keterangans(...ITIKAF.keunggulan),
      harga_termasuks: keterangans(...ITIKAF.termasuk),
    }),
  },
  {
    slot: 'haji-dakhili',
    layanan: 'haji-khusus',
    paket: paket(2, 'haji-dakhili', {
      ...umum,
      tipe_paket: 'Haji',
      nama_paket: 'Haji Dakhili',
      durasi: '9 Hari',
      pemberangkatan: 'Jeddah',
      maskapai: 'Tanpa penerbangan',
      harga_quad: 79_000_000,
      harga_triple: 84_000_000,
      harga_double: 89_500_000,
      rating_hotel: 4,
      keterangan: kamarSendiri(15_000_000),
      deskripsi: [
        'Haji bagi warga Indonesia yang tinggal dan bekerja di Arab Saudi, dengan izin haji dalam negeri (dakhili) atas nama Anda sendiri. Booking di halaman ini mencatat minat Anda; tempat Anda pasti setelah izinnya terbit.',
        'Kami membantu pendaftaran resmi, mendampingi selama Armuzna, dan menyediakan pembimbing berbahasa Indonesia. Di Mina dan Arafah jamaah bermalam di tenda; kamar hotel di Makkah tetap ada.',
        'Kuota dan jadwal mengikuti pengumuman Kementerian Haji dan Umrah Arab Saudi setiap tahun.',
        KAPASITAS,
      ].join('\n'),
      hotels: [hotel('rayhanAjyad')],
      maskapais: [],
      itineraris: hari(
        ['Jeddah – Makkah', 'Pemeriksaan izin haji, pembagian gelang pengenal, lalu bus ke hotel di Makkah.'],
        ['Persiapan di Makkah', 'Istirahat dan manasik terakhir bersama pembimbing.'],
        ['Hari Tarwiyah di Mina', 'Berihram, menuju Mina, dan bermalam di tenda.'],
        ['Wukuf di Arafah', 'Khotbah dan doa bersama, lalu bergerak ke Muzdalifah selepas Magrib.'],
        ['Jumrah Aqabah dan tawaf ifadah', 'Melontar, tahalul, lalu tawaf dan sai di Masjidil Haram.'],
        ['Hari tasyrik pertama', 'Melontar tiga jumrah dan kajian di tenda.'],
        [
          'Hari tasyrik kedua',
          'Melontar tiga jumrah. Rombongan mengambil nafar tsani, jadi bermalam lagi di Mina.',
        ],
        [
          'Hari tasyrik ketiga',
          'Melontar tiga jumrah terakhir, nafar tsani, lalu kembali ke hotel di Makkah.',
        ],
        ['Tawaf wada – Jeddah', 'Perpisahan dan perjalanan pulang ke kota masing-masing.'],
      ),
      fasilitas: [{ name: 'Tenda ber-AC di Mina dan Arafah' }, { name: 'Bus Armuzna' }],
      pembimbings: [{ nama: 'Ustadz Idris Jazuli' }],
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
        'Hewan hadyu (dam)',
        'Vaksin meningitis',
        'Keperluan pribadi',
        KURSI_RODA_HAJI,
      ),
      syarat_ketentuans: [
        ...keterangans('Memiliki iqamah yang berlaku dan belum berhaji dalam lima tahun terakhir.'),
        ...SYARAT,
      ],
    }),
  },
  {
    slot: 'umrah-overseas',
    layanan: 'umroh-overseas',
    paket: paket(3, 'umrah-plus-overseas', {
      ...umum,
      tipe_paket: 'Umroh',
      nama_paket: 'Umrah plus Overseas',
      durasi: '12 Hari',
      maskapai: 'Turkish Airlines',
      harga_quad: 42_500_000,
      harga_triple: 43_900_000,
      harga_double: 45_500_000,
      rating_hotel: 4,
      keterangan: kamarSendiri(9_500_000),
      deskripsi: [
        'Umrah di Tanah Suci, lalu tiga hari penuh menyusuri jejak Islam di Andalusia: Cordoba, Granada, dan Sevilla.',
        'Pemandu sejarah mendampingi di setiap kota. Makanan halal dan waktu salat sudah masuk ke dalam jadwal.',
        'Tanggal keberangkatan setiap musim diumumkan di daftar paket.',
        KAPASITAS,
      ].join('\n'),
      hotels: [hotel('taibahNur'), hotel('rayhanAjyad'), hotel('patioAzahar')],
      maskapais: [
        terbang('Turkish Airlines', 'Jakarta (CGK)', 'Istanbul (IST)'),
        terbang('Turkish Airlines', 'Istanbul (IST)', 'Madinah (MED)'),
        terbang('Turkish Airlines', 'Jeddah (JED)', 'Istanbul (IST)'),
        terbang('Turkish Airlines', 'Istanbul (IST)', 'Malaga (AGP)'),
        terbang('Turkish Airlines', 'Malaga (AGP)', 'Istanbul (IST)'),
        terbang('Turkish Airlines', 'Istanbul (IST)', 'Jakarta (CGK)'),
      ],
      itineraris: hari(
        ['Jakarta – Istanbul', 'Berkumpul di Terminal 3 Soekarno-Hatta dan terbang malam hari.'],
        ['Istanbul – Madinah', 'Ganti pesawat di Istanbul. Masuk hotel, istirahat, dan salat berjamaah.'],
        ['Raudhah dan ziarah kota', 'Masuk Raudhah sesuai jadwal izin Nusuk, lalu ziarah Quba dan Uhud.'],
        ['Bir Ali – Makkah, umrah', 'Miqat di Bir Ali. Umrah dibimbing selepas makan malam.'],
        ['Ibadah di Masjidil Haram', 'Hari tenang untuk tawaf sunah.'],
        ['Ziarah Makkah', 'Arafah, Muzdalifah, dan Mina.'],
        [
          'Jeddah – Malaga – Cordoba',
          'Tawaf wada selepas Subuh, terbang lewat Istanbul, lalu bus dari Malaga ke Cordoba.',
        ],
        ['Cordoba', 'Mezquita dan kota tua, bersama pemandu sejarah.'],
        ['Granada sehari', 'Alhambra dan Generalife dengan bus, malam kembali ke Cordoba.'],
        ['Sevilla sehari', 'Kereta pagi ke Alcazar dan menara Giralda, malam kembali ke Cordoba.'],
        ['Cordoba – Malaga – Istanbul', 'Bus ke Malaga, lalu pulang lewat Istanbul tanpa menginap.'],
        ['Tiba di Jakarta', 'Penyerahan air zamzam di bandara.'],
      ),
      fasilitas: [{ name: 'Bus ber-AC' }, { name: 'Pemandu sejarah' }, { name: 'Makanan halal' }],
      pembimbings: [{ nama: 'Ustadz Ilham Maulana' }],
      keunggulans: keterangans(
        'Umrah dan Andalusia dalam satu perjalanan',
        'Pemandu sejarah di setiap kota',
        'Satu hotel di Andalusia: tidak pindah koper setiap hari',
      ),
      harga_termasuks: keterangans(
        'Tiket pesawat seluruh rute, kelas ekonomi',
        'Visa umrah dan visa Schengen, asuransi perjalanan',
        'Hotel bintang 4 di setiap kota',
        'Makan tiga kali sehari, halal',
        'Tiket masuk Mezquita, Alhambra, dan Alcazar',
      ),
    }),
  },
]
