import { searchText } from '../../platform/search.ts'
import type { Pembimbing } from './pembimbing-fields.ts'

/** Returns the search text of a guide, folded; server and admin search the same. */
export function pembimbingCari({
  nama,
  gelar,
  peran,
  bahasa,
}: Pick<Pembimbing, 'nama' | 'gelar' | 'peran' | 'bahasa'>): string {
  return searchText([nama, gelar, peran, bahasa])
}
