import { addDays, daysBetween, isTanggal } from '../../platform/format/tanggal.ts'

/*
 * Deadlines of a departure as plain values: points on one line, from the decision whether it leaves at all to the
 * report of its return. They are computed from its days and the agency's figures, never stored.
 */

/** The label of each deadline, in the order of the line where their days do not say otherwise. */
export const TENGGAT_LABEL = {
  minimum: 'Jadi berangkat',
  pelunasan: 'Pelunasan',
  dokumen: 'Dokumen',
  manifest: 'Manifest',
  visa: 'Visa',
  manasik: 'Manasik',
  kamar: 'Daftar kamar',
  laporan: 'Laporan pulang',
} as const
export type TenggatKunci = keyof typeof TENGGAT_LABEL

const isTenggatKunci = (name: string): name is TenggatKunci => Object.hasOwn(TENGGAT_LABEL, name)
export const TENGGAT_KUNCI: readonly TenggatKunci[] = Object.keys(TENGGAT_LABEL).filter(isTenggatKunci)

/** A deadline with how far its work is. */
export interface Tenggat {
  kunci: TenggatKunci
  /** The day, `YYYY-MM-DD`. */
  tanggal: string
  /** Days from it to the departure; below 0 after the departure. */
  hari: number
  /** The count that is done, and that of all; both null for one that only has a day. */
  selesai: number | null
  dari: number | null
  /** True once nothing is left to do; one that only has a day is over with the day. */
  beres: boolean
}

/** A deadline of which the caller knows its day, and how far its work is. */
export interface Known {
  kunci: TenggatKunci
  tanggal: string
  selesai?: number
  dari?: number
  /** Given where counts do not say it. */
  beres?: boolean
}

/** Returns the line of a departure's deadlines, the earliest first; those without a day are left out. */
export function tenggatLine(known: readonly Known[], berangkat: string, today: string): Tenggat[] {
  return known
    .filter(({ tanggal }) => isTanggal(tanggal) && isTanggal(berangkat))
    .map(({ kunci, tanggal, selesai = null, dari = null, beres }) => ({
      kunci,
      tanggal,
      hari: daysBetween(tanggal, berangkat),
      selesai,
      dari,
      beres: beres ?? (selesai === null || dari === null ? tanggal < today : selesai >= dari),
    }))
    .toSorted((a, b) => (a.tanggal === b.tanggal ? 0 : a.tanggal < b.tanggal ? -1 : 1))
}

/** Returns the next deadline that asks for something; null once none does. */
export const nextTenggat = (line: readonly Tenggat[], today: string): Tenggat | null =>
  line.find(({ beres, tanggal }) => !beres && tanggal >= today) ?? null

/** Returns the day that lies days before another; empty where that one is no day. */
export const dayBefore = (day: string, days: number): string => (isTanggal(day) ? addDays(day, -days) : '')
