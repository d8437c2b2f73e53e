import { hariPulang } from '../../content/paket/hitung/umur.ts'
import { addDays } from '../../platform/format/tanggal.ts'
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

interface Awaiting {
  status: PemesananStatus
  batas_dp: string
  /** Participants without a pilgrim. */
  tanpa_jamaah: number
  /** The day of the last bill. */
  pelunasan: string
  tanggal_keberangkatan: string
  durasi: string
}

/** Returns the next thing to do for a booking on `today`, a day in Jakarta; null once nothing is left. */
export function nextAction(booking: Awaiting, today: string): NextAction | null {
  const { status, batas_dp, tanpa_jamaah, pelunasan, tanggal_keberangkatan: berangkat } = booking
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
      return tanpa_jamaah > 0 && (pelunasan === '' || pelunasan > today)
        ? fill
        : { kunci: 'tagih_pelunasan', teks: 'Tagih pelunasan', sampai: pelunasan }
    case 'lunas':
      return tanpa_jamaah > 0
        ? fill
        : { kunci: 'berangkatkan', teks: 'Tandai sudah berangkat', sampai: berangkat }
    case 'berangkat': {
      const pulang = hariPulang(booking)
      return { kunci: 'selesaikan', teks: 'Tandai selesai', sampai: pulang && addDays(pulang, 1) }
    }
    case 'kedaluwarsa':
      return { kunci: 'hubungi', teks: 'Tanyakan apakah jadi berangkat', sampai: '' }
    case 'disimpan':
      return { kunci: 'pindahkan', teks: 'Pindahkan ke keberangkatan lain', sampai: '' }
    default:
      return null
  }
}
