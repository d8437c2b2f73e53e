import { type PaketRingkas, paketRingkasSchema } from '@safar/shared/content/paket/paket-schema'
import { type Kysely, sql } from 'kysely'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { inStatus, type RecordFilter, searched } from '../../records/noun/noun.repository.ts'
import { readAs } from '../../records/noun/noun-row.ts'
import { paketNoun } from './paket.noun.ts'

export interface PaketFilter extends RecordFilter {
  /** Type, in any case. */
  jenis?: string | undefined
}

/** Lists packages without description and nested lists: the columns of tables and what ordering needs. */
export async function listPaketSummaries(
  db: Kysely<Tables>,
  { jenis, q, status, ids }: PaketFilter & { ids?: readonly number[] },
  onBroken?: OnBroken,
): Promise<PaketRingkas[]> {
  const all = db.selectFrom('paket').select(paketRingkasSchema.keyof().options)
  let query = searched(inStatus(all, paketNoun, status), q)
  if (jenis) query = query.where(sql`lower(tipe_paket)`, '=', jenis.toLowerCase())
  if (ids) query = query.where('id', 'in', ids)
  const rows = await query.execute()
  return rows.flatMap((row) => readAs(paketRingkasSchema, paketNoun, row, onBroken) ?? [])
}
