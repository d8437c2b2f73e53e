import type { Transaction } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { laterThan } from '../../platform/db/later.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { sealRow } from '../../platform/vault/sealed-words.ts'
import { findRow } from './lengkap.ts'
import type { Pelaku } from './pelaku.ts'
import { openPendaftaran, takeWords } from './pendaftaran-words.ts'
import { type Entry, noteRevision } from './riwayat-pendaftaran.ts'

type Row = StoredRow<'pendaftaran'>

/**
 * Reads the row of a registration and lets no other writer have it until the transaction ends.
 * @throws HttpError 404
 */
export async function holdPendaftaran(trx: Transaction<Tables>, id: number): Promise<Row> {
  await holdRow(trx, 'pendaftaran', id, 'change')
  return findRow(trx, id)
}

/**
 * Writes what a change made of a stored registration, as every change of one does: who did it (unless
 * the change says who did the last one) and when stand in its row, and the entry in its history, if there is one.
 * Columns that stay are not written: a sheet's row was read before its transaction, and may have been joined to another
 * meanwhile. Words are sealed. Returns the row with its words open.
 */
export async function writePendaftaran(
  context: Context,
  stored: Row,
  changed: Partial<Row>,
  { oleh, akun_id }: Pelaku,
  entry?: Entry,
): Promise<Row> {
  const before = new Map<string, unknown>(Object.entries(stored))
  const differing = Object.entries(changed).filter(([name, value]) => before.get(name) !== value)
  // The address and its key are held together.
  const { email = stored.email, email_kunci = stored.email_kunci, diubah_oleh = oleh } = changed
  const { rest, words } = takeWords(Object.fromEntries(differing))
  const row = await context.trx
    .updateTable('pendaftaran')
    .set({
      ...rest,
      ...(await sealRow(context.trx, 'pendaftaran', stored.id, words)),
      ...((email !== stored.email || email_kunci !== stored.email_kunci) && { email, email_kunci }),
      diubah_oleh,
      updated_at: laterThan(stored.updated_at, context.now),
    })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (entry) await noteRevision(context, stored.id, entry, { oleh, akun_id })
  return openPendaftaran(context.trx, row)
}
