import { type Kembar, kembarKey } from '@safar/shared/content/paket/kembar'
import type { Paket, PaketUpdate } from '@safar/shared/content/paket/schema'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** What a change of many is refused with until somebody says that it is meant. */
export const KEMBAR =
  'Ada keberangkatan lain yang terbit dengan nama dan tanggal yang sama. Periksa dulu, lalu nyatakan bahwa memang dimaksud.'

/** Of one day. */
const MOST = 500

/** Departures on offer that are called and leave as one says, save the one of this id; the first that was made comes first. */
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
 * Looks through packages that are to be changed at once, one after the other: gives the address, or the name, of the departure on offer
 * that each would come to stand beside, stored or looked at before; null where there is none, and where it stands there already.
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

/** Departures that a package would come to stand beside once it is on offer so; none where it is so already. */
export async function tanyaKembar(
  db: Kysely<Tables>,
  paket: { nama_paket: string; tanggal_keberangkatan: string },
  stored: Paket | null,
): Promise<Kembar[]> {
  if (stored && kembarKey(stored) === kembarKey(paket)) return []
  return findKembar(db, paket, stored?.id)
}
