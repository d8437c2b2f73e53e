import type { Artikel } from '@safar/shared/content/artikel/artikel'
import type { Naskah } from '@safar/shared/records/naskah/naskah'
import { leadOf } from '@safar/shared/records/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import { naskahBersumber } from '@safar/shared/settings/pengaturan/angka/mention-figures'
import { agency } from '../agency.ts'
import { perRecord } from '../memory.ts'
import { listOf } from '../noun/list-of.ts'

/** A live article. */
export type ArtikelTerbit = Artikel

/** Lists every live article, newest first. */
export const listArtikel = listOf('artikel', (list: ArtikelTerbit[]) =>
  list.sort((a, b) => (a.terbit_pada < b.terbit_pada ? 1 : a.terbit_pada > b.terbit_pada ? -1 : b.id - a.id)),
)

/** Parses an article's text into plain data, memoised: lists, pages and pictures ask for the same texts. */
export const naskahOf = perRecord(
  ({ isi }: Pick<ArtikelTerbit, 'isi'>): Naskah => readNaskah(naskahBersumber(isi, agency)),
)

const MAX_SUMMARY = 155

/** Returns an article's summary, or the lead of its text. */
export function summaryOf(artikel: ArtikelTerbit): string {
  return artikel.ringkasan || leadOf(naskahOf(artikel), MAX_SUMMARY)
}
