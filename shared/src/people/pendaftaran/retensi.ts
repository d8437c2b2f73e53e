import { daysBetween, formatTanggal } from '../../platform/format/tanggal.ts'
import type { Loncatan } from '../../platform/loncatan.ts'
import { type KeptRule, keptUntil } from '../../records/noun/kept.ts'
import { sampahSampai } from '../../records/sampah/masa.ts'
import { PENDAFTARAN_MONTHS } from './form-fields.ts'
import type { Pendaftaran } from './pendaftaran-schema.ts'

/*
 * Retention of registrations, by state. Consents promise at most `PENDAFTARAN_MONTHS` for all of them; cancelled ones
 * are erased sooner, those of before that rule a year after it. Whoever took a seat by the day that a queue's consent
 * names is kept as every traveller is.
 */
const RETENSI_BATAL = { months: 12, from: '2026-11-25' } as const

export const PENDAFTARAN_KEPT: readonly KeptRule[] = [
  { months: PENDAFTARAN_MONTHS, since: 'created_at' },
  { ...RETENSI_BATAL, since: 'status_pada', when: { field: 'status', is: ['batal'] } },
  { until: 'hapus_pada', unless: { field: 'status', is: ['lunas'] } },
]

export type Kept = Pick<Pendaftaran, 'status' | 'created_at' | 'status_pada' | 'hapus_pada' | 'dihapus_pada'>

/** Returns the last day (`YYYY-MM-DD`) on which a registration is kept, given spans that do not count as age. */
export function pendaftaranKeptUntil(kept: Kept, loncatan: readonly Loncatan[] = []): string {
  const days = [keptUntil(PENDAFTARAN_KEPT, kept, loncatan)]
  if (kept.dihapus_pada) days.push(sampahSampai(kept.dihapus_pada, loncatan))
  return days.toSorted()[0] ?? ''
}

/** Writes the last day of a registration, and the reason if it is later than the rule's. */
export function pendaftaranKeptText(kept: Kept, loncatan: readonly Loncatan[] = []): string {
  const sampai = pendaftaranKeptUntil(kept, loncatan)
  const lebih = daysBetween(pendaftaranKeptUntil(kept), sampai)
  const sebab = `, ${lebih} hari lebih lama: selama itu server mati atau jamnya salah, dan tidak dihitung sebagai umur data`
  return `Dihapus sesudah ${formatTanggal(sampai)}${lebih > 0 ? sebab : ''}.`
}

/** The retention rule in words. */
export const RETENSI_TEXT = `Data pendaftaran disimpan paling lama ${PENDAFTARAN_MONTHS} bulan sejak mendaftar; yang batal, ${RETENSI_BATAL.months} bulan sejak dibatalkan (berlaku sejak ${formatTanggal(RETENSI_BATAL.from)}).`
