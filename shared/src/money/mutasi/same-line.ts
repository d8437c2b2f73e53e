import type { BalanceRun } from './running-balance.ts'

/** A line as far as it tells which one it is; sums in sen. */
export interface TellingLine {
  tanggal: string
  jumlah: number
  keterangan: string
  saldo: number | null
}

/**
 * Returns a text as texts of lines are compared: banks pad them with blanks. It folds as the vault's `lookup` does, by
 * which stored lines are found.
 */
export const comparedText = (keterangan: string): string =>
  keterangan
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Numbers equal lines of one file, from 0. Without balances each is one more: two equal transfers of a day are two.
 * With balances equal lines are one, unless the running balance went elsewhere and came back between them without a
 * break: then the money moved twice. A break begins anew, so lists that were pasted together count once.
 */
export function numberEqualLines(
  lines: readonly TellingLine[],
  { fits, isNewestFirst }: Pick<BalanceRun, 'fits' | 'isNewestFirst'>,
): number[] {
  const withoutBalance = new Map<string, number>()
  let sinceBreak = new Map<string, number>()
  const order = isNewestFirst ? [...lines.keys()].toReversed() : [...lines.keys()]
  const numbers: number[] = []
  for (const at of order) {
    const line = lines[at]
    if (!line) continue
    const { tanggal, jumlah, keterangan, saldo } = line
    if (fits[at] === false) sinceBreak = new Map()
    const seen = saldo === null ? withoutBalance : sinceBreak
    const key = JSON.stringify([tanggal, jumlah, saldo, comparedText(keterangan)])
    const ke = seen.get(key) ?? 0
    seen.set(key, ke + 1)
    numbers[at] = ke
  }
  return numbers
}
