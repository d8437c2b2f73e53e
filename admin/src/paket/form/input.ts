import { formatDurasi } from '@safar/shared/format/durasi'
import { isTanggal } from '@safar/shared/format/tanggal'
import type { Paket, PaketInputDraft, PaketList } from '@safar/shared/paket/schema'
import { isBlankEntry } from '@safar/shared/paket/schema'
import { isPaketList, MAIN_FIELD } from './fields.ts'
import type { Angka, PaketFormValues } from './values.ts'

/** For each list, the row of the form that each sent entry came from: blank rows are not sent. */
export type SentRows = Record<PaketList, number[]>

/** What is checked and sent. The type may not be chosen yet. */
export type SentInput = Omit<PaketInputDraft, 'tipe_paket'> & Pick<PaketFormValues, 'tipe_paket'>

/** The form's state as the call takes it, and where its entries came from. */
export function toInput(values: PaketFormValues): { input: SentInput; sent: SentRows } {
  const sent = {} as SentRows
  const entries = <Row extends { key: string }>(list: PaketList, rows: readonly Row[]) => {
    const kept = rows
      .map(({ key: _key, ...entry }, index) => ({ entry, index }))
      .filter(({ entry }) => !isBlankEntry(entry))
    sent[list] = kept.map(({ index }) => index)
    return kept.map(({ entry }) => entry)
  }
  const { durasi } = values
  const input = {
    ...values,
    durasi: typeof durasi === 'number' ? formatDurasi(durasi) : durasi,
    hotels: entries('hotels', values.hotels),
    itineraris: entries('itineraris', values.itineraris),
    fasilitas: entries('fasilitas', values.fasilitas),
    maskapais: entries('maskapais', values.maskapais),
    pembimbings: entries('pembimbings', values.pembimbings),
    harga_termasuks: entries('harga_termasuks', values.harga_termasuks),
    harga_tidak_termasuks: entries('harga_tidak_termasuks', values.harga_tidak_termasuks),
    keunggulans: entries('keunggulans', values.keunggulans),
    syarat_ketentuans: entries('syarat_ketentuans', values.syarat_ketentuans),
  }
  return { input, sent }
}

/**
 * A path of the sent input (`hotels.0.lokasi`) as a path of the form. What is said of a whole list belongs beside the
 * first row, where a person can act on it.
 */
function toFormPath(path: string, sent: SentRows): string {
  const [list = '', index, ...rest] = path.split('.')
  if (!isPaketList(list)) return path
  if (index === undefined) return `${list}.0.${MAIN_FIELD[list]}`
  const row = sent[list][Number(index)] ?? 0
  return [list, row, ...(rest.length > 0 ? rest : [MAIN_FIELD[list]])].join('.')
}

/** Messages by path of the sent input as the form shows them: the first one for each field. */
export function toFormErrors(
  errors: Record<string, string | string[] | undefined>,
  sent: SentRows,
): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [path, messages] of Object.entries(errors)) {
    const message = Array.isArray(messages) ? messages[0] : messages
    if (message) result[toFormPath(path, sent)] ??= message
  }
  return result
}

/** Text that is no whole number yet counts for nothing, never for a number near it. */
const amount = (value: Angka) => {
  const number = typeof value === 'number' ? value : Number(value)
  return Number.isInteger(number) ? Math.max(0, number) : 0
}

/** Half a date says nothing yet. */
const date = (value: string) => (isTanggal(value) ? value : '')

export type PaketPreview = Omit<Paket, 'id' | 'slug' | 'created_at' | 'updated_at'>

/** The form's state as a package, half-filled as it may be: for the preview and the warnings. Rows keep their places. */
export function toPreview(values: PaketFormValues): PaketPreview {
  return {
    ...values,
    tipe_paket: values.tipe_paket || 'Umroh',
    durasi: values.durasi === '' ? '' : formatDurasi(amount(values.durasi)),
    harga_quad: amount(values.harga_quad),
    harga_triple: amount(values.harga_triple),
    harga_double: amount(values.harga_double),
    rating_hotel: amount(values.rating_hotel),
    total_pax: amount(values.total_pax),
    sisa_pax: amount(values.sisa_pax),
    tanggal_keberangkatan: date(values.tanggal_keberangkatan),
    hotels: values.hotels.map((hotel) => ({
      ...hotel,
      bintang: amount(hotel.bintang) || null,
      check_in: date(hotel.check_in),
      check_out: date(hotel.check_out),
    })),
    itineraris: values.itineraris.map((day) => ({
      ...day,
      hari: amount(day.hari),
      tanggal: date(day.tanggal),
    })),
    maskapais: values.maskapais.map((flight) => ({
      ...flight,
      date_departure: date(flight.date_departure),
      date_arrival: date(flight.date_arrival),
    })),
  }
}

/** True when nothing was typed into the row. */
export function isBlankRow<Row extends { key: string }>(row: Row): boolean {
  const { key: _key, ...entry } = row
  return isBlankEntry(entry)
}

/** Lists whose every row is blank. */
export function isBlankList(values: PaketFormValues, list: PaketList): boolean {
  return values[list].every((row) => isBlankRow(row))
}
