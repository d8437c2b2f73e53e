import { addDays, formatTanggal } from '../../platform/format/tanggal.ts'
import type { PengaturanIsi } from './pengaturan.ts'

/** An umrah season as the settings store it, its days in order: first arrival, last visa, last arrival, last exit. */
export type Musim = PengaturanIsi['musim'][number]

/** The place of a day among seasons: within one, between two of them, or where none is published. */
export type MusimPada =
  | { keadaan: 'musim'; musim: Musim }
  | { keadaan: 'jeda'; sesudah: Musim; sebelum: Musim }
  | { keadaan: 'belum' }

const inOrder = (rows: readonly Musim[]) => rows.toSorted((a, b) => (a.mulai < b.mulai ? -1 : 1))

/** Returns the place of a day (`YYYY-MM-DD`) among seasons; null if none is recorded at all. */
export function musimPada(rows: readonly Musim[], day: string): MusimPada | null {
  if (rows.length === 0) return null
  const all = inOrder(rows)
  const at = all.findLastIndex(({ mulai }) => mulai <= day)
  const [musim, next] = [all[at], all[at + 1]]
  if (!musim) return { keadaan: 'belum' }
  if (day <= musim.keluar_terakhir) return { keadaan: 'musim', musim }
  return next ? { keadaan: 'jeda', sesudah: musim, sebelum: next } : { keadaan: 'belum' }
}

const ORDER = ['mulai', 'visa_terakhir', 'masuk_terakhir', 'keluar_terakhir'] as const

/** The label of each of a season's days. */
export const MUSIM_HARI_LABEL: Record<(typeof ORDER)[number], string> = {
  mulai: 'Kedatangan pertama',
  visa_terakhir: 'Visa terakhir terbit',
  masuk_terakhir: 'Kedatangan terakhir',
  keluar_terakhir: 'Keluar terakhir',
}

/** Returns errors of seasons by path: days that go backwards, and seasons that overlap. */
export function musimErrors(rows: readonly Musim[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const [index, row] of rows.entries()) {
    for (const [at, name] of ORDER.entries()) {
      const before = ORDER[at - 1]
      if (before && row[name] < row[before])
        errors[`musim.${index}.${name}`] = [
          `Mendahului ${MUSIM_HARI_LABEL[before].toLowerCase()}, ${formatTanggal(row[before])}`,
        ]
    }
    const other = rows.find(
      (one, at) => at < index && one.mulai <= row.keluar_terakhir && row.mulai <= one.keluar_terakhir,
    )
    if (other) errors[`musim.${index}.mulai`] = [`Bertumpuk dengan musim ${other.nama}`]
  }
  return errors
}

/** Returns the days between seasons that nobody may enter on, each with its first and last day. */
export function musimGaps(rows: readonly Musim[]): { dari: string; sampai: string }[] {
  const all = inOrder(rows)
  return all.flatMap((row, at) => {
    const next = all[at + 1]
    if (!next) return []
    const dari = addDays(row.keluar_terakhir, 1)
    return dari < next.mulai ? [{ dari, sampai: addDays(next.mulai, -1) }] : []
  })
}
