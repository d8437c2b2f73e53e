import { perangkatOf } from '@safar/shared/access/session/perangkat'
import type { User } from '@safar/shared/access/session/session-schema'
import { cutText } from '@safar/shared/platform/text/cut-text'
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Moment } from '../../platform/db/moment.ts'
import { seenTime } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { type Actor, actorColumns } from './actor.ts'
import { toUser } from './akun.repository.ts'
import { type Context, transact } from './context.ts'

type Deps = Pick<AppDeps, 'database' | 'now'>

/** The longest stored text, in UTF-16 units; a record's name may be longer and is cut. */
export const AKTIVITAS_TEXT_MOST = 200

/** An activity to log. */
export interface Perbuatan {
  aksi: StoredRow<'aktivitas'>['aksi']
  jenis: StoredRow<'aktivitas'>['jenis']
  data_id?: number | string
  nama?: string
  rinci?: string
  /** Counts activities with the same key in one row, so that strangers add no more rows than there are keys. */
  kunci?: string
}

/** Rows of one statement. */
const AT_ONCE = 100

/** Appends one or many activities of one actor. Nothing changes or deletes a row but its age. */
export async function appendAktivitas(
  { trx, now }: Moment,
  perbuatan: Perbuatan | readonly Perbuatan[],
  { oleh, akun_id, token_id }: { oleh: string; akun_id: number | null; token_id: number | null },
): Promise<void> {
  const waktu = (await seenTime(trx, now)).toISOString()
  const by = { waktu, oleh: clipped(oleh), akun_id, token_id }
  const rows = [perbuatan].flat().map(({ aksi, jenis, data_id = '', nama = '', rinci = '', kunci }) => ({
    ...by,
    aksi,
    jenis,
    data_id: clipped(String(data_id)),
    nama: clipped(nama),
    rinci: clipped(rinci),
    kali: 1,
    kunci: kunci ?? null,
  }))
  for (const part of inParts(rows, AT_ONCE))
    await trx
      .insertInto('aktivitas')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('kunci').doUpdateSet({ waktu, kali: sql<number>`aktivitas.kali + 1` }),
      )
      .execute()
}

/** Erases the name of an account from the activities by it and about it. */
export async function forgetPelaku(db: Kysely<Tables>, akunId: number): Promise<void> {
  await db.updateTable('aktivitas').set({ oleh: '', nama: '' }).where('akun_id', '=', akunId).execute()
  await db
    .updateTable('aktivitas')
    .set({ nama: '' })
    .where('jenis', '=', 'akun')
    .where('data_id', '=', String(akunId))
    .execute()
}

function clipped(text: string): string {
  return cutText(text, AKTIVITAS_TEXT_MOST).toWellFormed()
}

/** Adds activities to the log, in the transaction of what was done. */
export function logActivities(context: Context, perbuatan: Perbuatan | readonly Perbuatan[]): Promise<void> {
  const { oleh, oleh_id } = actorColumns(context.actor)
  const token_id = context.actor?.token ?? null
  return appendAktivitas(context, perbuatan, { oleh, akun_id: oleh_id, token_id })
}

/** Adds one activity to the log, in a transaction of its own. */
export function noteActivity(deps: Deps, actor: Actor, perbuatan: Perbuatan): Promise<void> {
  return transact(deps, actor, (context) => logActivities(context, perbuatan))
}

/** Returns the device of a request in its owner's words. */
export function perangkatDari(request: FastifyRequest): string {
  return perangkatOf(request.headers['user-agent'] ?? '')
}

/** Logs an owner's action on their account, with the device. */
export function noteAccountActivity(
  deps: Deps,
  request: FastifyRequest,
  user: User,
  aksi:
    | 'masuk'
    | 'keluar'
    | 'ganti-password'
    | 'pasang-faktor'
    | 'lepas-faktor'
    | 'pakai-pemulihan'
    | 'pemulihan-baru',
  rinci = perangkatDari(request),
): Promise<void> {
  return noteActivity(deps, user, { aksi, jenis: 'masuk', rinci })
}

/**
 * Counts a refused sign-in: one row an hour per account, and one for all unknown mail addresses, which are not stored,
 * since one may be a password in the wrong field.
 */
export function noteFailedSignIn(deps: Deps, akun: StoredRow<'akun'> | undefined): Promise<void> {
  const hour = deps.now().toISOString().slice(0, 13)
  const kunci = `gagal-masuk:${akun?.id ?? '-'}:${hour}`
  const rinci = akun ? '' : 'Email yang tidak dikenal'
  return noteActivity(deps, akun ? toUser(akun) : null, { aksi: 'gagal-masuk', jenis: 'masuk', rinci, kunci })
}
