import { cutText } from '@safar/shared/platform/text/cut-text'
import type { Naskah } from '@safar/shared/records/naskah/naskah'
import { plainInlines } from '@safar/shared/records/naskah/plain-naskah'

/** Splits a text into its lead and a part for each heading of the highest level. */
export function bagianOf(naskah: Naskah): { awal: Naskah; bagian: Naskah[] } {
  const awal: Naskah[number][] = []
  const bagian: Naskah[number][][] = []
  for (const block of naskah) {
    if (block.type === 'heading' && block.level === 2) bagian.push([block])
    else (bagian.at(-1) ?? awal).push(block)
  }
  return { awal, bagian }
}

/** Tells whom a part says the service is for, by the start of its heading; undefined for any other part. */
export function untukSiapa([judul]: Naskah): 'cocok' | 'bukan' | undefined {
  if (judul?.type !== 'heading') return undefined
  const words = cutText(plainInlines(judul.content), MAX_HEADING).toLowerCase()
  if (words.startsWith('cocok')) return 'cocok'
  return NOT_FOR.some((begin) => words.startsWith(begin)) ? 'bukan' : undefined
}

const MAX_HEADING = 80
const NOT_FOR = ['lebih baik', 'kurang cocok', 'tidak cocok', 'belum cocok', 'bukan untuk']
