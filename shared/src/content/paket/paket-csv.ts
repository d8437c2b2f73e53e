import { csvText } from '../../platform/csv/write-csv.ts'
import { filled } from '../../records/noun/given.ts'
import { sheetOf } from '../../records/noun/sheet.ts'
import type { Paket } from './paket.ts'
import { PAKET, PAKET_FIELDS } from './paket-fields.ts'

/** Fields of a package without a column in the sheet, each with the reason. */
export const TANPA_KOLOM: Readonly<Record<string, string>> = {
  id: 'the slug says which package a row is, on any host',
  created_at: 'it is what it was: nobody changes it',
  kosong: 'the server writes by itself what a draft lacks',
}

/** Writes packages as CSV that `POST /api/paket/impor` accepts. */
export function paketCsv(paket: readonly Paket[]): string {
  return csvText(sheetOf(PAKET, paket))
}

/** Writes a template sheet: the heads, and one package as an example of each cell. */
export function importExampleCsv(): string {
  const contoh = filled(PAKET_FIELDS, {
    tipe_paket: 'Umroh',
    nama_paket: 'Contoh Umrah 9 Hari (ganti baris ini)',
    durasi: '9 Hari',
    pemberangkatan: 'Jakarta',
    maskapai: 'Saudia',
    harga_quad: 29_500_000,
    harga_triple: 31_000_000,
    harga_double: 33_000_000,
    harga_anak_kasur: 28_000_000,
    dp_per_pax: 5_000_000,
    pelunasan_hari: 30,
    visa: 'termasuk',
    currency: 'Rp',
    rating_hotel: 4,
    tanggal_keberangkatan: '2027-12-12',
    keterangan: 'Kamar sendiri tambah Rp 7.500.000 per pax.',
    thumbnail: '',
    flyer: '',
    deskripsi: 'Paragraf pertama.\nParagraf kedua.',
    total_pax: 45,
    sisa_pax: 45,
    status: 'draf',
    hotels: [
      {
        nama_hotel: 'Hotel di Madinah',
        lokasi: 'Madinah',
        jarak_m: 200,
        bintang: 4,
        check_in: '2027-12-13',
        check_out: '2027-12-16',
      },
      { nama_hotel: 'Hotel di Makkah', lokasi: 'Makkah', jarak_m: 450, bintang: 4 },
    ],
    itineraris: [
      { hari: 1, tanggal: '2027-12-12', name: 'Jakarta – Madinah', deskripsi: 'Berkumpul di bandara.' },
      { hari: 2, tanggal: '2027-12-13', name: 'Madinah' },
    ],
    fasilitas: [{ name: 'Bus ber-AC' }, { name: 'Air zamzam 5 liter' }],
    maskapais: [
      {
        nama_maskapai: 'Saudia',
        nomor: 'SV 827',
        departure: 'Jakarta (CGK)',
        arrival: 'Madinah (MED)',
        date_departure: '2027-12-12',
        transit: 'Langsung',
      },
    ],
    pembimbings: [{ nama: 'Nama pembimbing' }],
    harga_termasuks: [{ keterangan: 'Tiket pesawat pulang pergi' }, { keterangan: 'Visa umrah' }],
    harga_tidak_termasuks: [{ keterangan: 'Pembuatan paspor' }],
    keunggulans: [{ keterangan: 'Madinah lebih dulu' }],
    syarat_ketentuans: [{ keterangan: 'Uang muka paling lambat 7 hari setelah mendaftar' }],
  })
  return csvText(sheetOf(PAKET, [contoh]))
}
