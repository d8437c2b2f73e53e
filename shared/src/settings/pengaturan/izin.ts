import { daysBetween, formatTanggal } from '../../platform/format/tanggal.ts'

/** Days before a licence's end from which staff are reminded, more and more urgently. */
const INGAT_HARI = { segera: 90, dekat: 30, mendesak: 7 } as const

/** The urgency of a licence. */
export type TandaIzin = 'kosong' | 'tanpaAkhir' | 'berlaku' | keyof typeof INGAT_HARI | 'habis'

/** Returns the state of a licence on a day, in words and as a mark. */
export function izinText(nomor: string, sampai: string, today: string): { kata: string; tanda: TandaIzin } {
  if (!nomor) return { kata: 'belum diisi, tidak ditampilkan', tanda: 'kosong' }
  if (!sampai)
    return { kata: 'ditampilkan, tetapi izin di 5 Pasti menyusul: isi hari terakhirnya', tanda: 'tanpaAkhir' }
  const days = daysBetween(today, sampai)
  if (days < 0) return { kata: `habis ${formatTanggal(sampai)}, tidak ditampilkan di situs`, tanda: 'habis' }
  if (days > INGAT_HARI.segera) return { kata: `berlaku sampai ${formatTanggal(sampai)}`, tanda: 'berlaku' }
  const kata = days === 0 ? 'habis hari ini' : `habis ${days} hari lagi`
  if (days <= INGAT_HARI.mendesak) return { kata, tanda: 'mendesak' }
  return { kata, tanda: days <= INGAT_HARI.dekat ? 'dekat' : 'segera' }
}

/** Tells whether staff have to renew the licence. */
export const isToRenew = (tanda: TandaIzin): tanda is keyof typeof INGAT_HARI | 'habis' =>
  tanda === 'habis' || Object.hasOwn(INGAT_HARI, tanda)

/** Steps at which staff are written to about a licence: days before its end, and once after it. */
export type LangkahIzin = (typeof INGAT_HARI)[keyof typeof INGAT_HARI] | 'habis'

/**
 * Days after a licence's end within which staff are still written to; fewer than messages are kept, so that none is
 * sent twice.
 */
export const HABIS_HARI = 60

/**
 * Returns the step that a licence has reached on a day in the agency's time zone; null if there is nothing to write
 * about.
 */
export function langkahIzin(nomor: string, sampai: string, today: string): LangkahIzin | null {
  const { tanda } = izinText(nomor, sampai, today)
  if (tanda === 'habis') return daysBetween(sampai, today) <= HABIS_HARI ? 'habis' : null
  return isToRenew(tanda) ? INGAT_HARI[tanda] : null
}
