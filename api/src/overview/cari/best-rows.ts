import { TEMUAN_MAX } from '@safar/shared/overview/temuan/temuan'
import { searchTerms } from '@safar/shared/platform/search'
import { foldText } from '@safar/shared/platform/text/fold-text'
import type { Kysely } from 'kysely'
import { cariHolds, cariRank } from '../../platform/db/cari.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { Row } from '../../records/noun/stored-noun.ts'

type Searchable = Record<string, { id: number; cari: string }>

/**
 * Returns at most `TEMUAN_MAX` rows of a table with a column `cari` that hold every word of a search. Rows that begin
 * with it come first, then those with a word that does, then the rest, each newest first. A search without words finds
 * none.
 */
export function bestRows(
  db: Kysely<Tables>,
  table: 'pendaftaran',
  q: string,
): Promise<StoredRow<'pendaftaran'>[]>
export function bestRows(db: Kysely<Tables>, table: string, q: string): Promise<Row[]>
export async function bestRows(db: Kysely<Tables>, table: string, q: string): Promise<Row[]> {
  const terms = searchTerms(q)
  if (terms.length === 0) return []
  const rows = db.$extendTables<Searchable>()
  let query = rows.selectFrom(table).select('id')
  for (const forms of terms) query = query.where(({ or }) => or(forms.map(cariHolds)))
  // Ids alone are put in order: whole rows would be carried through it.
  const best = await query
    .orderBy(cariRank(foldText(q).split(/\s+/).filter(Boolean).join(' ')))
    .orderBy('id', 'desc')
    .limit(TEMUAN_MAX)
    .execute()
  if (best.length === 0) return []
  const ids = best.map(({ id }) => id)
  const found = await rows.selectFrom(table).selectAll().where('id', 'in', ids).execute()
  const byId = new Map(found.map((row): [number, Row] => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
