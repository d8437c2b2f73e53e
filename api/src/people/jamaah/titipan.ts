import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { TITIPAN_DI_LABEL } from '@safar/shared/people/jamaah/titipan'
import type { Titipan, titipanInputSchema } from '@safar/shared/people/jamaah/titipan-schema'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Pelaku } from '../../access/session/actor.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { pageMeta } from '../../platform/http/params.ts'
import { openRow, sealRow } from '../../platform/vault/sealed-words.ts'
import type { Deps } from '../../records/noun/change.ts'
import { changeInTurn } from '../../records/noun/turn.ts'
import { jamaahNoun } from './jamaah.noun.ts'
import { JAMAAH_TIDAK_ADA } from './save-dokumen.ts'

async function requirePerson(db: Kysely<Tables>, id: number): Promise<void> {
  const { rows } = await sql`select id from ${sql.table(JAMAAH.name)} where id = ${id}`.execute(db)
  if (rows.length === 0) throw notFound(JAMAAH_TIDAK_ADA)
}

const entriesOf = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('titipan')
    .leftJoin('akun', 'akun.id', 'titipan.akun_id')
    .leftJoin('token_api', 'token_api.id', 'titipan.token_id')
    .select(['titipan.id', 'di', 'catatan', 'pada'])
    .select(({ fn, val }) => fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'))
    .where('jamaah_id', '=', id)
    .orderBy('titipan.id', 'desc')

/** Returns an entry with its note open, which lies sealed. */
export function openTitipan<Row extends { id: number; catatan: string }>(db: Kysely<Tables>, row: Row): Row {
  return openRow(db, 'titipan', row, ['catatan'])
}

async function newestOf(db: Kysely<Tables>, id: number): Promise<Titipan | null> {
  const row = await entriesOf(db, id).limit(1).executeTakeFirst()
  return row ? openTitipan(db, row) : null
}

/**
 * Returns a page of the places of a pilgrim's paper passport, newest first, with the newest of all.
 * @throws HttpError 404
 */
export async function listTitipan(
  db: Kysely<Tables>,
  id: number,
  { page, per_page }: { page: number; per_page: number },
) {
  await requirePerson(db, id)
  const { total } = await db
    .selectFrom('titipan')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('jamaah_id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await entriesOf(db, id)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const data: Titipan[] = rows.map((row) => openTitipan(db, row))
  return { data, sekarang: await newestOf(db, id), meta: pageMeta(Number(total), { page, per_page }) }
}

/**
 * Appends where a pilgrim's paper passport lies from now on.
 * @throws HttpError 404; 409 with the newest entry if it lies there already
 */
export function addTitipan(
  deps: Deps,
  actor: Pelaku,
  id: number,
  { di, catatan }: z.output<typeof titipanInputSchema>,
): Promise<Titipan> {
  return changeInTurn(deps, jamaahNoun, actor, { stored: String(id) }, async (context) => {
    const { trx, now } = context
    await requirePerson(trx, id)
    const newest = await newestOf(trx, id)
    const place = TITIPAN_DI_LABEL[di].toLowerCase()
    if (newest?.di === di)
      throw conflict(`Paspornya sudah tercatat di ${place}. Tulis hanya bila berpindah.`, { data: newest })
    const { id: entry } = await trx
      .insertInto('titipan')
      .values({
        jamaah_id: id,
        di,
        catatan: '',
        pada: now.toISOString(),
        akun_id: Number(actor.id),
        token_id: actor.token ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Sealed for the row of its id.
    if (catatan !== '')
      await trx
        .updateTable('titipan')
        .set(await sealRow(trx, 'titipan', entry, { catatan }))
        .where('id', '=', entry)
        .execute()
    const rinci = `Paspor fisik: ${place}`
    await logActivities(context, { aksi: 'ubah', jenis: 'jamaah', data_id: id, rinci })
    const added = await newestOf(trx, id)
    if (!added) throw notFound(JAMAAH_TIDAK_ADA)
    return added
  })
}
