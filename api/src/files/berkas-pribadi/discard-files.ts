import type { Transaction } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** Marks private files as discarded, in the transaction that deletes the rows naming them; a sweep deletes them. */
export async function discardFiles(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  for (const part of inParts(ids))
    await trx
      .updateTable('berkas_pribadi')
      .set({ keadaan: 'buang' })
      .where('id', 'in', part)
      .where('keadaan', 'in', ['ada', 'hilang'])
      .execute()
}
