import type { Faktor } from '@safar/shared/access/session/faktor'
import { MAY } from '@safar/shared/access/session/who'
import type { Akun, AkunUbah } from '@safar/shared/accounts/akun/schema'
import { type KeadaanSurat, tidakSampai } from '@safar/shared/outbound/kotak-keluar/keadaan'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { faktorOf, faktorOfAll } from '../../access/session/faktor.ts'
import { forgetTautan } from '../../access/session/tautan.repository.ts'
import { cabutTokenOf } from '../../access/session/token-api.repository.ts'
import { forgetSuratOf } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { Pelaku } from '../../people/pendaftaran/pelaku.ts'
import { countTugas, serahkan } from '../../people/pendaftaran/serahkan.ts'
import { forgetPelaku } from '../../platform/db/aktivitas.ts'
import type { AkunRow, Tables } from '../../platform/db/tables.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { keadaanUndangan, rujukanAkun } from './surat-akun.ts'

export const AKUN_TIDAK_ADA = 'Akun ini tidak ada.'
export const ADMIN_TERAKHIR = 'Ini admin aktif yang terakhir. Jadikan orang lain admin lebih dulu.'

/** Converts a row into an account as admins read it. */
export function toAkun(row: AkunRow, faktor: Faktor[] = [], undangan?: KeadaanSurat, tugas = 0): Akun {
  const { id, nama, email, role, masuk_pada, diundang_pada, created_at } = row
  const undangan_tertahan = undangan !== undefined && tidakSampai(undangan)
  const keadaan = row.ditangguhkan_pada ? 'ditangguhkan' : diundang_pada ? 'diundang' : 'aktif'
  return {
    id,
    nama,
    email,
    role,
    keadaan,
    masuk_pada,
    diundang_pada,
    undangan_tertahan,
    created_at,
    faktor,
    tugas,
  }
}

/** Returns a page of the accounts, oldest first, and their number. */
export async function pageAkun(
  db: Kysely<Tables>,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Akun[]; meta: { total: number; page: number; per_page: number } }> {
  const counted = await db
    .selectFrom('akun')
    .select(sql<number | string>`count(*)`.as('n'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('akun')
    .selectAll()
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const ids = rows.map(({ id }) => id)
  const [faktor, tugas] = [await faktorOfAll(db, ids), await countTugas(db, ids)]
  const waiting = rows.filter(({ diundang_pada }) => diundang_pada !== null).map(({ id }) => id)
  const undangan = await keadaanUndangan(db, waiting)
  const data = rows.map((row) => toAkun(row, faktor.get(row.id), undangan.get(row.id), tugas.get(row.id)))
  return { data, meta: { total: Number(counted.n), page, per_page } }
}

const isActiveAdmin = (row: AkunRow) => toAkun(row).keadaan === 'aktif' && row.role === 'admin'

/**
 * Does something with an account while no other admin is changed: of two who take the last two away at once, the second
 * finds one left.
 * @throws HttpError 404 without such an account.
 */
async function withAdminsHeld<Result>(
  db: Kysely<Tables>,
  id: number,
  run: (trx: Transaction<Tables>, row: AkunRow, isLast: boolean) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    // A change that changes nothing: both databases let the next one wait until this is over.
    await trx
      .updateTable('akun')
      .set((column) => ({ role: column.ref('role') }))
      .where('role', '=', 'admin')
      .execute()
    const row = await trx.selectFrom('akun').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound(AKUN_TIDAK_ADA)
    const admins = await trx.selectFrom('akun').selectAll().where('role', '=', 'admin').execute()
    const isLast = isActiveAdmin(row) && !admins.some((other) => other.id !== id && isActiveAdmin(other))
    return run(trx, row, isLast)
  })
}

/** Logs a change in the transaction that makes it: neither stands without the other. */
type Catat = (trx: Transaction<Tables>, akun: Akun) => Promise<void>

/**
 * Changes the role of an account, or suspends or resumes it, as of its next call.
 * @throws HttpError 404 without such an account; 409 if no active admin would be left
 */
export function ubahAkun(
  db: Kysely<Tables>,
  id: number,
  { serahkan_ke = null, ...ubah }: AkunUbah,
  oleh: Pelaku,
  now: Date,
  catat: Catat,
): Promise<Akun> {
  return withAdminsHeld(db, id, async (trx, row, isLast) => {
    const { role = row.role, ditangguhkan = row.ditangguhkan_pada !== null } = ubah
    if (isLast && (role !== 'admin' || ditangguhkan)) throw conflict(ADMIN_TERAKHIR, { data: toAkun(row) })
    const ditangguhkan_pada = ditangguhkan ? (row.ditangguhkan_pada ?? now.toISOString()) : null
    await trx.updateTable('akun').set({ role, ditangguhkan_pada }).where('id', '=', id).execute()
    if (ditangguhkan || !MAY.staff.some((one) => one === role))
      await serahkan(trx, { dari: id, ke: serahkan_ke }, oleh, now)
    if (ditangguhkan) {
      await trx.deleteFrom('sesi').where('akun_id', '=', id).execute()
      await forgetTautan(trx, id)
      await cabutTokenOf(trx, id, now)
    }
    const akun = toAkun({ ...row, role, ditangguhkan_pada }, await faktorOf(trx, id))
    await catat(trx, akun)
    return akun
  })
}

/**
 * Deletes an account with its sessions, links and tokens. Its name stays on what it made.
 * @throws HttpError 404 without such an account; 409 for the last active admin
 */
export function hapusAkun(
  db: Kysely<Tables>,
  id: number,
  ke: number | null,
  oleh: Pelaku,
  now: Date,
  catat: Catat,
): Promise<Akun> {
  return withAdminsHeld(db, id, async (trx, row, isLast) => {
    if (isLast) throw conflict(ADMIN_TERAKHIR, { data: toAkun(row) })
    await serahkan(trx, { dari: id, ke }, oleh, now)
    await trx.deleteFrom('akun').where('id', '=', id).execute()
    await forgetSuratOf(trx, [rujukanAkun(id)])
    // What staff did stays theirs; of a visitor no name is left.
    if (row.role === 'user') await forgetPelaku(trx, id)
    const akun = toAkun(row)
    await catat(trx, akun)
    return akun
  })
}
