import type { Paket } from '@safar/shared/paket/schema'
import { PILIHAN_KOSONG } from '@safar/shared/pendaftaran/schema'

/** The chosen package in words: a registration stores a slug, one of the fixed choices, or nothing. */
export function paketNamer(list: readonly Paket[]): (paket: string) => string {
  const names = new Map(list.map(({ slug, nama_paket }) => [slug, nama_paket]))
  return (paket) => (paket === '' ? PILIHAN_KOSONG : (names.get(paket) ?? paket))
}
