import type { Role } from '../../access/session/session-schema.ts'
import { may } from '../../access/session/who.ts'
import { hariPulang } from '../../content/paket/hitung/umur.ts'
import { addDays, daysBetween } from '../../platform/format/tanggal.ts'
import type { PemesananStatus } from './pemesanan-status.ts'

/** Steps that can be next for a booking. */
export const NEXT_STEP = [
  'kirim_tagihan',
  'tagih_dp',
  'lengkapi_peserta',
  'tagih_pelunasan',
  'berangkatkan',
  'selesaikan',
  'hubungi',
  'pindahkan',
] as const
export type NextStep = (typeof NEXT_STEP)[number]

/** The next thing to do for a booking; `sampai` is a day (`YYYY-MM-DD`), or blank. */
export interface NextAction {
  kunci: NextStep
  teks: string
  sampai: string
}

/** A bill that a family is asked for; its day is blank where nobody set one. */
export interface DueBill {
  uraian: string
  jatuh_tempo: string
}

interface Awaiting {
  status: PemesananStatus
  batas_dp: string
  /** Participants without a pilgrim. */
  tanpa_jamaah: number
  /** The open bill that falls due first; null where none is open. */
  tagihan: DueBill | null
  tanggal_keberangkatan: string
  durasi: string
}

/** Names a bill within a sentence. */
function billName(bill: DueBill | null): string {
  const uraian = bill?.uraian || 'Pelunasan'
  return uraian.charAt(0).toLowerCase() + uraian.slice(1)
}

/** Returns the next thing to do for a booking on `today`, a day in Jakarta; null once nothing is left. */
export function nextAction(booking: Awaiting, today: string): NextAction | null {
  const { status, batas_dp, tanpa_jamaah, tagihan, tanggal_keberangkatan: berangkat } = booking
  const day = tagihan?.jatuh_tempo ?? ''
  const due = berangkat !== '' && day > berangkat ? berangkat : day
  const fill: NextAction = {
    kunci: 'lengkapi_peserta',
    teks: `Lengkapi data ${tanpa_jamaah} peserta`,
    sampai: berangkat,
  }
  switch (status) {
    case 'draf':
      return { kunci: 'kirim_tagihan', teks: 'Kirim tagihan uang muka', sampai: '' }
    case 'menunggu_dp':
      return { kunci: 'tagih_dp', teks: 'Tagih uang muka', sampai: batas_dp }
    case 'sebagian':
      return tanpa_jamaah > 0 && (due === '' || due > today)
        ? fill
        : { kunci: 'tagih_pelunasan', teks: `Tagih ${billName(tagihan)}`, sampai: due }
    case 'lunas':
      return tanpa_jamaah > 0
        ? fill
        : { kunci: 'berangkatkan', teks: 'Tandai sudah berangkat', sampai: berangkat }
    case 'berangkat': {
      const pulang = hariPulang(booking)
      return { kunci: 'selesaikan', teks: 'Tandai selesai', sampai: pulang && addDays(pulang, 1) }
    }
    case 'kedaluwarsa':
      // Who has missed the departure is asked no more.
      return berangkat !== '' && berangkat < today
        ? null
        : { kunci: 'hubungi', teks: 'Tanyakan apakah jadi berangkat', sampai: '' }
    case 'disimpan':
      return { kunci: 'pindahkan', teks: 'Pindahkan ke keberangkatan lain', sampai: '' }
    default:
      return null
  }
}

/** Steps that keuangan sees as work too; all others are of staff alone. */
const OF_MONEY: readonly NextStep[] = ['tagih_dp', 'tagih_pelunasan']

/** Days before its day from which a step waits to be done; steps without a number wait from the start. */
const WAITS_FROM: Partial<Record<NextStep, number>> = {
  tagih_dp: 1,
  tagih_pelunasan: 7,
  berangkatkan: 0,
  selesaikan: 0,
}

/**
 * Tells whether the next step of a booking is work that waits for a role on `today`, a day in Jakarta: it can be done
 * now, and is not merely to come. A bill is asked for from some days before its day, late ones until they are paid.
 */
export function isWaiting(next: NextAction | null, { role, today }: { role: Role; today: string }): boolean {
  if (!next || !may(role, OF_MONEY.includes(next.kunci) ? 'office' : 'staff')) return false
  const from = WAITS_FROM[next.kunci]
  return from === undefined || daysBetween(today, next.sampai) <= from
}

/** Compares steps by urgency: the earliest day first, those without one last. */
export const byUrgency = (a: NextAction, b: NextAction): number =>
  Number(a.sampai === '') - Number(b.sampai === '') ||
  Number(a.sampai > b.sampai) - Number(a.sampai < b.sampai)
