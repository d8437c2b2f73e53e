import { addMonths, daysBetween, formatTanggal, hariIni } from '../../platform/format/tanggal.ts'
import { type Loncatan, maju } from '../../platform/loncatan.ts'
import { sampahSampai } from '../../records/sampah/masa.ts'
import { PENDAFTARAN_MONTHS } from './form-fields.ts'
import type { Pendaftaran } from './schema.ts'

/*
 * How long a registration is kept, by its state. Consents promise at most `PENDAFTARAN_MONTHS` for all of them; who called it off is
 * let go of sooner. A rule has the day from which it holds: what it shortens is counted from that day at the earliest, so that nothing
 * goes on the day of an update.
 */
export const RETENSI_BATAL = { bulan: 12, sejak: '2026-11-25' } as const

type Kept = Pick<Pendaftaran, 'status' | 'created_at' | 'status_pada' | 'hapus_pada' | 'dihapus_pada'>

const earliest = (days: readonly string[]) => days.toSorted()[0] ?? ''
const latest = (a: string, b: string) => [a, b].toSorted()[1] ?? ''

/** The last day (`YYYY-MM-DD`) on which a registration is kept as it stands, where these spans of time are no age. */
export function simpanSampai(
  { status, created_at, status_pada, hapus_pada, dihapus_pada }: Kept,
  loncatan: readonly Loncatan[] = [],
): string {
  const day = (iso: string) => hariIni(maju(new Date(iso), loncatan))
  const days = [addMonths(day(created_at), PENDAFTARAN_MONTHS)]
  if (status === 'batal')
    days.push(addMonths(latest(day(status_pada || created_at), RETENSI_BATAL.sejak), RETENSI_BATAL.bulan))
  // Whoever took a seat by the day that a queue's consent names is kept as every traveller is.
  if (hapus_pada && status !== 'lunas') days.push(hapus_pada)
  if (dihapus_pada) days.push(sampahSampai(dihapus_pada, loncatan))
  return earliest(days)
}

/** The same in words, and why it is later than the rule says where it is. */
export function simpanText(kept: Kept, loncatan: readonly Loncatan[] = []): string {
  const sampai = simpanSampai(kept, loncatan)
  const lebih = daysBetween(simpanSampai(kept), sampai)
  const sebab = `, ${lebih} hari lebih lama: selama itu server mati atau jamnya salah, dan tidak dihitung sebagai umur data`
  return `Dihapus sesudah ${formatTanggal(sampai)}${lebih > 0 ? sebab : ''}.`
}

/** What is let go of at a moment: registered before one time, or called off before another; null while that rule lets go of nothing. */
export function lepasSebelum(now: Date): { daftar: string; batal: string | null } {
  const batal = monthsBefore(now, RETENSI_BATAL.bulan)
  return {
    daftar: monthsBefore(now, PENDAFTARAN_MONTHS),
    batal: hariIni(new Date(batal)) > RETENSI_BATAL.sejak ? batal : null,
  }
}

/** So many months before, ISO 8601 in UTC. */
function monthsBefore(date: Date, months: number): string {
  const earlier = new Date(date)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier.toISOString()
}

/** The rule in words, for whoever asks how long. */
export const RETENSI_TEXT = `Data pendaftaran disimpan paling lama ${PENDAFTARAN_MONTHS} bulan sejak mendaftar; yang batal, ${RETENSI_BATAL.bulan} bulan sejak dibatalkan (berlaku sejak 25 November 2026).`
