import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Account } from '../buku/ledger.ts'

/**
 * Returns the day (`YYYY-MM-DD`) on which the last money of each bill came to the bank or the office, by the bill's id;
 * no entry for a bill that took up none. Money that was moved here keeps the day on which the family paid it.
 */
export async function paidDays(db: Kysely<Tables>, { taken }: Account): Promise<Map<number, string>> {
  const ids = new Set(taken.flatMap(({ pembayaran_id }) => pembayaran_id ?? []))
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('pembayaran')
    .select(['id', 'tanggal_bank'])
    .where('id', 'in', [...ids])
    .execute()
  const dayOf = new Map(rows.map(({ id, tanggal_bank }) => [id, tanggal_bank]))
  const last = new Map<number, string>()
  for (const { tagihan_id, pembayaran_id, jumlah } of taken) {
    const day = dayOf.get(pembayaran_id ?? 0)
    if (day && jumlah > 0 && day > (last.get(tagihan_id) ?? '')) last.set(tagihan_id, day)
  }
  return last
}
