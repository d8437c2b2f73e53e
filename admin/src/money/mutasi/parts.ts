import { readSum } from '@safar/shared/money/buku/read-sum'
import type { Mutasi, UsulanMutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'

/** A part of a line as it stands in its form: a booking, and the sum as typed. */
export interface Part {
  pemesanan_id: number
  kode: string
  typed: string
}

/** Returns a part of a booking with a sum; without one its field is empty. */
export const partOf = (pemesanan_id: number, kode: string, jumlah: number): Part => ({
  pemesanan_id,
  kode,
  typed: jumlah > 0 ? formatThousands(jumlah) : '',
})

/** Returns the proposals that together are all of a line; none where each is for all of it. */
export function dividedOf({ jumlah, usulan }: Pick<Mutasi, 'jumlah' | 'usulan'>): UsulanMutasi[] {
  const divided = usulan.filter((one) => one.jumlah !== jumlah)
  const sum = divided.reduce((all, one) => all + one.jumlah, 0)
  return divided.length > 1 && sum === jumlah ? divided : []
}

/** Returns the parts that a line begins with: its division, else all of it for a proposal. */
export function startParts(line: Pick<Mutasi, 'jumlah' | 'usulan'>, usulan?: UsulanMutasi): Part[] {
  const divided = dividedOf(line)
  const isDivided = !usulan || divided.includes(usulan)
  if (isDivided && divided.length > 0)
    return divided.map((one) => partOf(one.pemesanan_id, one.kode, one.jumlah))
  const chosen = usulan ?? line.usulan[0]
  return chosen ? [partOf(chosen.pemesanan_id, chosen.kode, Math.trunc(line.jumlah))] : []
}

/** Parts as they would be sent, and what is left of the line. */
export interface ReadParts {
  bagian: { pemesanan_id: number; jumlah: number }[]
  /** Errors of sums, by the place of a part. */
  masalah: readonly (string | null)[]
  /** The part of the line that no part has; below zero where they have more than it. */
  sisa: number
  /** True where the line may be booked. */
  isWhole: boolean
}

/** Reads typed parts of a line against its sum. */
export function readParts(parts: readonly Part[], jumlah: number): ReadParts {
  const read = parts.map(({ typed }) => readSum(typed))
  const bagian = parts.flatMap(({ pemesanan_id }, at) => {
    const sum = read[at]
    return sum && 'jumlah' in sum ? [{ pemesanan_id, jumlah: sum.jumlah }] : []
  })
  const masalah = read.map((sum, at) =>
    'masalah' in sum ? (parts[at]?.typed.trim() === '' ? 'Isi bagiannya' : sum.masalah) : null,
  )
  const sisa = jumlah - bagian.reduce((all, part) => all + part.jumlah, 0)
  return {
    bagian,
    masalah,
    sisa,
    isWhole: parts.length > 0 && sisa === 0 && masalah.every((one) => one === null),
  }
}
