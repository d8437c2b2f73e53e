/** Classes for an `object-position` such as `72% 60%`; the middle needs none. */
export function posisiClass(posisi: string | undefined): string | undefined {
  if (!posisi) return undefined
  const [x, y] = posisi.split(/\s+/).map((part) => part.replace('%', ''))
  const classes = [x && x !== '50' && `px-${x}`, y && y !== '50' && `py-${y}`].filter(Boolean)
  return classes.length > 0 ? classes.join(' ') : undefined
}
