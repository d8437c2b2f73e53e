/** A line as the running balance sees it, sums in sen; null for one that cannot be read, which breaks the chain. */
export type Balanced = { jumlah: number; saldo: number | null } | null

/** The run of a table's balances. */
export interface BalanceRun {
  /**
   * Of each line whether its balance follows from the line before it in time; null where there is nothing to compare.
   */
  fits: (boolean | null)[]
  /** True if the newest line stands first. */
  isNewestFirst: boolean
}

/**
 * Follows the running balance line by line, in the order in which more of them fit: banks list the oldest first or the
 * newest.
 * @param awal the opening balance that the statement names; null if it names none
 */
export function followBalance(lines: readonly Balanced[], awal: number | null): BalanceRun {
  const oldestFirst = fitsOf(lines, awal)
  const newestFirst = fitsOf(lines.toReversed(), awal).toReversed()
  const count = (fits: readonly (boolean | null)[]) => fits.filter((one) => one === true).length
  const isNewestFirst = count(newestFirst) > count(oldestFirst)
  return { fits: isNewestFirst ? newestFirst : oldestFirst, isNewestFirst }
}

function fitsOf(lines: readonly Balanced[], awal: number | null): (boolean | null)[] {
  let before = awal
  return lines.map((line) => {
    const saldo = line?.saldo ?? null
    const fits = line && saldo !== null && before !== null ? before + line.jumlah === saldo : null
    before = saldo
    return fits
  })
}
