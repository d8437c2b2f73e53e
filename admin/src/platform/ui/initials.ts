/** Returns the first letters of somebody's first and last name. */
export function initialsOf(nama: string): string {
  const words = nama.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('')
}
