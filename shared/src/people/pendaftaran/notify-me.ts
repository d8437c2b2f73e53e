import type { Paket } from '../../content/paket/paket.ts'
import { paketState } from '../../content/paket/rules.ts'
import { parseBandara } from '../../content/paket/tempat.ts'
import { addDays, formatBulan, formatTanggal } from '../../platform/format/tanggal.ts'
import { foldText } from '../../platform/text/fold-text.ts'
import type { NotifyMeKategori } from './notify-me-kategori.ts'

/*
 * A visitor who finds no departure for a month and city leaves a name, and is told once there is one. Plain values, as
 * the queue's are.
 */

/** The label of each kind of journey. */
export const KATEGORI_LABEL: Record<NotifyMeKategori, string> = {
  umroh: 'Umroh',
  haji: 'Haji',
  overseas: 'Overseas',
}

/** The number of months that may be asked for, the present one included. */
export const KABARI_BULAN = 24
export const KABARI_KOTA_MAX = 80

/** Writes a month: `2027-03` → `Maret 2027`. */
export const bulanText = (bulan: string) => formatBulan(`${bulan}-01`)

function nextBulan(bulan: string): string {
  return addDays(`${bulan}-01`, 31).slice(0, 7)
}

/** Returns the months that may be asked for on a day, soonest first. */
export function notifyMeMonths(today: string): string[] {
  const months = [today.slice(0, 7)]
  while (months.length < KABARI_BULAN) months.push(nextBulan(months.at(-1) ?? ''))
  return months
}

/** Returns the last day of a month, after which a wish for it is erased. */
export function notifyMeUntil(bulan: string): string {
  return addDays(`${nextBulan(bulan)}-01`, -1)
}

/** The version of the text of `notifyMeConsent`. */
export const KABARI_VERSI = 'kabari-2026-11-23'

/** Writes the consent of somebody who wants to be told, with the day of its end. */
export function notifyMeConsent(bulan: string): string {
  return `Saya setuju nama dan nomor ini disimpan sampai ${formatTanggal(notifyMeUntil(bulan))}, hanya untuk mengabari saya tentang keberangkatan ini.`
}

interface Wish {
  bulan: string
  kota: string
  kategori: NotifyMeKategori | ''
}

/** Writes a wish: `Umroh Maret 2027 dari Surabaya`. */
export function notifyMeText({ bulan, kota, kategori }: Wish): string {
  return [kategori && KATEGORI_LABEL[kategori], bulanText(bulan), kota && `dari ${kota}`]
    .filter(Boolean)
    .join(' ')
}

type Departure = Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax' | 'pemberangkatan' | 'tipe_paket'>

/** Tells whether a departure fits a wish: its month and city, and on sale. A wish without a city fits any. */
export function matchesNotifyMe({ bulan, kota, kategori }: Wish, paket: Departure, today: string): boolean {
  if (paketState(paket, today) !== 'terbuka') return false
  if (!paket.tanggal_keberangkatan.startsWith(`${bulan}-`)) return false
  if (kategori && paket.tipe_paket.toLowerCase() !== kategori) return false
  const wanted = parseBandara(kota)
  const from = parseBandara(paket.pemberangkatan)
  const isSame = (a: string | null, b: string | null) =>
    Boolean(a && b) && foldText(a ?? '') === foldText(b ?? '')
  return (
    kota === '' ||
    isSame(wanted.kota, from.kota) ||
    isSame(wanted.kode, from.kode) ||
    isSame(wanted.kota, from.kode)
  )
}
