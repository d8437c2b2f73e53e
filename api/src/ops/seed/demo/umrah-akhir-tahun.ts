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
import { GARUDA, madinahJeddah } from './penerbangan.ts'
import { itinerary } from './perjalanan.ts'
import { SEMBILAN_HARI, tigaEmpat } from './umrah-reguler.ts'

/** Returns the week of the school holidays at the year's end, which sells out first. */
export function umrahAkhirTahun(berangkat: string): DemoGiven {
  return {
    tipe_paket: 'Umroh',
    nama_paket: 'Umrah Akhir Tahun',
    durasi: '9 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: GARUDA.nama,
    harga_quad: 41_500_000,
    harga_triple: 43_900_000,
    harga_double: 47_000_000,
    currency: 'Rp',
    ...hargaAnak(41_500_000),
    ...BAYAR_UMRAH,
    rating_hotel: 5,
    tanggal_keberangkatan: berangkat,
    keterangan: kamarSendiri(14_500_000),
    thumbnail: 'nabawi',
    flyer: 'nabawi-potret',
    deskripsi: paragraf(
      'Untuk keluarga yang hanya dapat pergi bersama saat libur sekolah. Kedua hotel berbintang lima dan dekat sekali dengan pelataran, sehingga anak-anak dan kakek-nenek dapat pulang ke kamar kapan saja.',
      'Anak usia 7–15 tahun mendapat kelas manasik sendiri dengan lembar kerja bergambar. Kamar keluarga yang saling terhubung dapat dipesan sejak uang muka.',
    ),
    total_pax: 45,
    sisa_pax: 4,
    hotels: tigaEmpat(berangkat, HOTEL.darulFalah, HOTEL.alManar),
    itineraris: itinerary(berangkat, SEMBILAN_HARI),
    fasilitas: fasilitas([...FASILITAS_UMRAH, 'Kelas manasik anak']),
    maskapais: madinahJeddah(berangkat, GARUDA, 9),
    pembimbings: nama(['Ustadz Salman Hakim', 'Ustadzah Hafshah Amalia']),
    harga_termasuks: keterangan([...TERMASUK_UMRAH, 'Buku cerita umrah untuk anak']),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_UMRAH),
    keunggulans: keterangan([
      `Hotel bintang lima: ${jarakHotel(HOTEL_CONTOH.darulFalah)}, ${jarakHotel(HOTEL_CONTOH.alManar)}`,
      'Jadwal pas dengan libur sekolah',
      'Pendamping khusus untuk keluarga dengan anak dan lansia',
      'Penerbangan langsung bersama Garuda Indonesia',
    ]),
    syarat_ketentuans: keterangan(SYARAT_UMRAH),
  }
}
