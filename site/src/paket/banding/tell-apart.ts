/**
 * Shortens names to what tells them apart: without the first words that a name shares with another, and never without
 * all. `Umrah Akhir Tahun Hemat` beside `Umrah Akhir Tahun Plus Turki` is `Hemat`.
 */
export function tellApart(names: readonly string[]): string[] {
  const split = names.map((name) => name.trim().split(/\s+/))
  return split.map((words, nth) => {
    const same = split.map((other, at) => (at === nth ? 0 : sameStart(words, other)))
    return words.slice(Math.min(Math.max(...same), words.length - 1)).join(' ')
  })
}

/** Counts the words with which both begin. */
function sameStart(a: readonly string[], b: readonly string[]): number {
  const differ = a.findIndex((word, at) => word !== b[at])
  return differ < 0 ? a.length : differ
}
