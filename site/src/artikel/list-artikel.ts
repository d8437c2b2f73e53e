import type { Artikel } from '@safar/shared/artikel/artikel'
import type { Naskah } from '@safar/shared/naskah/naskah'
import { leadOf } from '@safar/shared/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/naskah/read-naskah'
import { listOf } from '../noun/list-of.ts'

/** A live article. */
export type ArtikelTerbit = Artikel

/** Every live article, the newest first. */
export const listArtikel = listOf('artikel', (list: ArtikelTerbit[]) =>
  list.sort((a, b) => (a.terbit_pada < b.terbit_pada ? 1 : a.terbit_pada > b.terbit_pada ? -1 : b.id - a.id)),
)

/** Lists, pages and pictures ask for the same texts, from one release to the next. */
const read = new WeakMap<object, Naskah>()

/** The text of an article as plain data. */
export function naskahOf(artikel: Pick<ArtikelTerbit, 'isi'>): Naskah {
  const known = read.get(artikel) ?? readNaskah(artikel.isi)
  read.set(artikel, known)
  return known
}

const MAX_SUMMARY = 155

/** What an article says of itself in a line or two. */
export function summaryOf(artikel: ArtikelTerbit): string {
  return artikel.ringkasan || leadOf(naskahOf(artikel), MAX_SUMMARY)
}
