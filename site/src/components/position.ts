/** Returns the classes of an `object-position` such as `72% 60%`; none for the middle. */
export function positionClass(position: string | undefined): string | undefined {
  if (!position) return undefined
  const [x, y] = position.split(/\s+/).map((part) => part.replace('%', ''))
  const classes = [x && x !== '50' && `px-${x}`, y && y !== '50' && `py-${y}`].filter(Boolean)
  return classes.length > 0 ? classes.join(' ') : undefined
}
