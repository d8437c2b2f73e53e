import { perangkatOf } from '@safar/shared/access/session/perangkat'
import type { User } from '@safar/shared/access/session/schema'
import type { FastifyRequest } from 'fastify'
import { appendAktivitas, type Perbuatan } from '../../platform/db/aktivitas.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { type Actor, actorColumns } from './actor.ts'
import { toUser } from './akun.repository.ts'
import { type Context, transact } from './context.ts'

type Deps = Pick<AppDeps, 'database' | 'now'>

/** Adds activities to the log, in the transaction of what was done. */
export function catat(context: Context, perbuatan: Perbuatan | readonly Perbuatan[]): Promise<void> {
  const { oleh, oleh_id } = actorColumns(context.actor)
  const token_id = context.actor?.token ?? null
  return appendAktivitas(context, perbuatan, { oleh, akun_id: oleh_id, token_id })
}

/** Adds one activity to the log, in a transaction of its own. */
export function noteActivity(deps: Deps, actor: Actor, perbuatan: Perbuatan): Promise<void> {
  return transact(deps, actor, (context) => catat(context, perbuatan))
}

/** Returns the device of a request in its owner's words. */
export function perangkatDari(request: FastifyRequest): string {
  return perangkatOf(request.headers['user-agent'] ?? '')
}

/** Logs an owner's action on their account, with the device. */
export function catatAkun(
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
export function catatGagal(deps: Deps, akun: StoredRow<'akun'> | undefined): Promise<void> {
  const hour = deps.now().toISOString().slice(0, 13)
  const kunci = `gagal-masuk:${akun?.id ?? '-'}:${hour}`
  const rinci = akun ? '' : 'Email yang tidak dikenal'
  return noteActivity(deps, akun ? toUser(akun) : null, { aksi: 'gagal-masuk', jenis: 'masuk', rinci, kunci })
}
