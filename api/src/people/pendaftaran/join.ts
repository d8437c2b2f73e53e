import type { User } from '@safar/shared/access/session/session-schema'
import { isKembar } from '@safar/shared/people/pendaftaran/kembar'
import type { Transaction } from 'kysely'
import { type Context, transact } from '../../access/session/context.ts'
import { laterThan } from '../../platform/db/later.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, invalidFields, notFound } from '../../platform/http/errors.ts'
import { diSampah } from './di-sampah.ts'
import { findKembar } from './kembar.ts'
import { findRow } from './lengkap.ts'
import { type Pelaku, pelakuOf } from './pelaku.ts'
import { toPendaftaran } from './pendaftaran-row.ts'
import { noteRevision } from './riwayat-pendaftaran.ts'

/*
 * Joining loses nothing: the other registration stays whole and names the one it was joined to (`gabung_ke`); taking
 * them apart clears that again.
 */

interface Asked {
  dengan_id: number
  updated_at?: string | undefined
  updated_at_lain?: string | undefined
}

type Deps = Pick<AppDeps, 'database' | 'now'>

/**
 * Joins another registration to this one.
 * @throws HttpError 404; 409 if one of them changed since or is joined already; 422 if they are no possible duplicates
 */
export function join(
  deps: Deps,
  actor: User,
  id: number,
  { dengan_id: dengan, updated_at, updated_at_lain }: Asked,
): Promise<void> {
  const oleh = pelakuOf(actor)
  return transact(deps, actor, async (context) => {
    const [row, other] = [await findRow(context.trx, id), await findOther(context.trx, dengan)]
    if (row.gabung_ke !== null || other.gabung_ke !== null)
      throw conflict('Salah satunya sudah digabung dengan pendaftaran lain.', { data: toPendaftaran(other) })
    if (row.dihapus_pada !== null || other.dihapus_pada !== null) throw diSampah(other)
    const isStale = (edited: string | undefined, stored: StoredRow<'pendaftaran'>) =>
      Boolean(edited) && edited !== stored.updated_at
    if (isStale(updated_at, row) || isStale(updated_at_lain, other))
      throw conflict('Salah satunya baru saja diubah orang lain. Lihat lagi sebelum menggabungkan.', {
        data: toPendaftaran(isStale(updated_at, row) ? row : other),
      })
    if (!isKembar(toPendaftaran(row), toPendaftaran(other)))
      throw invalidFields({
        dengan_id: ['Keduanya tidak punya nomor telepon atau email dan tujuan yang sama.'],
      })
    const along = await context.trx
      .selectFrom('pendaftaran')
      .select('kode')
      .where('gabung_ke', '=', dengan)
      .execute()
    // What was joined to the other follows it, each as a whole.
    await context.trx
      .updateTable('pendaftaran')
      .set({ gabung_ke: id })
      .where('gabung_ke', '=', dengan)
      .execute()
    await touch(context, other, { gabung_ke: id }, oleh)
    await touch(context, row, {}, oleh)
    const note = (of: number, kode: string) =>
      noteRevision(context, of, { aksi: 'gabung', ubah: [{ isian: 'gabungan', dari: '', ke: kode }] }, oleh)
    await note(id, other.kode)
    for (const { kode } of along) await note(id, kode)
    await note(dengan, row.kode)
  })
}

/**
 * Takes a joined registration apart; returns the id of the one that it was joined to.
 * @throws HttpError 404; 409 if it is joined to none
 */
export function split(deps: Deps, actor: User, id: number): Promise<number> {
  const oleh = pelakuOf(actor)
  return transact(deps, actor, async (context) => {
    const row = await findRow(context.trx, id)
    if (row.gabung_ke === null)
      throw conflict('Pendaftaran ini tidak sedang digabung.', { data: toPendaftaran(row) })
    const main = await findRow(context.trx, row.gabung_ke)
    // They were one for somebody, and are two for somebody else: that is not asked again.
    await touch(
      context,
      row,
      { gabung_ke: null, kembar_dilihat: Math.max(row.kembar_dilihat, main.id) },
      oleh,
    )
    await touch(context, main, {}, oleh)
    const note = (of: number, kode: string) =>
      noteRevision(context, of, { aksi: 'pisah', ubah: [{ isian: 'gabungan', dari: kode, ke: '' }] }, oleh)
    await note(id, main.kode)
    await note(main.id, row.kode)
    return main.id
  })
}

/**
 * Marks the possible duplicates of a registration as different; later ones are shown again.
 * @throws HttpError 404
 */
export function bukanKembar(deps: Deps, actor: User, id: number): Promise<void> {
  const oleh = pelakuOf(actor)
  return transact(deps, actor, async (context) => {
    const row = await findRow(context.trx, id)
    const others = await findKembar(context.trx, row)
    if (others.length === 0) return
    const kembar_dilihat = Math.max(...others.map((other) => other.id))
    await touch(context, row, { kembar_dilihat }, oleh)
    const ubah = [{ isian: 'kembar', dari: others.map(({ kode }) => kode).join(', '), ke: '' }]
    await noteRevision(context, id, { aksi: 'bukan-kembar', ubah }, oleh)
  })
}

async function findOther(trx: Transaction<Tables>, id: number): Promise<StoredRow<'pendaftaran'>> {
  const row = await trx.selectFrom('pendaftaran').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Pendaftaran yang akan digabung tidak ada.')
  return row
}

async function touch(
  { trx, now }: Context,
  row: StoredRow<'pendaftaran'>,
  set: Partial<Pick<StoredRow<'pendaftaran'>, 'gabung_ke' | 'kembar_dilihat'>>,
  { oleh }: Pelaku,
): Promise<void> {
  const saved = await trx
    .updateTable('pendaftaran')
    .set({ ...set, diubah_oleh: oleh, updated_at: laterThan(row.updated_at, now) })
    .where('id', '=', row.id)
    .where('updated_at', '=', row.updated_at)
    .executeTakeFirst()
  if (Number(saved.numUpdatedRows) === 0)
    throw conflict('Pendaftaran ini baru saja diubah orang lain. Lihat lagi.', { data: toPendaftaran(row) })
}
