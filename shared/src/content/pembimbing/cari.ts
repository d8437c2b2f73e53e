import { searchText } from '../../platform/cari.ts'
import type { Pembimbing } from './fields.ts'

/** Returns the search text of a guide, folded; server and admin search the same. */
export function pembimbingCari({
  nama,
  gelar,
  peran,
  bahasa,
}: Pick<Pembimbing, 'nama' | 'gelar' | 'peran' | 'bahasa'>): string {
  return searchText([nama, gelar, peran, bahasa])
}
