import type { PaketRingkas } from '@safar/shared/paket/schema'
import { choiceName } from '@safar/shared/pendaftaran/form-address'

/** The chosen package in words: a registration stores a slug or one of the fixed choices; nothing where none was chosen. */
export function paketNamer(list: readonly PaketRingkas[]): (paket: string) => string {
  const names = new Map(list.map(({ slug, nama_paket }) => [slug, nama_paket]))
  return (paket) => names.get(paket) ?? choiceName(paket)
}
