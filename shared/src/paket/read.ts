import { formatDurasi, parseDurasi } from '../format/durasi.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '../format/rupiah.ts'
import type { Paket } from './schema.ts'
import { TIPE_PAKET } from './tipe.ts'
import {
  type Fields,
  readAmount,
  readFields,
  readList,
  readNumber,
  readStars,
  readTanggal,
  readText,
} from './tolerant.ts'

/*
 * The tolerant reader: an API host other than ours may send numbers as text ("32000000", "32000000.00"), dates with a
 * time, null in place of a text, `nama` in place of `name`, and may leave lists out. Whatever can be understood becomes
 * a `Paket`; one that cannot be shown at all (no slug or name) is refused.
 */

/** Reads one package of any host, or gives null when it has no slug or no name to show. */
export function readPaket(value: unknown): Paket | null {
  const fields = readFields(value)
  if (!fields) return null
  const { slug } = fields
  const nama_paket = typeof fields.nama_paket === 'string' ? readText(fields.nama_paket) : ''
  if (typeof slug !== 'string' || slug === '' || nama_paket === '') return null
  const id = readNumber(fields.id)
  return {
    id: id !== null && Number.isSafeInteger(id) ? id : 0,
    slug,
    tipe_paket: readTipe(fields.tipe_paket),
    nama_paket,
    durasi: readDurasi(fields.durasi),
    pemberangkatan: readText(fields.pemberangkatan),
    maskapai: readText(fields.maskapai),
    harga_quad: readAmount(fields.harga_quad),
    harga_triple: readAmount(fields.harga_triple),
    harga_double: readAmount(fields.harga_double),
    currency: CURRENCIES.find((known) => known === readText(fields.currency).trim()) ?? DEFAULT_CURRENCY,
    rating_hotel: readStars(fields.rating_hotel) ?? 5,
    tanggal_keberangkatan: readTanggal(fields.tanggal_keberangkatan),
    keterangan: readText(fields.keterangan),
    thumbnail: readText(fields.thumbnail),
    flyer: readText(fields.flyer),
    deskripsi: readText(fields.deskripsi),
    total_pax: readAmount(fields.total_pax),
    sisa_pax: readAmount(fields.sisa_pax),
    created_at: readText(fields.created_at),
    updated_at: readText(fields.updated_at),
    hotels: readList(fields.hotels, readHotel),
    itineraris: readList(fields.itineraris, (day) => day).map(readHari),
    fasilitas: readNames(fields.fasilitas).map((name) => ({ name })),
    maskapais: readList(fields.maskapais, readMaskapai),
    pembimbings: readNames(fields.pembimbings).map((nama) => ({ nama })),
    harga_termasuks: readList(fields.harga_termasuks, readKeterangan),
    harga_tidak_termasuks: readList(fields.harga_tidak_termasuks, readKeterangan),
    keunggulans: readList(fields.keunggulans, readKeterangan),
    syarat_ketentuans: readList(fields.syarat_ketentuans, readKeterangan),
  }
}

/** Reads `{ data: […] }`; entries that cannot be shown are left out. */
export function readPaketList(answer: unknown): Paket[] {
  const data = readFields(answer)?.data
  return Array.isArray(data) ? data.flatMap((item) => readPaket(item) ?? []) : []
}

/** Reads `{ data: {…} }`; null for a missing package, which older hosts answer as 200 with `data: null`. */
export function readPaketAnswer(answer: unknown): Paket | null {
  return readPaket(readFields(answer)?.data)
}

function readTipe(value: unknown): Paket['tipe_paket'] {
  const wanted = readText(value).trim().toLowerCase()
  return TIPE_PAKET.find((tipe) => tipe.toLowerCase() === wanted) ?? 'Umroh'
}

function readDurasi(value: unknown): string {
  const days = parseDurasi(value)
  return days === null ? readText(value) : formatDurasi(days)
}

function readHotel(hotel: Fields): Paket['hotels'][number] {
  return {
    nama_hotel: readText(hotel.nama_hotel),
    lokasi: readText(hotel.lokasi),
    deskripsi: readText(hotel.deskripsi),
    bintang: readStars(hotel.bintang),
    check_in: readTanggal(hotel.check_in),
    check_out: readTanggal(hotel.check_out),
    image: readText(hotel.image),
  }
}

function readHari(day: Fields, index: number): Paket['itineraris'][number] {
  const hari = readNumber(day.hari)
  return {
    hari: hari !== null && Number.isSafeInteger(hari) && hari > 0 ? hari : index + 1,
    tanggal: readTanggal(day.tanggal),
    name: readText(day.name),
    deskripsi: readText(day.deskripsi),
  }
}

function readMaskapai(flight: Fields): Paket['maskapais'][number] {
  return {
    nama_maskapai: readText(flight.nama_maskapai),
    departure: readText(flight.departure),
    arrival: readText(flight.arrival),
    date_departure: readTanggal(flight.date_departure),
    date_arrival: readTanggal(flight.date_arrival),
    gate: readText(flight.gate),
    image: readText(flight.image),
  }
}

/** Facilities and guides, whose one field older hosts call the other way. */
function readNames(value: unknown): string[] {
  return readList(value, ({ name, nama }) => readText(name) || readText(nama)).filter(Boolean)
}

function readKeterangan({ keterangan }: Fields) {
  return { keterangan: readText(keterangan) }
}
