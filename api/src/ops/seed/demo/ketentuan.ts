import { KURSI_RODA } from '@safar/shared/content/contoh/biaya'

/* Words in braces stand for figures of the settings, which pages of packages tell by themselves beside the terms. */
export const PASPOR =
  'Paspor berlaku paling sedikit {paspor_bulan} pada hari keberangkatan, dengan nama paling sedikit {paspor_kata}.'
export const VAKSIN =
  'Vaksin meningitis wajib, dibuktikan dengan kartu vaksin internasional paling lambat {vaksin_hari} sebelum berangkat.'
/*
 * Down payment, instalments, settling and cancelling are no term that anybody types: the page says them from the
 * package's fields and the agency's settings, so that one answer stands everywhere.
 */

const KABAR_TERTULIS =
  'Perubahan jadwal, hotel, atau maskapai kami kabarkan secara tertulis, dengan pilihan yang dapat Anda ambil.'
const SEKAMAR = 'Keluarga kami usahakan sekamar atau berdekatan; sebutkan saat mendaftar.'

export const SYARAT_UMRAH = [
  KABAR_TERTULIS,
  SEKAMAR,
  'Jamaah yang memakai kursi roda atau obat rutin memberi tahu kami saat mendaftar, beserta siapa yang mendampingi.',
]

export const SYARAT_HAJI = [
  'Keberangkatan mengikuti nomor porsi haji khusus dan kuota yang ditetapkan pemerintah. Belum punya porsi: kami daftarkan lebih dulu, setoran awalnya dibayar terpisah lewat bank penerima setoran, dan Anda berangkat pada gilirannya.',
  'Pelunasan mengikuti jadwal resmi pemerintah.',
  'Vaksin meningitis wajib, disertai surat keterangan sehat dari fasilitas kesehatan yang ditunjuk.',
  'Tanggal 8–13 Dzulhijjah dalam itinerary mengikuti kalender Ummul Qura dan dapat bergeser sehari setelah pengumuman resmi.',
  'Bila Anda berhalangan, porsi dapat dilimpahkan kepada ahli waris lewat kami, sesuai aturan pemerintah.',
]

export const SYARAT_OVERSEAS = [
  'Keputusan visa ada pada kedutaan; kami menyampaikan dokumen yang diminta dan jadwal wawancaranya.',
  KABAR_TERTULIS,
  'Barang bawaan mengikuti batas bagasi maskapai; kelebihannya dibayar sendiri di bandara.',
]

/** The terms of a journey to a country where an Indonesian passport needs no visa. */
export const SYARAT_TANPA_VISA = SYARAT_OVERSEAS.filter((line) => !line.includes('visa'))
export const TANPA_VISA = 'Tanpa visa untuk pemegang paspor Indonesia'

export const TERMASUK_UMRAH = [
  'Tiket pesawat pulang pergi kelas ekonomi',
  'Visa umrah dan asuransi perjalanan',
  'Hotel sesuai yang tertulis di halaman ini',
  'Makan tiga kali sehari, menu Indonesia',
  'Bus ber-AC dan ziarah sesuai itinerary',
  'Perlengkapan: koper, kain ihram atau mukena, buku doa',
  'Manasik dua kali sebelum berangkat',
  'Air zamzam 5 liter, selama diizinkan maskapai',
]

export const TIDAK_TERMASUK_UMRAH = [
  'Pembuatan paspor',
  'Vaksin meningitis',
  'Kelebihan bagasi dan keperluan pribadi',
  KURSI_RODA,
]

export const TERMASUK_OVERSEAS = [
  'Tiket pesawat pulang pergi kelas ekonomi',
  'Hotel sesuai yang tertulis di halaman ini, dengan sarapan',
  'Makan siang dan malam di rumah makan halal',
  'Bus ber-AC dan tiket masuk sesuai itinerary',
  'Asuransi perjalanan',
  'Pembimbing dari Jakarta dan pemandu setempat',
]

export const TIDAK_TERMASUK_OVERSEAS = [
  'Pembuatan paspor',
  'Tip pemandu dan pengemudi',
  'Kelebihan bagasi dan keperluan pribadi',
]

export const FASILITAS_UMRAH = [
  'Bus ber-AC',
  'Makan 3 kali sehari',
  'Muthawif berbahasa Indonesia',
  'Alat pemandu suara saat tawaf',
  'Grup WhatsApp untuk keluarga di rumah',
]

/**
 * The terms of payment of each kind of journey. A smaller price has a smaller down payment, which must not exceed it.
 */
export const BAYAR_UMRAH = { dp_per_pax: 10_000_000, pelunasan_hari: 30, visa: 'termasuk' } as const
export const BAYAR_MALAYSIA = { dp_per_pax: 3_000_000, pelunasan_hari: 45 } as const
export const BAYAR_OVERSEAS = { dp_per_pax: 10_000_000, pelunasan_hari: 45 } as const
export const BAYAR_HAJI = { dp_per_pax: 1_000, visa: 'proses' } as const

/** Returns the prices for children on umrah: less than a bed in a quad, and little for an infant on a lap. */
export const hargaAnak = (quad: number) => ({
  harga_anak_kasur: quad - 1_500_000,
  harga_anak_tanpa_kasur: quad - 5_000_000,
  harga_bayi: 9_500_000,
})
