import type { PengaturanIsi } from './pengaturan.ts'
import type { JENIS_LIBUR } from './pengaturan-fields.ts'

/** A holiday or season, as the settings store it. */
export type Libur = PengaturanIsi['libur'][number]
export type JenisLibur = (typeof JENIS_LIBUR)[number]

/** The label of each kind of holiday. */
export const JENIS_LIBUR_LABEL: Record<JenisLibur, string> = {
  sekolah: 'Libur sekolah',
  ramadan: 'Ramadan',
  haji: 'Musim haji',
  nasional: 'Libur nasional',
}

/**
 * Returns the holidays that touch the days from `mulai` to `selesai` (both included), the earliest first, of one day
 * the longest first. Days are compared as text, so that no time zone can move one into another month.
 */
export function liburPada<L extends Pick<Libur, 'nama' | 'mulai' | 'selesai'>>(
  libur: readonly L[],
  mulai: string,
  selesai: string,
): L[] {
  return libur
    .filter((item) => item.mulai <= selesai && item.selesai >= mulai)
    .sort(
      (a, b) =>
        compare(a.mulai, b.mulai) || compare(b.selesai, a.selesai) || a.nama.localeCompare(b.nama, 'id'),
    )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
