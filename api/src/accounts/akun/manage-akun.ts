import type { Faktor } from '@safar/shared/access/session/faktor'
import type { User } from '@safar/shared/access/session/session-schema'
import { MAY } from '@safar/shared/access/session/who'
import type { Akun, AkunChange } from '@safar/shared/accounts/akun/akun-schema'
import { type KeadaanSurat, tidakSampai } from '@safar/shared/outbound/kotak-keluar/keadaan'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { type Context, transact } from '../../access/session/context.ts'
import { faktorOf, faktorOfAll } from '../../access/session/faktor.ts'
import { forgetPelaku, logActivities } from '../../access/session/note-activity.ts'
import { forgetTautan } from '../../access/session/tautan.repository.ts'
import { revokeTokensOf } from '../../access/session/token-api.repository.ts'
import { forgetSuratOf } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { countTugas, handOver } from '../../people/pendaftaran/hand-over.ts'
import { pelakuOf } from '../../people/pendaftaran/pelaku.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { keadaanUndangan, rujukanAkun } from './surat-akun.ts'

export const AKUN_TIDAK_ADA = 'Akun ini tidak ada.'
export const ADMIN_TERAKHIR = 'Ini admin aktif yang terakhir. Jadikan orang lain admin lebih dulu.'

/** Converts a row into an account as admins read it. */
export function toAkun(
  row: StoredRow<'akun'>,
  faktor: Faktor[] = [],
  undangan?: KeadaanSurat,
  tugas = 0,
): Akun {
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

const isActiveAdmin = (row: StoredRow<'akun'>) => toAkun(row).keadaan === 'aktif' && row.role === 'admin'

type Deps = Pick<AppDeps, 'database' | 'now'>

/**
 * Runs a change of an account while no other admin can be changed: of two who remove the last two at once, the second
 * finds one left. @throws HttpError 404 without such an account
 */
async function withAdminsHeld<Result>(
  deps: Deps,
  actor: User,
  id: number,
  run: (context: Context, row: StoredRow<'akun'>, isLast: boolean) => Promise<Result>,
): Promise<Result> {
  return transact(deps, actor, async (context) => {
    const { trx } = context
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
    return run(context, row, isLast)
  })
}

/**
 * Changes the role of an account, or suspends or resumes it, as of its next call.
 * @throws HttpError 404 without such an account; 409 if no active admin would be left
 */
export function changeAkun(
  deps: Deps,
  actor: User,
  id: number,
  { serahkan_ke = null, ...ubah }: AkunChange,
): Promise<Akun> {
  return withAdminsHeld(deps, actor, id, async (context, row, isLast) => {
    const { trx, now } = context
    const { role = row.role, ditangguhkan = row.ditangguhkan_pada !== null } = ubah
    if (isLast && (role !== 'admin' || ditangguhkan)) throw conflict(ADMIN_TERAKHIR, { data: toAkun(row) })
    const ditangguhkan_pada = ditangguhkan ? (row.ditangguhkan_pada ?? now.toISOString()) : null
    await trx.updateTable('akun').set({ role, ditangguhkan_pada }).where('id', '=', id).execute()
    if (ditangguhkan || !MAY.staff.some((one) => one === role))
      await handOver(context, { dari: id, ke: serahkan_ke }, pelakuOf(actor))
    if (ditangguhkan) {
      await trx.deleteFrom('sesi').where('akun_id', '=', id).execute()
      await forgetTautan(trx, id)
      await revokeTokensOf(context, id)
    }
    const akun = toAkun({ ...row, role, ditangguhkan_pada }, await faktorOf(trx, id))
    const rinci = `${akun.role}, ${akun.keadaan}`
    await logActivities(context, { aksi: 'ubah', jenis: 'akun', data_id: id, nama: akun.email, rinci })
    return akun
  })
}

/**
 * Deletes an account with its sessions, links and tokens. Its name stays on what it made.
 * @throws HttpError 404 without such an account; 409 for the last active admin
 */
export function deleteAkun(deps: Deps, actor: User, id: number, ke: number | null): Promise<Akun> {
  return withAdminsHeld(deps, actor, id, async (context, row, isLast) => {
    const { trx } = context
    if (isLast) throw conflict(ADMIN_TERAKHIR, { data: toAkun(row) })
    await handOver(context, { dari: id, ke }, pelakuOf(actor))
    await trx.deleteFrom('akun').where('id', '=', id).execute()
    await forgetSuratOf(trx, [rujukanAkun(id)])
    // What staff did stays theirs; of a visitor no name is left.
    if (row.role === 'user') await forgetPelaku(trx, id)
    const akun = toAkun(row)
    const nama = row.role === 'user' ? '' : akun.nama
    await logActivities(context, { aksi: 'hapus', jenis: 'akun', data_id: id, nama })
    return akun
  })
}
