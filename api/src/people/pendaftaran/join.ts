import type { User } from '@safar/shared/access/session/session-schema'
import { isKembar } from '@safar/shared/people/pendaftaran/kembar'
import { type Context, transact } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { diSampah } from './di-sampah.ts'
import { findKembar } from './kembar.ts'
import { findRow } from './lengkap.ts'
import { pelakuOf } from './pelaku.ts'
import { toPendaftaran } from './pendaftaran-row.ts'
import { type Entry, noteRevision } from './riwayat-pendaftaran.ts'
import { holdPendaftaran, writePendaftaran } from './write-pendaftaran.ts'

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
    await holdBoth(context, id, dengan)
    const row = await findRow(context.trx, id)
    const other = await findRow(context.trx, dengan, 'Pendaftaran yang akan digabung tidak ada.')
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
    const joined = (kode: string): Entry => ({
      aksi: 'gabung',
      ubah: [{ isian: 'gabungan', dari: '', ke: kode }],
    })
    await writePendaftaran(context, row, {}, oleh, joined(other.kode))
    for (const { kode } of along) await noteRevision(context, id, joined(kode), oleh)
    await writePendaftaran(context, other, { gabung_ke: id }, oleh, joined(row.kode))
  })
}

/**
 * Takes a joined registration apart; returns the id of the one that it was joined to.
 * @throws HttpError 404; 409 if it is joined to none
 */
export function split(deps: Deps, actor: User, id: number): Promise<number> {
  const oleh = pelakuOf(actor)
  return transact(deps, actor, async (context) => {
    const { gabung_ke } = await findRow(context.trx, id)
    if (gabung_ke !== null) await holdBoth(context, id, gabung_ke)
    const row = await findRow(context.trx, id)
    if (gabung_ke === null || row.gabung_ke !== gabung_ke)
      throw conflict('Pendaftaran ini tidak sedang digabung.', { data: toPendaftaran(row) })
    const main = await findRow(context.trx, gabung_ke)
    const apart = (kode: string): Entry => ({
      aksi: 'pisah',
      ubah: [{ isian: 'gabungan', dari: kode, ke: '' }],
    })
    // They were one for somebody, and are two for somebody else: that is not asked again.
    const seen = { gabung_ke: null, kembar_dilihat: Math.max(row.kembar_dilihat, main.id) }
    await writePendaftaran(context, row, seen, oleh, apart(main.kode))
    await writePendaftaran(context, main, {}, oleh, apart(row.kode))
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
    const row = await holdPendaftaran(context.trx, id)
    const others = await findKembar(context.trx, row)
    if (others.length === 0) return
    const kembar_dilihat = Math.max(...others.map((other) => other.id))
    const ubah = [{ isian: 'kembar', dari: others.map(({ kode }) => kode).join(', '), ke: '' }]
    await writePendaftaran(context, row, { kembar_dilihat }, oleh, { aksi: 'bukan-kembar', ubah })
  })
}

/** Holds two registrations in one order, or two who join the same ones would wait for each other in a circle. */
async function holdBoth({ trx }: Context, one: number, other: number): Promise<void> {
  for (const id of [one, other].toSorted((a, b) => a - b)) await holdRow(trx, 'pendaftaran', id, 'change')
}
