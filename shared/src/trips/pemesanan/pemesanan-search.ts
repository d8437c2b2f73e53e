import { searchText } from '../../platform/search.ts'
import type { PemesananStored, PesertaStored } from './pemesanan-fields.ts'

type Found = Pick<PemesananStored, 'kode' | 'pemesan_nama' | 'pemesan_email' | 'pemesan_telepon'>

/** Returns the search text of a booking, folded: its code and its payer. Participants have texts of their own. */
export function pemesananCari({ kode, pemesan_nama, pemesan_email, pemesan_telepon }: Found): string {
  return searchText([kode, pemesan_nama, pemesan_email], [pemesan_telepon].filter(Boolean))
}

/** Returns the search text of a participant, folded: what the office calls the place, and the roommates wished for. */
export function pesertaCari({ nama, teman_sekamar }: Pick<PesertaStored, 'nama' | 'teman_sekamar'>): string {
  return searchText([nama, teman_sekamar])
}
