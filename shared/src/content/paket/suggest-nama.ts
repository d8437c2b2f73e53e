import { bulanOf, isTanggal, namaBulan } from '../../platform/format/tanggal.ts'

const WORD = /\p{L}+|\d+/gu

interface Bagian {
  at: number
  word: string
}

/**
 * Suggests a name for a copy on another day: the former month or year in the name becomes the new one, in the same
 * letters (`DESEMBER`, `Des`). Everything else stays, as does a name without a month.
 */
export function suggestNama(nama: string, dari: string, ke: string): string {
  if (!isTanggal(dari) || !isTanggal(ke)) return nama
  const words = [...nama.matchAll(WORD)].map(({ index, 0: word }): Bagian => ({ at: index, word }))
  const months = words.filter(({ word }) => bulanOf(word) > 0)
  const own = months.filter(({ word }) => bulanOf(word) === Number(dari.slice(5, 7)))
  // A journey over the end of a month is often called by the other one.
  const renamed = own.length > 0 ? own : months.length === 1 ? months : []
  const years = words.filter(({ word }) => word === dari.slice(0, 4))
  let result = nama
  for (const { at, word } of [...renamed, ...years].sort((a, b) => b.at - a.at)) {
    const baru = /^\d/.test(word) ? ke.slice(0, 4) : sepertiDulu(namaBulan(Number(ke.slice(5, 7))), word)
    result = `${result.slice(0, at)}${baru}${result.slice(at + word.length)}`
  }
  return result
}

/** A month's name in the letters and the length of the one before. */
function sepertiDulu(bulan: string, dulu: string): string {
  const isShort = dulu.length <= 4 && dulu.toLowerCase() !== namaBulan(bulanOf(dulu)).toLowerCase()
  const text = isShort ? bulan.slice(0, 3) : bulan
  if (dulu === dulu.toUpperCase()) return text.toUpperCase()
  return dulu === dulu.toLowerCase() ? text.toLowerCase() : text
}
