import { type Bill, inOrder } from '@safar/shared/money/buku/bills'
import { type Kysely, sql } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** Reads the bills of all bookings that still ask for something, by booking, the oldest first. */
export async function openBills(db: Kysely<Tables>): Promise<Map<number, Bill[]>> {
  const asked = sql<number | string>`sum(case when jenis = 'tagihan' then jumlah else 0 end)`
  const taken = sql<number | string>`sum(case when jenis = 'alokasi' then jumlah else 0 end)`
  const sums = await db
    .selectFrom('buku_uang')
    .select(['tagihan_id', asked.as('jumlah'), taken.as('dibayar')])
    .where('tagihan_id', 'is not', null)
    .where('jenis', 'in', ['tagihan', 'alokasi'])
    .groupBy('tagihan_id')
    .having(sql<boolean>`${asked} > ${taken}`)
    .execute()
  const open = new Map(sums.map((row) => [row.tagihan_id, row]))
  const bills = new Map<number, Bill[]>()
  for (const part of inParts([...open.keys()].filter((id) => id !== null))) {
    const heads = await db
      .selectFrom('tagihan')
      .select(['id', 'pemesanan_id', 'jenis', 'uraian', 'jatuh_tempo'])
      .where('id', 'in', part)
      .execute()
    for (const { pemesanan_id, ...head } of heads) {
      const row = open.get(head.id)
      const bill = { ...head, jumlah: Number(row?.jumlah ?? 0), dibayar: Number(row?.dibayar ?? 0) }
      const known = bills.get(pemesanan_id)
      if (known) known.push(bill)
      else bills.set(pemesanan_id, [bill])
    }
  }
  return new Map([...bills].map(([id, own]) => [id, inOrder(own)]))
}
