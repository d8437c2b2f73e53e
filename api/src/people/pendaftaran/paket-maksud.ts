import { FIXED_CHOICES, NO_CHOICE } from '@safar/shared/people/pendaftaran/form-fields'
import { isOwnSlug } from '@safar/shared/platform/text/slug'
import { tidyTyped } from '@safar/shared/platform/text/tidy'
import type { Kysely } from 'kysely'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import { findPaketBernama, slugBernama } from '../../content/paket/paket-bernama.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { findStamps } from '../../records/noun/noun.repository.ts'

/** The meaning of a cell that names a departure: its value, or the error. */
export type PaketMaksud = { paket: string } | { pesan: string }

/** The longest cell that is looked up; every slug and name is shorter. */
const LONGEST = 300

/**
 * Returns the departure that a cell means, by its slug, a former one, or a unique name; or a kind of journey in any
 * case. Null for an empty cell.
 */
export async function paketMaksud(db: Kysely<Tables>, typed: string): Promise<PaketMaksud | null> {
  const text = typed.length > LONGEST ? typed : tidyTyped(typed)
  if (text === '') return null
  const fixed = [...FIXED_CHOICES, NO_CHOICE].find((choice) => choice.toLowerCase() === text.toLowerCase())
  if (fixed) return { paket: fixed }
  const stored = isOwnSlug(text) ? await findStamps(db, paketNoun, text) : null
  if (stored?.slug) return { paket: stored.slug }
  const named = await findPaketBernama(db, text)
  const [only] = named
  if (only && named.length === 1) return { paket: only.slug }
  if (named.length > 1)
    return {
      pesan: `Ada ${named.length} paket bernama ini. Tulis slug salah satunya: ${slugBernama(named)}.`,
    }
  return { pesan: `Paket ini tidak dikenal. Tulis slug atau nama paket, atau ${FIXED_CHOICES.join(', ')}.` }
}
