import { type Paket, type PaketRingkas, paketRingkasSchema } from '@safar/shared/paket/schema'
import { type Kysely, sql } from 'kysely'
import type { OnBroken } from '../db/rusak.ts'
import type { Tables } from '../db/tables.ts'
import { searched } from '../noun/noun.repository.ts'
import { readAs, readRow } from '../noun/noun-row.ts'
import { paketNoun } from './paket.noun.ts'

export interface PaketFilter {
  /** Type, in any case. */
  jenis?: string | undefined
  /** Words to look for, in any case and without accents. */
  q?: string | undefined
}

/** Packages without description and nested lists: what tables show and what ordering needs, however long the texts. */
export async function listPaketSummaries(
  db: Kysely<Tables>,
  { jenis, q = '' }: PaketFilter,
  onBroken?: OnBroken,
): Promise<PaketRingkas[]> {
  let query = searched(db.selectFrom('paket').select(paketRingkasSchema.keyof().options), q)
  if (jenis) query = query.where(sql`lower(tipe_paket)`, '=', jenis.toLowerCase())
  const rows = await query.execute()
  return rows.flatMap((row) => readAs(paketRingkasSchema, paketNoun, row, onBroken) ?? [])
}

/** Whole packages in the order of `ids`, some hundreds at most; those that are gone by now are left out. */
export async function getPaketByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  onBroken?: OnBroken,
): Promise<Paket[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('paket').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return (row && readRow(paketNoun, row, onBroken)) ?? []
  })
}
