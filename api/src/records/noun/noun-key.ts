import { isOwnSlug } from '@safar/shared/platform/text/slug'
import { z } from 'zod'
import { readId } from '../../platform/db/id.ts'
import type { StoredNoun } from './stored-noun.ts'

/** The parameter of one record's address. */
export const byIdOrSlug = z.object({
  id: z.string().meta({ description: 'Slug or id of the record.', examples: ['1'] }),
})

type Key = { column: 'id'; value: number } | { column: 'slug'; value: string }

/**
 * Parses the key of one record: an id (digits alone) or a slug, which always has a letter. Null if it can be neither.
 */
export function keyOf({ noun }: Pick<StoredNoun, 'noun'>, idOrSlug: string): Key | null {
  const id = readId(idOrSlug)
  if (id !== null) return { column: 'id', value: id }
  return noun.addressed && isOwnSlug(idOrSlug) ? { column: 'slug', value: idOrSlug } : null
}
