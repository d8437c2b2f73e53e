import type { Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'

/** The fit of a part: exactly what bills ask for, less, more, or none is open. */
export interface Effect {
  fit: 'pas' | 'kurang' | 'lebih' | 'tanpa'
  /** The badge: `pas`, `kurang Rp 200.000`. */
  badge: string
  /** The effect on the bills, in a sentence. */
  words: string
}

/**
 * Tells what a part would do to a booking: the bill that it is meant for is paid first, then the oldest, and what none
 * needs stands as too much.
 */
export function effectOf(
  { tagihan, kode_unik, mata_uang }: Uang,
  jumlah: number,
  meant: number | null = null,
): Effect {
  const rupiah = (sum: number) => sumText(sum, mata_uang)
  const open = tagihan
    .map((bill) => ({ ...bill, sisa: bill.jumlah - bill.dibayar }))
    .filter(({ sisa }) => sisa > 0)
    .toSorted((a, b) => Number(b.id === meant) - Number(a.id === meant))
  const paid: string[] = []
  let rest = jumlah
  for (const { uraian, sisa } of open) {
    if (rest <= 0) break
    if (rest < sisa) {
      // A unique code on top of a sum counts as paid: what is left of it is no short payment.
      if (rest === kode_unik && paid.length > 0)
        return {
          fit: 'pas',
          badge: 'pas',
          words: `Melunasi ${listed(paid)}; kode unik ${kode_unik} ikut dihitung.`,
        }
      const short = rupiah(sisa - rest)
      const words = `${paid.length > 0 ? `Melunasi ${listed(paid)}, lalu s` : 'S'}ebagian ${uraian}; sisa ${short} tetap ditagih.`
      return { fit: 'kurang', badge: `kurang ${short}`, words }
    }
    rest -= sisa
    paid.push(uraian)
  }
  if (open.length === 0)
    return {
      fit: 'tanpa',
      badge: 'tanpa tagihan',
      words: `Tidak ada tagihan terbuka: ${rupiah(rest)} tercatat sebagai lebih bayar.`,
    }
  if (rest === 0 || rest === kode_unik)
    return { fit: 'pas', badge: 'pas', words: `Melunasi ${listed(paid)}.` }
  return {
    fit: 'lebih',
    badge: `lebih ${rupiah(rest)}`,
    words: `Melunasi ${listed(paid)}; ${rupiah(rest)} tercatat sebagai lebih bayar.`,
  }
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} dan ${words.at(-1)}`
