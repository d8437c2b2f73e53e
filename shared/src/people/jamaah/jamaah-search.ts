import { searchText } from '../../platform/search.ts'
import type { Jamaah } from './jamaah-fields.ts'

type Found = Pick<
  Jamaah,
  'nama_paspor' | 'nama_ktp' | 'nama_kartu_vaksin' | 'email' | 'kabupaten' | 'telepon' | 'no_hp'
>

/** Returns the search text of a pilgrim, folded: names, address, phones. Numbers of papers are found by their hash. */
export function jamaahCari({
  nama_paspor,
  nama_ktp,
  nama_kartu_vaksin,
  email,
  kabupaten,
  telepon,
  no_hp,
}: Found): string {
  return searchText(
    [nama_paspor, nama_ktp, nama_kartu_vaksin, email, kabupaten],
    [telepon, no_hp].filter(Boolean),
  )
}
