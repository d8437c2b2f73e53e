import type { User } from '@safar/shared/access/session/schema'
import { perangkatOf } from '@safar/shared/accounts/aktivitas/perangkat'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { appendAktivitas, type Perbuatan } from '../../platform/db/aktivitas.ts'
import type { AkunRow, Tables } from '../../platform/db/tables.ts'
import { type Actor, actorColumns } from './actor.ts'
import { toUser } from './akun.repository.ts'

/** Adds activities to the log, in their transaction if there is one. */
export function catat(
  db: Kysely<Tables>,
  actor: Actor,
  perbuatan: Perbuatan | readonly Perbuatan[],
  now: Date,
): Promise<void> {
  const { oleh, oleh_id } = actorColumns(actor)
  return appendAktivitas(db, perbuatan, { oleh, akun_id: oleh_id, token_id: actor?.token ?? null }, now)
}

/** Returns the device of a request in its owner's words. */
export function perangkatDari(request: FastifyRequest): string {
  return perangkatOf(request.headers['user-agent'] ?? '')
}

/** Logs an owner's action on their account, with the device. */
export function catatAkun(
  db: Kysely<Tables>,
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
  now: Date,
  rinci = perangkatDari(request),
): Promise<void> {
  return catat(db, user, { aksi, jenis: 'masuk', rinci }, now)
}

/**
 * Counts a refused sign-in: one row an hour per account, and one for all unknown mail addresses, which are not stored,
 * since one may be a password in the wrong field.
 */
export function catatGagal(db: Kysely<Tables>, akun: AkunRow | undefined, now: Date): Promise<void> {
  const hour = now.toISOString().slice(0, 13)
  const kunci = `gagal-masuk:${akun?.id ?? '-'}:${hour}`
  const rinci = akun ? '' : 'Email yang tidak dikenal'
  return catat(db, akun ? toUser(akun) : null, { aksi: 'gagal-masuk', jenis: 'masuk', rinci, kunci }, now)
}
