import { formatDurasi } from '@safar/shared/format/durasi'
import { isTanggal } from '@safar/shared/format/tanggal'
import type { Angka } from '@safar/shared/noun/values'
import type { Paket } from '@safar/shared/paket/schema'
import type { PaketFormValues } from './values.ts'

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
