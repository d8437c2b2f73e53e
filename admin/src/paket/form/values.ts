import { parseDurasi } from '@safar/shared/format/durasi'
import { type Currency, DEFAULT_CURRENCY } from '@safar/shared/format/rupiah'
import type { Paket, PaketList, TipePaket } from '@safar/shared/paket/schema'
import { PAKET_LISTS } from '@safar/shared/paket/schema'

/** What a number input holds: a number, an empty text, or digits too long for a number. */
export type Angka = number | string

/** Identity of a row for React: an index would show the wrong row after a removal. */
interface Keyed {
  key: string
}
export type NamaRow = Keyed & { nama: string }
export type NameRow = Keyed & { name: string }
export type KeteranganRow = Keyed & { keterangan: string }
export type ItineraryRow = Keyed & { hari: Angka; tanggal: string; name: string; deskripsi: string }
export type HotelRow = Keyed & {
  nama_hotel: string
  lokasi: string
  deskripsi: string
  bintang: Angka
  check_in: string
  check_out: string
  image: string
}
export type MaskapaiRow = Keyed & {
  nama_maskapai: string
  departure: string
  arrival: string
  date_departure: string
  date_arrival: string
  gate: string
  image: string
}

export interface PaketFormLists {
  hotels: HotelRow[]
  itineraris: ItineraryRow[]
  fasilitas: NameRow[]
  maskapais: MaskapaiRow[]
  pembimbings: NamaRow[]
  harga_termasuks: KeteranganRow[]
  harga_tidak_termasuks: KeteranganRow[]
  keunggulans: KeteranganRow[]
  syarat_ketentuans: KeteranganRow[]
}

/** The form's state: texts and numbers as typed, lists that always hold a row to type in. */
export interface PaketFormValues extends PaketFormLists {
  tipe_paket: TipePaket | ''
  nama_paket: string
  /** Days, without the suffix of the stored form. */
  durasi: Angka
  pemberangkatan: string
  maskapai: string
  harga_quad: Angka
  harga_triple: Angka
  harga_double: Angka
  currency: Currency
  rating_hotel: Angka
  tanggal_keberangkatan: string
  keterangan: string
  thumbnail: string
  flyer: string
  deskripsi: string
  total_pax: Angka
  sisa_pax: Angka
}
export type PaketField = Exclude<keyof PaketFormValues, PaketList>

let lastKey = 0
/** A key that no other row of this page has, nor one of a draft from an earlier page. */
function newKey(): string {
  lastKey += 1
  return `${Date.now().toString(36)}-${lastKey}`
}

const keterangan = (): KeteranganRow => ({ key: newKey(), keterangan: '' })

/** An empty row of each list. */
export const blankRow: { [List in PaketList]: () => PaketFormLists[List][number] } = {
  hotels: () => ({
    key: newKey(),
    nama_hotel: '',
    lokasi: '',
    deskripsi: '',
    bintang: '',
    check_in: '',
    check_out: '',
    image: '',
  }),
  itineraris: () => ({ key: newKey(), hari: 1, tanggal: '', name: '', deskripsi: '' }),
  fasilitas: () => ({ key: newKey(), name: '' }),
  maskapais: () => ({
    key: newKey(),
    nama_maskapai: '',
    departure: '',
    arrival: '',
    date_departure: '',
    date_arrival: '',
    gate: '',
    image: '',
  }),
  pembimbings: () => ({ key: newKey(), nama: '' }),
  harga_termasuks: keterangan,
  harga_tidak_termasuks: keterangan,
  keunggulans: keterangan,
  syarat_ketentuans: keterangan,
}

/** The form for a new package. */
export function emptyValues(nama = ''): PaketFormValues {
  return {
    tipe_paket: '',
    nama_paket: nama,
    durasi: '',
    pemberangkatan: '',
    maskapai: '',
    harga_quad: '',
    harga_triple: '',
    harga_double: '',
    currency: DEFAULT_CURRENCY,
    rating_hotel: '',
    tanggal_keberangkatan: '',
    keterangan: '',
    thumbnail: '',
    flyer: '',
    deskripsi: '',
    total_pax: '',
    sisa_pax: '',
    hotels: [blankRow.hotels()],
    itineraris: [blankRow.itineraris()],
    fasilitas: [blankRow.fasilitas()],
    maskapais: [blankRow.maskapais()],
    pembimbings: [blankRow.pembimbings()],
    harga_termasuks: [blankRow.harga_termasuks()],
    harga_tidak_termasuks: [blankRow.harga_tidak_termasuks()],
    keunggulans: [blankRow.keunggulans()],
    syarat_ketentuans: [blankRow.syarat_ketentuans()],
  }
}

function rows<Entry extends object, Row>(
  entries: readonly Entry[],
  blank: () => Row,
): (Row | (Entry & Keyed))[] {
  return entries.length > 0 ? entries.map((entry) => ({ key: newKey(), ...entry })) : [blank()]
}

/** The form for a package that exists. */
export function valuesFromPaket(paket: Paket): PaketFormValues {
  return {
    tipe_paket: paket.tipe_paket,
    nama_paket: paket.nama_paket,
    durasi: parseDurasi(paket.durasi) ?? '',
    pemberangkatan: paket.pemberangkatan,
    maskapai: paket.maskapai,
    harga_quad: paket.harga_quad,
    harga_triple: paket.harga_triple,
    harga_double: paket.harga_double,
    currency: paket.currency,
    rating_hotel: paket.rating_hotel,
    tanggal_keberangkatan: paket.tanggal_keberangkatan,
    keterangan: paket.keterangan,
    thumbnail: paket.thumbnail,
    flyer: paket.flyer,
    deskripsi: paket.deskripsi,
    total_pax: paket.total_pax,
    sisa_pax: paket.sisa_pax,
    hotels: rows(
      paket.hotels.map((hotel) => ({ ...hotel, bintang: hotel.bintang ?? '' })),
      blankRow.hotels,
    ),
    itineraris: rows(paket.itineraris, blankRow.itineraris),
    fasilitas: rows(paket.fasilitas, blankRow.fasilitas),
    maskapais: rows(paket.maskapais, blankRow.maskapais),
    pembimbings: rows(paket.pembimbings, blankRow.pembimbings),
    harga_termasuks: rows(paket.harga_termasuks, blankRow.harga_termasuks),
    harga_tidak_termasuks: rows(paket.harga_tidak_termasuks, blankRow.harga_tidak_termasuks),
    keunggulans: rows(paket.keunggulans, blankRow.keunggulans),
    syarat_ketentuans: rows(paket.syarat_ketentuans, blankRow.syarat_ketentuans),
  }
}

/** The form for the next departure of a package: everything but the date and the seats taken. */
export function valuesFromCopy(paket: Paket): PaketFormValues {
  return { ...valuesFromPaket(paket), tanggal_keberangkatan: '', sisa_pax: paket.total_pax }
}

/** True when both hold the same, keys of rows aside. */
export function sameValues(a: PaketFormValues, b: PaketFormValues): boolean {
  return JSON.stringify(withoutKeys(a)) === JSON.stringify(withoutKeys(b))
}

function withoutKeys(values: PaketFormValues): unknown {
  const lists = PAKET_LISTS.map((list) => [list, values[list].map((row) => ({ ...row, key: '' }))])
  return { ...values, ...Object.fromEntries(lists) }
}

/** The value at a path such as `hotels.0.lokasi`. */
export function fieldValue(values: PaketFormValues, path: string): unknown {
  return valueAt(values, path.split('.'))
}

/** The same for a path that is split already, as whoever asks at each key has it. */
export function valueAt(values: PaketFormValues, path: readonly string[]): unknown {
  let value: unknown = values
  for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name]
  return value
}
