import { ITIKAF } from '@safar/shared/content/contoh/itikaf'
import { type DemoGiven, fasilitas, keterangan, nama, paragraf } from './demo-paket.ts'
import { toHijriah } from './hijriah.ts'
import { HOTEL } from './hotel.ts'
import { BAYAR_UMRAH, SYARAT_UMRAH, TIDAK_TERMASUK_UMRAH } from './ketentuan.ts'
import { madinahJeddah, SAUDIA } from './penerbangan.ts'
import { itinerary, menginap } from './perjalanan.ts'

/** Returns this year's departure of the programme; `berangkat` is 17 Ramadan. */
export function umrahItikaf(berangkat: string): DemoGiven {
  const { harga_quad, harga_triple, harga_double, rating_hotel, total_pax } = ITIKAF
  return {
    tipe_paket: 'Umroh',
    nama_paket: `${ITIKAF.nama_paket} ${toHijriah(berangkat).tahun} H`,
    durasi: `${ITIKAF.hari} Hari`,
    pemberangkatan: 'Jakarta',
    maskapai: ITIKAF.maskapai,
    harga_quad,
    harga_triple,
    harga_double,
    currency: 'Rp',
    ...BAYAR_UMRAH,
    rating_hotel,
    tanggal_keberangkatan: berangkat,
    keterangan: ITIKAF.keterangan,
    thumbnail: 'hotel-malam',
    flyer: 'flyer-1',
    deskripsi: paragraf(...ITIKAF.deskripsi),
    total_pax,
    sisa_pax: 14,
    hotels: ITIKAF.inap.map(({ hotel, masuk, keluar }) => menginap(HOTEL[hotel], berangkat, masuk, keluar)),
    itineraris: itinerary(
      berangkat,
      ITIKAF.itinerary.map(([name, deskripsi], index) => [index + 1, name, deskripsi]),
    ),
    fasilitas: fasilitas(ITIKAF.fasilitas),
    maskapais: madinahJeddah(berangkat, SAUDIA, ITIKAF.hari),
    pembimbings: nama(ITIKAF.pembimbing),
    harga_termasuks: keterangan(ITIKAF.termasuk),
    harga_tidak_termasuks: keterangan(TIDAK_TERMASUK_UMRAH),
    keunggulans: keterangan(ITIKAF.keunggulan),
    syarat_ketentuans: keterangan(SYARAT_UMRAH),
  }
}
