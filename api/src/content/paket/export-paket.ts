import { paketCsv } from '@safar/shared/content/paket/paket-csv'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { comparePaket, keadaanJual, type PaketState } from '@safar/shared/content/paket/rules'
import type { Kysely } from 'kysely'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { getByIds } from '../../records/noun/noun.repository.ts'
import { paketNoun } from './paket.noun.ts'
import { listPaketSummaries, type PaketFilter } from './paket.repository.ts'

/** Whole packages that are read at once. */
const AT_ONCE = 200

export interface ExportFilter extends PaketFilter {
  keadaan?: PaketState | undefined
}

/** Writes the packages that pass a filter as CSV, in list order. */
export async function exportPaket(
  db: Kysely<Tables>,
  { keadaan, ...filter }: ExportFilter,
  today: string,
  onBroken?: OnBroken,
): Promise<string> {
  const found = (await listPaketSummaries(db, filter, onBroken))
    .filter((paket) => !keadaan || keadaanJual(paket, today) === keadaan)
    .sort((a, b) => comparePaket(a, b, today))
  const whole: Paket[] = []
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const ids = found.slice(at, at + AT_ONCE).map(({ id }) => id)
    whole.push(...(await getByIds(db, paketNoun, ids, onBroken)))
  }
  return paketCsv(whole)
}
