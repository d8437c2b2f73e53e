import type { JudulJamaah } from '@safar/shared/people/jamaah/import-answer'
import {
  foldHead,
  IMPORT_FIELDS,
  isPlainHead,
  type KnownHeads,
} from '@safar/shared/people/jamaah/import-heads'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { invalidFields } from '../../platform/http/errors.ts'

/** The most heads that are kept; the oldest make way. */
const MOST = 500

/** Returns what the agency's own heads mean. */
export async function listKnownHeads(db: Kysely<Tables>): Promise<KnownHeads> {
  const rows = await db.selectFrom('judul_jamaah').select(['judul', 'isian']).execute()
  return new Map(
    rows.flatMap(({ judul, isian }) => {
      const field = isian === '' ? '' : IMPORT_FIELDS.find((name) => name === isian)
      return field === undefined ? [] : [[judul, field] as const]
    }),
  )
}

/**
 * Remembers what heads mean, or forgets it (null).
 * @throws HttpError 422 for what is no head: a row of a person in the place of heads is not kept
 */
export async function rememberHeads({ trx, now }: Context, heads: JudulJamaah): Promise<void> {
  const wrong = heads.findIndex(({ judul }) => !isPlainHead(judul))
  if (wrong >= 0)
    throw invalidFields({
      [`judul.${wrong}.judul`]: ['Ini bukan judul kolom, jadi tidak diingat. Beri kolomnya judul.'],
    })
  const created_at = now.toISOString()
  for (const { judul, isian } of heads) {
    const head = foldHead(judul)
    await trx.deleteFrom('judul_jamaah').where('judul', '=', head).execute()
    if (isian !== null)
      await trx.insertInto('judul_jamaah').values({ judul: head, isian, created_at }).execute()
  }
  const kept = trx
    .selectFrom('judul_jamaah')
    .select('judul')
    .orderBy('created_at', 'desc')
    .orderBy('judul')
    .limit(MOST)
  await trx.deleteFrom('judul_jamaah').where('judul', 'not in', kept).execute()
}
