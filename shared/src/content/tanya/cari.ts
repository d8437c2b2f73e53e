import { searchText } from '../../platform/cari.ts'
import type { Tanya } from './fields.ts'

/** What a question is found by, on the server as in the admin: its own words, and those of its answer. */
export function tanyaCari({ tanya, jawab, kategori }: Pick<Tanya, 'tanya' | 'jawab' | 'kategori'>): string {
  return searchText([tanya, kategori, jawab])
}
