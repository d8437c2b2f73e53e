import type { Riwayat, RiwayatAksi } from '@safar/shared/paket/riwayat'
import type { Paket } from '@safar/shared/paket/schema'
import type { User } from '@safar/shared/session/schema'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Who made a change, as revisions name them; the machine itself has no name. */
export function actorName(actor: User | null): string {
  return actor ? actor.nama || actor.email : ''
}

/** Keeps a package as it is after an action. To be called within the action's transaction. */
export async function recordRiwayat(
  trx: Kysely<Tables>,
  aksi: RiwayatAksi,
  paket: Paket,
  actor: User | null,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('riwayat')
    .values({
      paket_id: paket.id,
      aksi,
      waktu: now.toISOString(),
      oleh: actorName(actor),
      oleh_id: actor ? Number(actor.id) : null,
      oleh_email: actor?.email ?? '',
      paket: JSON.stringify(paket),
    })
    .execute()
}

/** Revisions of a package, newest first. */
export async function listRiwayat(db: Kysely<Tables>, paketId: number): Promise<Riwayat[]> {
  const rows = await db
    .selectFrom('riwayat')
    .selectAll()
    .where('paket_id', '=', paketId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, aksi, waktu, oleh, paket }) => ({ id, aksi, waktu, oleh, paket: JSON.parse(paket) }))
}

/** The package as a revision kept it, or null. */
export async function findRiwayatPaket(
  db: Kysely<Tables>,
  paketId: number,
  riwayatId: number,
): Promise<Paket | null> {
  const row = await db
    .selectFrom('riwayat')
    .select('paket')
    .where('paket_id', '=', paketId)
    .where('id', '=', riwayatId)
    .executeTakeFirst()
  return row ? JSON.parse(row.paket) : null
}

/** Who made the last change of a package. */
export async function lastActor(db: Kysely<Tables>, paketId: number): Promise<string> {
  const row = await db
    .selectFrom('riwayat')
    .select('oleh')
    .where('paket_id', '=', paketId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.oleh ?? ''
}
