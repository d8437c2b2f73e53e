import type { JudulMutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import {
  foldMutasiHead,
  isPlainMutasiHead,
  type KnownMutasiHeads,
  MUTASI_ISIAN,
} from '@safar/shared/money/mutasi/statement-heads'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { invalidFields } from '../../platform/http/errors.ts'

/** The most heads of an account that are kept; the oldest make way. */
const MOST = 200

/** Returns what an account's own heads mean. */
export async function listMutasiHeads(db: Kysely<Tables>, rekening: string): Promise<KnownMutasiHeads> {
  const rows = await db
    .selectFrom('judul_mutasi')
    .select(['judul', 'isian'])
    .where('rekening', '=', rekening)
    .execute()
  return new Map(
    rows.flatMap(({ judul, isian }) => {
      const field = isian === '' ? '' : MUTASI_ISIAN.find((name) => name === isian)
      return field === undefined ? [] : [[judul, field] as const]
    }),
  )
}

/**
 * Remembers what heads of an account mean, or forgets it (null).
 * @throws HttpError 422 for what is no head
 */
export async function rememberMutasiHeads(
  { trx, now }: Context,
  rekening: string,
  heads: JudulMutasi,
): Promise<void> {
  const wrong = heads.findIndex(({ judul }) => !isPlainMutasiHead(judul) || foldMutasiHead(judul) === '')
  if (wrong >= 0)
    throw invalidFields({ [`judul.${wrong}.judul`]: ['Ini bukan judul kolom, jadi tidak diingat.'] })
  const created_at = now.toISOString()
  for (const { judul, isian } of heads) {
    const head = foldMutasiHead(judul)
    await trx.deleteFrom('judul_mutasi').where('rekening', '=', rekening).where('judul', '=', head).execute()
    if (isian !== null)
      await trx.insertInto('judul_mutasi').values({ rekening, judul: head, isian, created_at }).execute()
  }
  const kept = trx
    .selectFrom('judul_mutasi')
    .select('judul')
    .where('rekening', '=', rekening)
    .orderBy('created_at', 'desc')
    .orderBy('judul')
    .limit(MOST)
  await trx
    .deleteFrom('judul_mutasi')
    .where('rekening', '=', rekening)
    .where('judul', 'not in', kept)
    .execute()
}
