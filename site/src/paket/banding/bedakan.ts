/**
 * Names as they are told apart where there is no room for all of each: without the words that a name begins with as another does, and
 * never without all of them. `Umrah Akhir Tahun Hemat` beside `Umrah Akhir Tahun Plus Turki` is `Hemat`.
 */
export function bedakan(names: readonly string[]): string[] {
  const split = names.map((name) => name.trim().split(/\s+/))
  return split.map((words, nth) => {
    const same = split.map((other, at) => (at === nth ? 0 : sameStart(words, other)))
    return words.slice(Math.min(Math.max(...same), words.length - 1)).join(' ')
  })
}

/** With how many words both begin. */
function sameStart(a: readonly string[], b: readonly string[]): number {
  const differ = a.findIndex((word, at) => word !== b[at])
  return differ < 0 ? a.length : differ
}
