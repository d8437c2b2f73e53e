import type { SlugGiven } from '../../records/noun/alamat.ts'
import type {
  DraftOf,
  GivenOf,
  InputOf,
  RecordOf,
  RowOf,
  SummaryOf,
  UpdateOf,
} from '../../records/noun/record.ts'
import type {
  HOTEL_FIELDS,
  ITINERARY_FIELDS,
  KETERANGAN_FIELDS,
  MASKAPAI_FIELDS,
  PAKET,
  PAKET_FIELDS,
} from './paket-fields.ts'

/* Interfaces, so that editors and compiler call them by their names. */

/** A package as the API answers it. Times are ISO 8601 in UTC with milliseconds. */
export interface Paket extends RecordOf<typeof PAKET> {}
/** A package in a list without its description and its lists. */
export interface PaketRingkas extends SummaryOf<typeof PAKET> {}

/** A package's fields, checked. */
export interface PaketInput extends InputOf<typeof PAKET_FIELDS> {}
/** A package's fields as a caller writes them; optional ones may be left out. */
export interface PaketGiven extends GivenOf<typeof PAKET_FIELDS> {}
export interface HotelGiven extends GivenOf<typeof HOTEL_FIELDS> {}
export interface MaskapaiGiven extends GivenOf<typeof MASKAPAI_FIELDS> {}
/** A package's fields as a client may send them (numbers as text, lists left out, …). */
export interface PaketInputDraft extends DraftOf<typeof PAKET_FIELDS> {}
/** Body of `POST /api/paket/{id}`: fields to change, a new slug, or a change of seats. */
export type PaketUpdate = UpdateOf<typeof PAKET_FIELDS> &
  SlugGiven<typeof PAKET> & { ubah_kursi?: number | undefined }

export interface Hotel extends RowOf<typeof HOTEL_FIELDS> {}
export interface Itinerary extends RowOf<typeof ITINERARY_FIELDS> {}
export interface Maskapai extends RowOf<typeof MASKAPAI_FIELDS> {}
export interface Keterangan extends RowOf<typeof KETERANGAN_FIELDS> {}
