import { hariIni } from '@safar/shared/platform/format/tanggal'
import { planBills } from '@safar/shared/trips/pemesanan/bills'
import type { HargaPemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import {
  type Berharga,
  needSeats,
  priceBooking,
  priceErrors,
  snapshotOf,
} from '@safar/shared/trips/pemesanan/price'
import type { BookingTyped, PricedPaket } from './booking-typed.ts'
import { hasBed, isPriceable, type PesertaTyped } from './peserta-typed.ts'

/** A price while a form is being filled; `harga` is null as long as something of it is missing. */
export interface LivePrice {
  harga: HargaPemesanan | null
  /** Errors by the field's name, such as `peserta.0.kamar`. */
  errors: Record<string, string>
  /** The number of seats that these people need. */
  seats: number
}

/** A participant as the price takes them: who sleeps in no bed has whatever room the others have. */
const priced = (one: PesertaTyped, all: readonly PesertaTyped[]) => ({
  jenis: one.jenis,
  tanggal_lahir: one.tanggal_lahir,
  kasur: hasBed(one),
  kamar: hasBed(one) ? one.kamar : one.kamar || (all.find(({ kamar }) => kamar !== '')?.kamar ?? 'quad'),
})

const hasRoom = <One extends { kamar: Berharga['kamar'] | '' }>(
  one: One,
): one is One & { kamar: Berharga['kamar'] } => one.kamar !== ''

/** Computes the price of a form by the server's own function. */
export function livePrice(
  paket: PricedPaket | undefined,
  { peserta, kamar_sendiri, cicilan }: Pick<BookingTyped, 'peserta' | 'kamar_sendiri' | 'cicilan'>,
  today = hariIni(),
): LivePrice {
  if (!paket || !peserta.every(isPriceable)) return { harga: null, errors: {}, seats: peserta.length }
  const snapshot = snapshotOf(paket)
  const all = peserta.map((one) => priced(one, peserta))
  const found = priceErrors(snapshot, all, today)
  const errors = Object.fromEntries(Object.entries(found).map(([name, texts]) => [name, texts.join('. ')]))
  const roomed = all.filter(hasRoom)
  const seats = needSeats(snapshot, roomed).filter(Boolean).length + all.length - roomed.length
  if (Object.keys(errors).length > 0) return { harga: null, errors, seats }
  const price = priceBooking(snapshot, roomed, kamar_sendiri)
  const tagihan = planBills(snapshot, price, {
    cicilan: cicilan === '' ? null : Number(cicilan),
    from: today,
    berangkat: snapshot.tanggal_keberangkatan,
  })
  return {
    harga: { mata_uang: price.mata_uang, total: price.total, baris: price.baris, tagihan },
    errors,
    seats,
  }
}
