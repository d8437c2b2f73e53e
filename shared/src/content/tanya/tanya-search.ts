import { searchText } from '../../platform/search.ts'
import type { Tanya } from './tanya-fields.ts'

/** Returns the search text of a question and its answer, folded; server and admin search the same. */
export function tanyaCari({ tanya, jawab, kategori }: Pick<Tanya, 'tanya' | 'jawab' | 'kategori'>): string {
  return searchText([tanya, kategori, jawab])
}
