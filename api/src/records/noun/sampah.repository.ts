import { parseJson } from '@safar/shared/records/noun/columns'
import { lookupColumn } from '@safar/shared/records/noun/sealed'
import { hilangPada, sampahSampai, sampahSebelum } from '@safar/shared/records/sampah/masa'
import type { Sampah } from '@safar/shared/records/sampah/sampah'
import type { Kysely } from 'kysely'
import { actorColumns, akunOf } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import { listLoncatan, seenTime } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { eraseAttached } from './attached.ts'
import type { NounOf } from './kept-record.ts'
import { readSnapshot } from './noun-row.ts'
import { type SealedCellsOfRow, sealedCellsIn } from './sealed.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

/** Puts a record into the trash, with its sealed cells. Call it in the transaction that deletes the record. */
export async function insertSampah(
  { trx, actor, now }: Context,
  { noun }: StoredNoun,
  data: NounData,
  cells: SealedCellsOfRow,
): Promise<void> {
  const { oleh, oleh_id, oleh_email } = actorColumns(actor)
  await trx
    .insertInto('sampah')
    .values({
      jenis: noun.name,
      data_id: data.id,
      dihapus_pada: (await seenTime(trx, now)).toISOString(),
      dihapus_oleh: oleh,
      dihapus_oleh_id: oleh_id,
      dihapus_oleh_email: oleh_email,
      data: JSON.stringify({ ...data, ...cells }),
    })
    .execute()
}

/** Lists the trash of a noun, last deleted first; unreadable entries are left out. */
export async function listSampah<Data extends NounData>(
  db: Kysely<Tables>,
  noun: StoredNoun<Data>,
  onBroken?: OnBroken,
): Promise<Sampah<Data>[]> {
  const rows = await db
    .selectFrom('sampah')
    .selectAll()
    .where('jenis', '=', noun.noun.name)
    .orderBy('dihapus_pada', 'desc')
    .orderBy('data_id', 'desc')
    .execute()
  const loncatan = await listLoncatan(db)
  return rows.flatMap((row) => {
    const { jenis, data_id: id, dihapus_pada, dihapus_oleh } = row
    const data = readSnapshot(noun, row.data)
    if (!data) {
      onBroken?.({ tabel: 'sampah', jenis, id, isian: 'data' })
      return []
    }
    const akun = akunOf({ oleh_id: row.dihapus_oleh_id, oleh_email: row.dihapus_oleh_email })
    const simpan_sampai = sampahSampai(dihapus_pada, loncatan)
    return { id, dihapus_pada, dihapus_oleh, akun, simpan_sampai, data }
  })
}

/** A record taken from the trash, with its sealed cells and the time of its deletion. */
export interface Taken<Data extends NounData> {
  data: Data
  cells: SealedCellsOfRow
  dihapus_pada: string
}

/** Takes a record out of the trash; null if it is not there, or cannot be read and stays. */
export async function takeSampah<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  id: number,
): Promise<Taken<Data> | null> {
  const found = await trx
    .selectFrom('sampah')
    .select(['data', 'dihapus_pada'])
    .where('jenis', '=', noun.noun.name)
    .where('data_id', '=', id)
    .executeTakeFirst()
  const data = found && readSnapshot(noun, found.data)
  if (!data) return null
  const { dihapus_pada } = found
  // Of two at once one takes it, as it was read.
  const { numDeletedRows } = await trx
    .deleteFrom('sampah')
    .where('jenis', '=', noun.noun.name)
    .where('data_id', '=', id)
    .where('dihapus_pada', '=', dihapus_pada)
    .executeTakeFirstOrThrow()
  if (Number(numDeletedRows) === 0) return null
  return { data, cells: sealedCellsIn(noun, Object(parseJson(found.data))), dihapus_pada }
}

/**
 * Returns the ids of those trashed records of a noun that went there at one time with the record that a field refers
 * to.
 */
export async function trashedAlong(
  trx: Kysely<Tables>,
  { noun }: StoredNoun,
  { field, id, dihapus_pada }: { field: string; id: number; dihapus_pada: string },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('sampah')
    .select(['data_id', 'data'])
    .where('jenis', '=', noun.name)
    .where('dihapus_pada', '=', dihapus_pada)
    .orderBy('data_id')
    .execute()
  return rows.flatMap(({ data_id, data }) => (Object(parseJson(data))[field] === id ? [data_id] : []))
}

/** Returns the ids of the trashed records of a noun by the keyed hash of a sealed field. */
export async function trashedByHash(
  db: Kysely<Tables>,
  { noun }: Pick<StoredNoun, 'noun'>,
  field: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sampah')
    .select(['data_id', 'data'])
    .where('jenis', '=', noun.name)
    .execute()
  return new Map(
    rows.flatMap(({ data_id, data }): [string, number][] => {
      const hash: unknown = Object(parseJson(data))[lookupColumn(field)]
      return typeof hash === 'string' && hash !== '' ? [[hash, data_id]] : []
    }),
  )
}

/** Erases records past their time in the trash (`hilangPada`), with their revisions and what is attached to them. */
export async function emptySampah(db: Kysely<Tables>, now: Date, nounOf: NounOf): Promise<void> {
  const loncatan = await listLoncatan(db)
  await db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('sampah')
      .select(['jenis', 'data_id', 'dihapus_pada'])
      .where('dihapus_pada', '<', sampahSebelum(now))
      .execute()
    for (const row of old) {
      if (hilangPada(row.dihapus_pada, loncatan) >= now.toISOString()) continue
      const { jenis, data_id } = row
      // Whoever brings it back meanwhile has it whole.
      const gone = await trx
        .deleteFrom('sampah')
        .where('jenis', '=', jenis)
        .where('data_id', '=', data_id)
        .where('dihapus_pada', '=', row.dihapus_pada)
        .returning('data_id')
        .executeTakeFirst()
      if (!gone) continue
      for (const table of ['riwayat', 'alamat_lama'] as const)
        await trx.deleteFrom(table).where('jenis', '=', jenis).where('data_id', '=', data_id).execute()
      await eraseAttached(trx, nounOf(jenis)?.attached, [data_id])
    }
  })
}
