import type { Sampah } from '@safar/shared/paket/sampah'
import type { Paket } from '@safar/shared/paket/schema'
import type { User } from '@safar/shared/session/schema'
import type { Kysely } from 'kysely'
import type { OnBroken } from '../db/rusak.ts'
import type { Tables } from '../db/tables.ts'
import { readSnapshot } from './paket-row.ts'
import { actorName, akunOf } from './riwayat.repository.ts'

/** Puts a package into the trash. To be called in the transaction that deletes it. */
export async function insertSampah(
  trx: Kysely<Tables>,
  paket: Paket,
  actor: User | null,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('sampah')
    .values({
      paket_id: paket.id,
      dihapus_pada: now.toISOString(),
      dihapus_oleh: actorName(actor),
      dihapus_oleh_id: actor ? Number(actor.id) : null,
      dihapus_oleh_email: actor?.email ?? '',
      paket: JSON.stringify(paket),
    })
    .execute()
}

/** The trash, last deleted first. */
export async function listSampah(db: Kysely<Tables>, onBroken?: OnBroken): Promise<Sampah[]> {
  const rows = await db
    .selectFrom('sampah')
    .selectAll()
    .orderBy('dihapus_pada', 'desc')
    .orderBy('paket_id', 'desc')
    .execute()
  return rows.flatMap(
    ({ paket_id, dihapus_pada, dihapus_oleh, dihapus_oleh_id, dihapus_oleh_email, paket }) => {
      const kept = readSnapshot(paket)
      if (!kept) {
        onBroken?.({ tabel: 'sampah', id: paket_id, isian: 'paket' })
        return []
      }
      const akun = akunOf(dihapus_oleh_id, dihapus_oleh_email)
      return { id: paket_id, dihapus_pada, dihapus_oleh, akun, paket: kept }
    },
  )
}

/** Takes a package out of the trash; null when it is not there. */
export async function takeSampah(trx: Kysely<Tables>, paketId: number): Promise<Paket | null> {
  const row = await trx
    .deleteFrom('sampah')
    .where('paket_id', '=', paketId)
    .returning('paket')
    .executeTakeFirst()
  return row ? readSnapshot(row.paket) : null
}

/** Lets go of what was deleted before a time, with its revisions. */
export async function emptySampah(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('sampah')
      .where('dihapus_pada', '<', before.toISOString())
      .returning('paket_id')
      .execute()
    if (gone.length === 0) return
    const ids = gone.map((row) => row.paket_id)
    await trx.deleteFrom('riwayat').where('paket_id', 'in', ids).execute()
  })
}
