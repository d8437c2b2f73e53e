import { addMonths, daysBetween, formatTanggal, hariIni } from '../../platform/format/tanggal.ts'
import { type Loncatan, maju } from '../../platform/loncatan.ts'
import { sampahSampai } from '../../records/sampah/masa.ts'
import { PENDAFTARAN_MONTHS } from './form-fields.ts'
import type { Pendaftaran } from './schema.ts'

/*
 * Retention of registrations, by state. Consents promise at most `PENDAFTARAN_MONTHS` for all of them; cancelled ones
 * are erased sooner. A rule has the day from which it is valid: what it shortens is counted from that day at the
 * earliest, so that an update erases nothing on its day.
 */
export const RETENSI_BATAL = { bulan: 12, sejak: '2026-11-25' } as const

type Kept = Pick<Pendaftaran, 'status' | 'created_at' | 'status_pada' | 'hapus_pada' | 'dihapus_pada'>

const earliest = (days: readonly string[]) => days.toSorted()[0] ?? ''
const latest = (a: string, b: string) => [a, b].toSorted()[1] ?? ''

/** Returns the last day (`YYYY-MM-DD`) on which a registration is kept, given spans that do not count as age. */
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

/** Writes the last day of a registration, and the reason if it is later than the rule's. */
export function simpanText(kept: Kept, loncatan: readonly Loncatan[] = []): string {
  const sampai = simpanSampai(kept, loncatan)
  const lebih = daysBetween(simpanSampai(kept), sampai)
  const sebab = `, ${lebih} hari lebih lama: selama itu server mati atau jamnya salah, dan tidak dihitung sebagai umur data`
  return `Dihapus sesudah ${formatTanggal(sampai)}${lebih > 0 ? sebab : ''}.`
}

/**
 * Returns the limits of retention at a moment: registrations made before `daftar`, or cancelled before `batal`, are
 * erased; `batal` is null while that rule erases nothing.
 */
export function lepasSebelum(now: Date): { daftar: string; batal: string | null } {
  const batal = monthsBefore(now, RETENSI_BATAL.bulan)
  return {
    daftar: monthsBefore(now, PENDAFTARAN_MONTHS),
    batal: hariIni(new Date(batal)) > RETENSI_BATAL.sejak ? batal : null,
  }
}

/** Returns the moment so many months before, ISO 8601 in UTC. */
function monthsBefore(date: Date, months: number): string {
  const earlier = new Date(date)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier.toISOString()
}

/** The retention rule in words. */
export const RETENSI_TEXT = `Data pendaftaran disimpan paling lama ${PENDAFTARAN_MONTHS} bulan sejak mendaftar; yang batal, ${RETENSI_BATAL.bulan} bulan sejak dibatalkan (berlaku sejak 25 November 2026).`
