import type { Paket } from '@safar/shared/paket/schema'
import type { sampahSchema } from '@safar/shared/sampah/sampah'
import type { User } from '@safar/shared/session/schema'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
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
      jenis: 'paket',
      data_id: paket.id,
      dihapus_pada: now.toISOString(),
      dihapus_oleh: actorName(actor),
      dihapus_oleh_id: actor ? Number(actor.id) : null,
      dihapus_oleh_email: actor?.email ?? '',
      data: JSON.stringify(paket),
    })
    .execute()
}

/** The trash, last deleted first. */
export async function listSampah(
  db: Kysely<Tables>,
  onBroken?: OnBroken,
): Promise<(z.infer<typeof sampahSchema> & { paket: Paket })[]> {
  const rows = await db
    .selectFrom('sampah')
    .selectAll()
    .orderBy('dihapus_pada', 'desc')
    .orderBy('data_id', 'desc')
    .execute()
  return rows.flatMap(
    ({ data_id, dihapus_pada, dihapus_oleh, dihapus_oleh_id, dihapus_oleh_email, data }) => {
      const kept = readSnapshot(data)
      if (!kept) {
        onBroken?.({ tabel: 'sampah', id: data_id, isian: 'data' })
        return []
      }
      const akun = akunOf(dihapus_oleh_id, dihapus_oleh_email)
      return { id: data_id, dihapus_pada, dihapus_oleh, akun, paket: kept }
    },
  )
}

/** Takes a package out of the trash; null when it is not there. */
export async function takeSampah(trx: Kysely<Tables>, paketId: number): Promise<Paket | null> {
  const row = await trx
    .deleteFrom('sampah')
    .where('jenis', '=', 'paket')
    .where('data_id', '=', paketId)
    .returning('data')
    .executeTakeFirst()
  return row ? readSnapshot(row.data) : null
}

/** Lets go of what was deleted before a time, with its revisions. */
export async function emptySampah(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('sampah')
      .where('dihapus_pada', '<', before.toISOString())
      .returning('data_id')
      .execute()
    if (gone.length === 0) return
    const ids = gone.map((row) => row.data_id)
    await trx.deleteFrom('riwayat').where('jenis', '=', 'paket').where('data_id', 'in', ids).execute()
  })
}
