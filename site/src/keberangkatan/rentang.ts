/** A first month, then a second: all from one to the other; a third begins anew, and the only one taken again is none. */
export function rentang(dipilih: readonly string[], bulan: string, semua: readonly string[]): string[] {
  const [only, ...more] = dipilih
  if (only === undefined || more.length > 0) return [bulan]
  if (only === bulan) return []
  const [from = '', to = ''] = [only, bulan].sort()
  return semua.filter((each) => each >= from && each <= to)
}
