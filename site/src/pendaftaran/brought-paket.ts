import { choiceName } from '@safar/shared/people/pendaftaran/form-address'
import { type Choice, FIXED_CHOICES } from '@safar/shared/people/pendaftaran/form-fields'
import { isSlug } from '@safar/shared/platform/text/slug'

/** A package that a link brought along. */
export interface BroughtPaket extends Choice {
  /** Kinds of room with their prices, where they are known. */
  kamar?: Choice[]
  /** The exclusions of its price, line by line. */
  tidakTermasuk?: string[]
}

/**
 * Returns the choice that a Booking button brought along, or that a draft holds; null for one of the fixed choices, and
 * for no valid slug.
 */
export function broughtPaket(
  slug: string | null | undefined,
  known: readonly BroughtPaket[],
): BroughtPaket | null {
  if (!slug || !isSlug(slug) || FIXED_CHOICES.some((fixed) => fixed === slug)) return null
  return known.find(({ value }) => value === slug) ?? { value: slug, label: choiceName(slug) }
}
