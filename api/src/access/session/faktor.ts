import { FAKTOR, type Faktor } from '@safar/shared/access/session/faktor'
import type { Kysely, Transaction } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** Returns the second factors of accounts, by id; accounts without any are left out. */
export async function faktorOfAll(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, Faktor[]>> {
  const found = new Map<number, Set<Faktor>>()
  const note = (id: number, faktor: Faktor) => found.set(id, (found.get(id) ?? new Set()).add(faktor))
  for (const part of inParts(ids)) {
    const totp = await db
      .selectFrom('totp')
      .select('akun_id')
      .where('akun_id', 'in', part)
      .where('aktif_pada', 'is not', null)
      .execute()
    for (const { akun_id } of totp) note(akun_id, 'totp')
    const passkey = await db.selectFrom('passkey').select('akun_id').where('akun_id', 'in', part).execute()
    for (const { akun_id } of passkey) note(akun_id, 'passkey')
  }
  return new Map([...found].map(([id, has]) => [id, FAKTOR.filter((faktor) => has.has(faktor))]))
}

/** Returns the second factors of an account. */
export async function faktorOf(db: Kysely<Tables>, akunId: number): Promise<Faktor[]> {
  return (await faktorOfAll(db, [akunId])).get(akunId) ?? []
}

/** Deletes every factor of an account, recovery codes included, and ends its sessions. */
export async function removeAllFactors(trx: Transaction<Tables>, akunId: number): Promise<void> {
  for (const table of ['totp', 'passkey', 'kode_pemulihan', 'tantangan', 'sesi'] as const)
    await trx.deleteFrom(table).where('akun_id', '=', akunId).execute()
}

/** Tells whether admins must have a second factor. */
export async function isFaktorWajib(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('aturan_akun').select('faktor_wajib').where('id', '=', 1).executeTakeFirst()
  return row?.faktor_wajib === 1
}

export async function setFaktorWajib(trx: Transaction<Tables>, isWajib: boolean): Promise<void> {
  const faktor_wajib = isWajib ? 1 : 0
  await trx
    .insertInto('aturan_akun')
    .values({ id: 1, faktor_wajib })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ faktor_wajib }))
    .execute()
}

/** Tells whether an account must set up a second factor before it does anything else. */
export async function isFaktorKurang(
  db: Kysely<Tables>,
  { id, role }: { id: number | string; role: string },
): Promise<boolean> {
  if (role !== 'admin' || !(await isFaktorWajib(db))) return false
  return (await faktorOf(db, Number(id))).length === 0
}
