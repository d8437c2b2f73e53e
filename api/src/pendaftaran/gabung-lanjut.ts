import type { Transaction } from 'kysely'
import { inParts } from '../db/in-parts.ts'
import { laterThan } from '../db/later.ts'
import type { PendaftaranRow, Tables } from '../db/tables.ts'
import { catatRiwayat } from './riwayat-pendaftaran.ts'

const SISTEM = { oleh: '', akun_id: null }

/**
 * Hands joined groups on whose first registration is to be let go of: each registration is kept as long as its own consent says, no
 * longer because a newer one was joined to it, and no shorter because it was joined to an older one. The newest of those that stay
 * has the others joined to it, and goes on where the work stood.
 * @param old all that are let go of at this moment
 */
export async function lanjutkanGabungan(
  trx: Transaction<Tables>,
  old: readonly number[],
  now: Date,
): Promise<void> {
  const going = new Set(old)
  for (const part of inParts(old)) {
    const joined = await trx
      .selectFrom('pendaftaran')
      .selectAll()
      .where('gabung_ke', 'in', part)
      .orderBy('id')
      .execute()
    const heads = [...new Set(joined.flatMap(({ gabung_ke }) => gabung_ke ?? []))]
    if (heads.length === 0) continue
    const rows = await trx.selectFrom('pendaftaran').selectAll().where('id', 'in', heads).execute()
    for (const head of rows) {
      const staying = joined.filter(
        (one) => one.gabung_ke === head.id && !going.has(one.id) && stays(one, head),
      )
      await handOn(trx, head, staying, now)
    }
  }
}

/** Calling a group off calls off whoever was registered by then; who registered after that begins anew. */
function stays(one: PendaftaranRow, head: PendaftaranRow): boolean {
  return head.status !== 'batal' || one.created_at > head.status_pada
}

async function handOn(
  trx: Transaction<Tables>,
  head: PendaftaranRow,
  staying: readonly PendaftaranRow[],
  now: Date,
): Promise<void> {
  const heir = staying.at(-1)
  if (!heir) return
  const isUntouched = heir.status === 'baru' && head.status !== 'batal'
  await trx
    .updateTable('pendaftaran')
    .set({
      gabung_ke: null,
      petugas_id: heir.petugas_id ?? head.petugas_id,
      petugas: heir.petugas || head.petugas,
      tindak_lanjut: heir.tindak_lanjut ?? head.tindak_lanjut,
      ...(isUntouched && { status: head.status, status_pada: head.status_pada }),
      updated_at: laterThan(heir.updated_at, now),
    })
    .where('id', '=', heir.id)
    .execute()
  const others = staying.filter((one) => one !== heir).map(({ id }) => id)
  for (const part of inParts(others))
    await trx.updateTable('pendaftaran').set({ gabung_ke: heir.id }).where('id', 'in', part).execute()
  // What was spoken since they registered is about them as well.
  await trx
    .updateTable('kontak_pendaftaran')
    .set({ pendaftaran_id: heir.id })
    .where('pendaftaran_id', '=', head.id)
    .where('waktu', '>=', heir.created_at)
    .execute()
  const ubah = [{ isian: 'gabungan', dari: head.kode, ke: '' }]
  await catatRiwayat(trx, heir.id, { aksi: 'pisah', ubah }, SISTEM, now)
}
