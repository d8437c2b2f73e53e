const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

// Each names the ones below it as well.
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

/** Returns the device of a `User-Agent` in its owner's words: `Chrome di Android`; empty if unknown. */
export function perangkatOf(userAgent: string): string {
  const text = userAgent.slice(0, 500)
  const find = (known: readonly (readonly [string, string])[]) =>
    known.find(([sign]) => text.includes(sign))?.[1] ?? ''
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' di ')
}
