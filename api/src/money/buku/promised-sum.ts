import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** Returns the sum of a booking's refunds that are approved and not paid yet. */
export async function promisedSum(db: Kysely<Tables>, pemesanan_id: number): Promise<number> {
  const { sum } = await db
    .selectFrom('pengembalian')
    .select(({ fn }) => fn.sum('jumlah').as('sum'))
    .where('pemesanan_id', '=', pemesanan_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('putusan_pengembalian')
            .select('putusan_pengembalian.id')
            .whereRef('putusan_pengembalian.pengembalian_id', '=', 'pengembalian.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
