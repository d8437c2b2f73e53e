import type { Paket } from '@safar/shared/content/paket/paket'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { paketNoun } from '../content/paket/paket.noun.ts'
import type { Tables } from '../platform/db/tables.ts'
import { findRecord } from '../records/noun/noun.repository.ts'
import { recordNotFound } from '../records/noun/save.ts'

/** The address of calls of a departure: by slug or id, as packages are. */
export const byDeparture = z.object({
  paket: z
    .string()
    .max(200)
    .meta({ description: 'Slug or id of the departure.', examples: ['1'] }),
})

/**
 * Finds the package of a departure by slug or id.
 * @throws 404 if there is none.
 */
export async function foundDeparture(db: Kysely<Tables>, idOrSlug: string): Promise<Paket> {
  const paket = await findRecord(db, paketNoun, idOrSlug)
  if (!paket) throw recordNotFound(paketNoun)
  return paket
}
