import type { MutasiKeadaan } from './mutasi.ts'
import type { Usulan } from './propose.ts'

/* Groups of the queue of bank lines: the one rule of what is ready, and of what somebody has to decide. */

/** Groups of new lines, in the order of work. `keluar` is money that leaves. */
export const MUTASI_KELOMPOK = ['keputusan', 'siap', 'tidak_dikenal', 'keluar'] as const
export type MutasiKelompok = (typeof MUTASI_KELOMPOK)[number]

export const MUTASI_KELOMPOK_LABEL: Readonly<Record<MutasiKelompok, string>> = {
  keputusan: 'Perlu keputusan',
  siap: 'Siap diterima',
  tidak_dikenal: 'Tidak dikenal',
  keluar: 'Uang keluar',
}

/** Kinds of signs that a ready line needs beside its exact sum. */
const MORE_SIGNS = 2

interface Line {
  /** In rupiah, with sen behind the point; below zero for money that leaves. */
  jumlah: number
  keadaan: MutasiKeadaan
  usulan: readonly Pick<Usulan, 'jumlah' | 'tanda'>[]
}

/** Tells whether a line names the booking of a proposal by its code. */
const isNamed = ({ tanda }: Line['usulan'][number]): boolean =>
  tanda.some(({ kunci, cocok }) => kunci === 'kode' && cocok)

/** Tells whether a proposal is beyond doubt: all of the sum is one booking's, exactly, and two more signs say so. */
function isSure(jumlah: number, usulan: Line['usulan'][number]): boolean {
  const kinds = new Set(usulan.tanda.map(({ kunci }) => kunci))
  return (
    usulan.jumlah === jumlah &&
    usulan.tanda.every(({ cocok }) => cocok) &&
    kinds.has('jumlah') &&
    kinds.size > MORE_SIGNS
  )
}

/**
 * Returns the group of a line; null for one that is no longer new. It is ready where one proposal alone is beyond
 * doubt, and the line names no other booking by its code. A sum with sen is no payment for a booking.
 */
export function kelompokOf({ jumlah, keadaan, usulan }: Line): MutasiKelompok | null {
  if (keadaan !== 'baru') return null
  if (jumlah <= 0) return 'keluar'
  if (usulan.length === 0 || !Number.isInteger(jumlah)) return 'tidak_dikenal'
  const [first, ...others] = usulan
  const isReady =
    first !== undefined &&
    isSure(jumlah, first) &&
    !others.some((other) => isSure(jumlah, other) || isNamed(other))
  return isReady ? 'siap' : 'keputusan'
}
