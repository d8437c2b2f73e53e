import type { Passkey } from '@safar/shared/access/session/faktor-schema'
import type { Kysely, Transaction } from 'kysely'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'

export function toPasskey({ id, nama, created_at, dipakai_pada }: StoredRow<'passkey'>): Passkey {
  return { id, nama, created_at, dipakai_pada }
}

/** Lists the passkeys of an account, oldest first. */
export function passkeysOf(db: Kysely<Tables>, akunId: number): Promise<StoredRow<'passkey'>[]> {
  return db.selectFrom('passkey').selectAll().where('akun_id', '=', akunId).orderBy('id').execute()
}

export function findPasskey(
  db: Kysely<Tables>,
  kredensial: string,
): Promise<StoredRow<'passkey'> | undefined> {
  return db.selectFrom('passkey').selectAll().where('kredensial', '=', kredensial).executeTakeFirst()
}

/** Adds a passkey; undefined if its authenticator's id is known already. */
export function addPasskey(
  trx: Transaction<Tables>,
  row: Omit<StoredRow<'passkey'>, 'id' | 'dipakai_pada'>,
): Promise<StoredRow<'passkey'> | undefined> {
  return trx
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('kredensial').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * Records a use with the authenticator's counter. False if another use changed the counter meanwhile: of an
 * authenticator and its copy only one passes. Authenticators that count nothing stay at 0.
 */
export async function consumePasskey(
  db: Kysely<Tables>,
  { id, hitungan: known }: Pick<StoredRow<'passkey'>, 'id' | 'hitungan'>,
  hitungan: number,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .updateTable('passkey')
    .set({ hitungan, dipakai_pada: now.toISOString() })
    .where('id', '=', id)
    .where('hitungan', '=', known)
    .executeTakeFirst()
  return Number(noted.numUpdatedRows) > 0
}

/** Deletes a passkey of an account; undefined if it has none of that id. */
export function deletePasskey(
  trx: Transaction<Tables>,
  akunId: number,
  id: number,
): Promise<StoredRow<'passkey'> | undefined> {
  return trx
    .deleteFrom('passkey')
    .where('akun_id', '=', akunId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
