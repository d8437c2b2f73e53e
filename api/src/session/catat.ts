import { perangkatOf } from '@safar/shared/aktivitas/perangkat'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { appendAktivitas, type Perbuatan } from '../db/aktivitas.ts'
import type { AkunRow, Tables } from '../db/tables.ts'
import { type Actor, actorColumns } from './actor.ts'

/** Notes what somebody did, in the transaction of it where it has one. */
export function catat(db: Kysely<Tables>, actor: Actor, perbuatan: Perbuatan, now: Date): Promise<void> {
  const { oleh, oleh_id } = actorColumns(actor)
  return appendAktivitas(db, perbuatan, { oleh, akun_id: oleh_id }, now)
}

/** The device that a request comes from, as its owner would call it. */
export function perangkatDari(request: FastifyRequest): string {
  return perangkatOf(request.headers['user-agent'] ?? '')
}

type Akun = Pick<AkunRow, 'id' | 'nama' | 'email'>

/** Notes what the owner of an account did to it, with the device that it was done from. */
export function catatAkun(
  db: Kysely<Tables>,
  request: FastifyRequest,
  { id, nama, email }: Akun,
  aksi: 'masuk' | 'keluar' | 'ganti-password',
  now: Date,
): Promise<void> {
  const rinci = perangkatDari(request)
  const pelaku = { oleh: nama || email, akun_id: id }
  return appendAktivitas(db, { aksi, jenis: 'masuk', rinci }, pelaku, now)
}

/**
 * Counts a sign-in that was refused: one row an hour for an account, and one for all mails that have none, which are not kept: one may
 * be a password in the wrong field.
 */
export function catatGagal(db: Kysely<Tables>, akun: Akun | undefined, now: Date): Promise<void> {
  const hour = now.toISOString().slice(0, 13)
  return appendAktivitas(
    db,
    {
      aksi: 'gagal-masuk',
      jenis: 'masuk',
      rinci: akun ? '' : 'Email yang tidak dikenal',
      kunci: `gagal-masuk:${akun?.id ?? '-'}:${hour}`,
    },
    { oleh: akun ? akun.nama || akun.email : '', akun_id: akun?.id ?? null },
    now,
  )
}
