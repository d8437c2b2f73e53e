import { pilihanNama } from '@safar/shared/pendaftaran/formulir'
import { PILIHAN_PAKET, type Pilihan } from '@safar/shared/pendaftaran/isian'
import { isSlug } from '@safar/shared/slug'

/** A package that came along. */
export interface PaketDibawa extends Pilihan {
  /** Kinds of room with their prices, where they are known. */
  kamar?: Pilihan[]
}

/**
 * The choice that a Booking button brought along, or that a draft holds: null when it is one of the fixed choices or
 * no package's address at all.
 */
export function pilihanTambahan(
  slug: string | null | undefined,
  known: readonly PaketDibawa[],
): PaketDibawa | null {
  if (!slug || !isSlug(slug) || PILIHAN_PAKET.some((fixed) => fixed === slug)) return null
  return known.find(({ value }) => value === slug) ?? { value: slug, label: pilihanNama(slug) }
}
