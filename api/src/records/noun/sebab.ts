import { gatherSebab, type Sebab } from '@safar/shared/records/riwayat/sebab'
import { type Kysely, sql } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Moment } from '../../platform/db/moment.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** Versions whose causes are kept: far more than any release lags behind. */
const KEPT_VERSIONS = 5_000

/** The most causes that are read for one release. */
const SEBAB_READ = 500

/** Rows of one statement. */
const AT_ONCE = 100

/** Records the causes of a content change, in its own transaction and after its `bumpKonten`. */
export async function recordSebab(
  { trx, now }: Moment,
  sebab: Omit<Sebab, 'kali'> | readonly Omit<Sebab, 'kali'>[],
): Promise<void> {
  const versi = sql<number>`(select versi from konten where id = 1)`
  const waktu = now.toISOString()
  const rows = [sebab].flat().map(({ jenis, nama, oleh }) => ({ versi, jenis, nama, oleh, waktu }))
  for (const part of inParts(rows, AT_ONCE)) await trx.insertInto('sebab').values(part).execute()
  await trx.deleteFrom('sebab').where('versi', '<', sql<number>`${versi} - ${KEPT_VERSIONS}`).execute()
}

/** Returns the causes after one version of the content up to another, oldest first. */
export async function readSebab(db: Kysely<Tables>, after: number, upTo: number): Promise<Sebab[]> {
  const rows = await db
    .selectFrom('sebab')
    .select(['jenis', 'nama', 'oleh'])
    .where('versi', '>', after)
    .where('versi', '<=', upTo)
    .orderBy('id')
    .limit(SEBAB_READ)
    .execute()
  return gatherSebab(rows.map((row) => ({ ...row, kali: 1 })))
}
