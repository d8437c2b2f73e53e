import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import type { Akses } from '@safar/shared/access/log-akses/log-akses-schema'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { plainText } from '@safar/shared/platform/text/plain-text'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import { agedBefore, seenTime } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageMeta } from '../../platform/http/params.ts'
import type { Context } from './context.ts'

/** An access to private data: a field of a record, or a file of it. */
export interface Look {
  /** The noun or the table. */
  jenis: string
  data_id: number | string
  bidang: string
  /** Id of the file; absent for a field. */
  berkas?: string
  /** The reason in the reader's words. */
  alasan?: string | undefined
}

/** Rows of one statement. */
const AT_ONCE = 100

/**
 * Writes to the access log before private data is handed out: an access that cannot be logged is refused. Rows are only
 * added, and deleted by age alone; the database refuses to change one. The account is stored, its name is looked up by
 * readers.
 * @param actor null for a person without an account, such as a family with its link
 */
export async function noteLooks({ trx, actor, now }: Context, looks: Look | readonly Look[]): Promise<void> {
  const by = {
    waktu: (await seenTime(trx, now)).toISOString(),
    akun_id: actor ? Number(actor.id) : null,
    token_id: actor?.token ?? null,
    role: actor?.role ?? ('' as const),
  }
  const rows = [looks].flat().map(({ jenis, data_id, bidang, berkas = '', alasan = '' }) => ({
    ...by,
    jenis,
    data_id: String(data_id),
    bidang,
    berkas,
    alasan: cutText(plainText(alasan), ALASAN_AKSES_MAX).trim(),
  }))
  for (const part of inParts(rows, AT_ONCE))
    await trx
      .insertInto('log_akses')
      .values([...part])
      .execute()
}

/** Returns a page of the access log of a record, newest first, with those of records that were joined to it. */
export async function listLooks(
  db: Kysely<Tables>,
  jenis: string,
  ids: readonly number[],
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Akses[]; meta: ReturnType<typeof pageMeta> }> {
  const looks = db.selectFrom('log_akses').where('jenis', '=', jenis).where('data_id', 'in', ids.map(String))
  const { count } = await looks.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const data = await looks
    .leftJoin('akun', 'akun.id', 'log_akses.akun_id')
    .leftJoin('token_api', 'token_api.id', 'log_akses.token_id')
    .select([
      'log_akses.id',
      'waktu',
      'log_akses.akun_id',
      'token_id',
      'log_akses.role',
      'bidang',
      'berkas',
      'alasan',
    ])
    .select(({ fn, val }) => fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'))
    .orderBy('waktu', 'desc')
    .orderBy('log_akses.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data, meta: pageMeta(Number(count), { page, per_page }) }
}

/** Deletes accesses before a time. */
export async function forgetOldLooks(db: Kysely<Tables>, before: Date): Promise<void> {
  const waktu = (await agedBefore(db, before)).toISOString()
  await db.deleteFrom('log_akses').where('waktu', '<', waktu).execute()
}
