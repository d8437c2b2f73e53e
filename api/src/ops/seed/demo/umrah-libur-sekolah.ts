import { kamarSendiri } from '@safar/shared/content/contoh/biaya'
import { HOTEL_CONTOH, jarakHotel } from '@safar/shared/content/contoh/hotel'
import { type DemoGiven, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { HOTEL } from './hotel.ts'
import {
  BAYAR_UMRAH,
  FASILITAS_UMRAH,
  hargaAnak,
  SYARAT_UMRAH,
  TERMASUK_UMRAH,
  TIDAK_TERMASUK_UMRAH,
} from './ketentuan.ts'
import { madinahJeddah, SAUDIA } from './penerbangan.ts'
import { itinerary } from './perjalanan.ts'
import { SEMBILAN_HARI, tigaEmpat } from './umrah-reguler.ts'

/** Returns an umrah in the long school holidays, under a name of the greatest usual length. */
export function umrahLiburSekolah(berangkat: string): DemoGiven {
  return {
    tipe_paket: 'Umroh',
    nama_paket: 'Umrah Sekeluarga Libur Sekolah: Madinah, Makkah, dan Manasik Anak',
    durasi: '9 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: SAUDIA.nama,
    harga_quad: 33_400_000,
    harga_triple: 34_800_000,
    harga_double: 36_900_000,
    currency: 'Rp',
    ...hargaAnak(33_400_000),
    ...BAYAR_UMRAH,
    rating_hotel: 4,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(9_000_000),
    thumbnail: 'kaaba',
    flyer: 'kaaba',
    deskripsi: paragraf(
      'Untuk keluarga yang menunggu libur panjang sekolah. Sembilan hari, tiga malam di Madinah lalu empat malam di Makkah, dengan kamar keluarga yang saling terhubung di Madinah.',
      'Anak usia 7–15 tahun mendapat kelas manasik sendiri dengan lembar kerja bergambar. Satu pembimbing mendampingi paling banyak 25 jamaah.',
    ),
    total_pax: 50,
    sisa_pax: 37,
    hotels: tigaEmpat(berangkat, HOTEL.rawdhatHijrah, HOTEL.rayhanAjyad),
    itineraris: itinerary(berangkat, SEMBILAN_HARI),
    fasilitas: fasilitas([...FASILITAS_UMRAH, 'Kelas manasik anak']),
    maskapais: madinahJeddah(berangkat, SAUDIA, 9),
    pembimbings: nama(['Ustadz Salman Hakim', 'Ustadzah Hafshah Amalia']),
    harga_termasuks: keterangan([...TERMASUK_UMRAH, 'Buku cerita umrah untuk anak']),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_UMRAH),
    keunggulans: keterangan([
      'Jadwal pas dengan libur panjang sekolah',
      `Jalan kaki dari hotel: ${jarakHotel(HOTEL_CONTOH.rawdhatHijrah)}, ${jarakHotel(HOTEL_CONTOH.rayhanAjyad)}`,
      'Penerbangan langsung pergi dan pulang',
    ]),
    syarat_ketentuans: keterangan(SYARAT_UMRAH),
  }
}
