import { type Kembar, kembarKey } from '@safar/shared/content/paket/kembar'
import type { Paket, PaketUpdate } from '@safar/shared/content/paket/paket-schema'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** The refusal of a change of many packages until somebody confirms duplicates. */
export const KEMBAR =
  'Ada keberangkatan lain yang terbit dengan nama dan tanggal yang sama. Periksa dulu, lalu nyatakan bahwa memang dimaksud.'

/** The largest number of departures of one day. */
const MOST = 500

/** Finds the departures on offer with a name and a day, except for `id`; the oldest first. */
export async function findKembar(
  db: Kysely<Tables>,
  paket: { nama_paket: string; tanggal_keberangkatan: string },
  id?: number,
): Promise<Kembar[]> {
  const key = kembarKey(paket)
  if (key === null) return []
  const others = await db
    .selectFrom('paket')
    .select(['id', 'slug', 'nama_paket', 'tanggal_keberangkatan', 'status'])
    .where('tanggal_keberangkatan', '=', paket.tanggal_keberangkatan)
    .where('status', 'in', ['terbit', 'terjadwal'])
    .orderBy('id')
    .limit(MOST)
    .execute()
  return others
    .map((one) => ({
      ...one,
      status: one.status === 'terjadwal' ? ('terjadwal' as const) : ('terbit' as const),
    }))
    .filter((one) => one.id !== id && kembarKey(one) === key)
}

/**
 * Creates a finder of duplicates for packages that are changed together, one after the other. It returns the slug or
 * name of a departure on offer, stored or passed before, that each would newly duplicate; null if there is none.
 */
export function kembarFinder(db: Kysely<Tables>) {
  const earlier = new Map<string, string>()
  return async (stored: Paket | null, changes: PaketUpdate): Promise<string | null> => {
    const next = { ...stored, ...changes }
    const key = kembarKey(next)
    if (key === null) return null
    const before = earlier.get(key)
    earlier.set(key, stored?.slug ?? next.nama_paket ?? '')
    if (stored && kembarKey(stored) === key) return null
    if (before !== undefined) return before
    const { nama_paket = '', tanggal_keberangkatan = '' } = next
    const [same] = await findKembar(db, { nama_paket, tanggal_keberangkatan }, stored?.id)
    return same?.slug ?? null
  }
}

/** Finds the departures that a package would duplicate once it is on offer; none if it already does. */
export async function tanyaKembar(
  db: Kysely<Tables>,
  paket: { nama_paket: string; tanggal_keberangkatan: string },
  stored: Paket | null,
): Promise<Kembar[]> {
  if (stored && kembarKey(stored) === kembarKey(paket)) return []
  return findKembar(db, paket, stored?.id)
}
