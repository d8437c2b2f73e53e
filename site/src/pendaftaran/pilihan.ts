import { isSlug } from '@safar/shared/paket/slug'
import { pilihanNama } from '@safar/shared/pendaftaran/formulir'

export interface Pilihan {
  value: string
  label: string
  /** Kinds of room with their prices, where they are known. */
  kamar?: Pilihan[]
}

/**
 * The choice that a Booking button brought along, or that a draft holds: null when it is one of the fixed choices or
 * no package's address at all.
 */
export function pilihanTambahan(
  slug: string | null | undefined,
  known: readonly Pilihan[],
  tetap: readonly string[],
): Pilihan | null {
  if (!slug || !isSlug(slug) || tetap.includes(slug)) return null
  return known.find(({ value }) => value === slug) ?? { value: slug, label: pilihanNama(slug) }
}
