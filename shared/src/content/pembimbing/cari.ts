import { searchText } from '../../platform/cari.ts'
import type { Pembimbing } from './fields.ts'

/** What a guide is found by, on the server as in the admin. */
export function pembimbingCari({
  nama,
  gelar,
  peran,
  bahasa,
}: Pick<Pembimbing, 'nama' | 'gelar' | 'peran' | 'bahasa'>): string {
  return searchText([nama, gelar, peran, bahasa])
}
