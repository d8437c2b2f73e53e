import { KURSI_RODA } from '@safar/shared/contoh/biaya'
import { type Currency, formatHarga, formatThousands } from '@safar/shared/format/rupiah'

/** In the currency of the price beside it. Rupiah stand close, as in SPEC's sample terms. */
const uangMuka = (minimal: number, currency: Currency = 'Rp') => {
  const jumlah = currency === 'Rp' ? `Rp${formatThousands(minimal)}` : formatHarga(minimal, currency)
  return `Uang muka minimal ${jumlah} per pax. Tempat Anda tercatat setelah uang muka kami terima.`
}
const UANG_MUKA = uangMuka(10_000_000)
/* Words in braces stand for figures of the settings, which pages of packages tell by themselves beside the terms. */
export const UANG_MUKA_UMUM =
  'Uang muka minimal {uang_muka} per pax. Tempat Anda tercatat setelah uang muka kami terima.'
export const PASPOR =
  'Paspor berlaku paling sedikit {paspor_bulan} pada hari keberangkatan, dengan nama paling sedikit {paspor_kata}.'
export const VAKSIN =
  'Vaksin meningitis wajib, dibuktikan dengan kartu vaksin internasional paling lambat {vaksin_hari} sebelum berangkat.'
export const BATAL = [
  'Batal lebih dari 45 hari sebelum berangkat: uang kembali penuh, dikurangi biaya yang sudah dibayarkan ke pihak lain dan kami tunjukkan buktinya.',
  'Batal 45 hari atau kurang: tiket dan hotel mengikuti aturan maskapai dan hotel, sisanya kembali paling lambat 14 hari kerja.',
  'Bila kami yang membatalkan, Anda memilih: uang kembali penuh atau pindah ke jadwal lain tanpa biaya tambahan.',
]

export const SYARAT_UMRAH = [
  UANG_MUKA,
  'Pelunasan paling lambat 30 hari sebelum keberangkatan; pendaftaran setelah itu dibayar lunas.',
  ...BATAL,
]

export const SYARAT_HAJI = [
  'Keberangkatan mengikuti nomor porsi haji khusus dan kuota yang ditetapkan pemerintah. Belum punya porsi: kami daftarkan lebih dulu, setoran awalnya dibayar terpisah lewat bank penerima setoran, dan Anda berangkat pada gilirannya.',
  uangMuka(1_000, 'USD'),
  'Pelunasan mengikuti jadwal resmi pemerintah.',
  'Vaksin meningitis wajib, disertai surat keterangan sehat dari fasilitas kesehatan yang ditunjuk.',
  'Tanggal 8–13 Dzulhijjah dalam itinerary mengikuti kalender Ummul Qura dan dapat bergeser sehari setelah pengumuman resmi.',
  'Bila Anda berhalangan, porsi dapat dilimpahkan kepada ahli waris atau dibatalkan lewat kami sesuai aturan pemerintah.',
  'Bila kami yang membatalkan, seluruh uang kembali paling lambat 14 hari kerja.',
]

export const SYARAT_OVERSEAS = [
  UANG_MUKA,
  'Pelunasan paling lambat 45 hari sebelum keberangkatan; pendaftaran setelah itu dibayar lunas.',
  'Keputusan visa ada pada kedutaan. Bila visa ditolak, biaya visa tidak kembali dan sisanya kembali sesuai aturan maskapai dan hotel.',
  ...BATAL,
]

/** Where an Indonesian passport needs no visa. */
export const SYARAT_TANPA_VISA = SYARAT_OVERSEAS.filter((line) => !line.includes('visa'))
export const TANPA_VISA = 'Tanpa visa untuk pemegang paspor Indonesia'

/** A smaller price as well: a down payment of ten million would exceed it. */
export const SYARAT_MALAYSIA = [uangMuka(3_000_000), ...SYARAT_TANPA_VISA.slice(1)]

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

/** What the terms say, as the fields hold it. */
export const BAYAR_UMRAH = { dp_per_pax: 10_000_000, pelunasan_hari: 30, visa: 'termasuk' } as const
export const BAYAR_OVERSEAS = { dp_per_pax: 10_000_000, pelunasan_hari: 45 } as const
export const BAYAR_HAJI = { dp_per_pax: 1_000, visa: 'proses' } as const

/** What the agency asks for children on umrah: less than a bed of four, and little for an infant on a lap. */
export const hargaAnak = (quad: number) => ({
  harga_anak_kasur: quad - 1_500_000,
  harga_anak_tanpa_kasur: quad - 5_000_000,
  harga_bayi: 9_500_000,
})
