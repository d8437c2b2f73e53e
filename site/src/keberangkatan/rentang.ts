/**
 * Chooses a range of months: a first, then a second with all between; a third starts anew, and the only one pressed
 * again clears it.
 */
export function rentang(dipilih: readonly string[], bulan: string, semua: readonly string[]): string[] {
  const [only, ...more] = dipilih
  if (only === undefined || more.length > 0) return [bulan]
  if (only === bulan) return []
  const [from = '', to = ''] = [only, bulan].sort()
  return semua.filter((each) => each >= from && each <= to)
}
