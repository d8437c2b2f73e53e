import { paymentSchedule } from '../../content/paket/hitung/jadwal.ts'
import { LUNAS_MENDAFTAR, paymentTermsOf } from '../../content/paket/payment-terms.ts'
import { addDays, daysBetween, isTanggal } from '../../platform/format/tanggal.ts'
import { type BookingPrice, frozenPaket, type HargaSnapshot } from './price.ts'

/** Kinds of bill that a plan has. */
export const TAGIHAN_JENIS = ['dp', 'angsuran', 'pelunasan'] as const

/** A bill of a plan, in the booking's own units: whole rupiah, or cents. */
export interface Tagihan {
  jenis: (typeof TAGIHAN_JENIS)[number]
  uraian: string
  /** `YYYY-MM-DD` */
  jatuh_tempo: string
  jumlah: number
}

interface Asked {
  /** Parts after the down payment; null for the plan of the family calculator. */
  cicilan: number | null
  /** The day on which the price was agreed, before which nothing is due. */
  from: string
  /** The day of departure as it is now, after which nothing is due; blank if unknown. */
  berangkat: string
}

/**
 * Returns the day on which a booking is to be paid in full: the settling day, at once where it is too late for
 * instalments, or the departure while no settling day is set. Never after the departure.
 */
export function settlingDay(snapshot: HargaSnapshot, { from, berangkat }: Omit<Asked, 'cicilan'>): string {
  const { cara, batas } = paymentTermsOf(frozenPaket(snapshot), from)
  const isAtOnce = cara === 'lewat' || cara === 'lunas'
  const day = cara === 'belum' ? snapshot.tanggal_keberangkatan || from : isAtOnce ? from : batas
  return isTanggal(berangkat) && berangkat >= from && day > berangkat ? berangkat : day
}

/**
 * Plans the bills of a price: a down payment at once, parts, and the rest on the settling day. Together they are the
 * total. Without a settling day there is one bill, due at departure; too late for instalments, one at once.
 */
export function planBills(
  snapshot: HargaSnapshot,
  { total, dp }: Pick<BookingPrice, 'total' | 'dp'>,
  { cicilan, from, berangkat }: Asked,
): Tagihan[] {
  const paket = frozenPaket(snapshot)
  const { cara, batas } = paymentTermsOf(paket, from)
  const settle = (jatuh_tempo: string, jumlah: number, uraian = 'Pelunasan'): Tagihan => ({
    jenis: 'pelunasan',
    uraian,
    jatuh_tempo,
    jumlah,
  })
  function plan(): Tagihan[] {
    if (total <= 0) return []
    if (cara === 'belum') return [settle(snapshot.tanggal_keberangkatan || from, total)]
    if (cara === 'lewat' || cara === 'lunas' || (dp !== null && dp >= total))
      return [settle(from, total, LUNAS_MENDAFTAR)]
    const first: Tagihan[] = dp ? [{ jenis: 'dp', uraian: 'Uang muka', jatuh_tempo: from, jumlah: dp }] : []
    const rest = total - (dp ?? 0)
    if (snapshot.currency !== 'Rp') return [...first, settle(batas, rest)]
    if (cicilan !== null) return [...first, ...parts(rest, cicilan, from, batas)]
    return paymentSchedule(paket, total, dp, from).map((one, index, all) => ({
      ...one,
      jenis: index === 0 && first.length > 0 ? 'dp' : index === all.length - 1 ? 'pelunasan' : 'angsuran',
    }))
  }
  const last = isTanggal(berangkat) && berangkat >= from ? berangkat : ''
  return plan().map((bill) => ({
    ...bill,
    jatuh_tempo: last !== '' && bill.jatuh_tempo > last ? last : bill.jatuh_tempo,
  }))
}

/** Parts are round amounts where they can be; the last one takes the difference. */
const ROUND = 1_000

/** Divides a sum into parts that are due at equal distances, the last on the settling day; never two on one day. */
function parts(sum: number, wished: number, from: string, batas: string): Tagihan[] {
  const days = daysBetween(from, batas)
  const count = Math.max(1, Math.min(wished, days, sum))
  const even = Math.floor(sum / count)
  const each = even >= ROUND ? Math.floor(even / ROUND) * ROUND : even
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1
    return {
      jenis: isLast ? 'pelunasan' : 'angsuran',
      uraian: isLast ? 'Pelunasan' : `Cicilan ${index + 1}`,
      jatuh_tempo: addDays(from, Math.round((days * (index + 1)) / count)),
      jumlah: isLast ? sum - each * (count - 1) : each,
    }
  })
}
