import { STATUS_TERBUKA } from '@safar/shared/people/pendaftaran/status'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import type { Pelaku } from './pelaku.ts'
import { findPetugas } from './petugas.ts'
import { writePendaftaran } from './write-pendaftaran.ts'

/** Counts the open registrations of each account. */
export async function countTugas(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pendaftaran')
    .select(({ fn }) => ['petugas_id', fn.countAll<number | string>().as('n')])
    .where('petugas_id', 'in', ids)
    .where('status', 'in', STATUS_TERBUKA)
    .where('gabung_ke', 'is', null)
    .where('dihapus_pada', 'is', null)
    .groupBy('petugas_id')
    .execute()
  return new Map(rows.map(({ petugas_id, n }) => [petugas_id ?? 0, Number(n)]))
}

/**
 * Hands on the registrations of somebody who leaves. Open ones without a taker become nobody's and keep the former
 * name, as do settled ones.
 * @throws HttpError 422 if the taker is not of the staff
 */
export async function handOver(
  context: Context,
  { dari, ke }: { dari: number; ke: number | null },
  oleh: Pelaku,
): Promise<void> {
  const next = ke === null ? null : await findPetugas(context.trx, ke)
  if (ke !== null && (!next || ke === dari))
    throw invalidFields({ serahkan_ke: ['Pilih akun staf lain yang masih dapat masuk.'] })
  const rows = await context.trx
    .selectFrom('pendaftaran')
    .selectAll()
    .where('petugas_id', '=', dari)
    .execute()
  for (const row of rows) {
    const isOpen = STATUS_TERBUKA.some((status) => status === row.status)
    const taker = isOpen ? next : null
    const columns = { petugas_id: taker?.id ?? null, ...(taker && { petugas: taker.nama }) }
    const ubah = [{ isian: 'petugas', dari: row.petugas, ke: taker?.nama ?? '' }]
    await writePendaftaran(context, row, columns, oleh, { aksi: 'ubah', ubah })
  }
}
