import { type Bill, inOrder } from '@safar/shared/money/buku/bills'
import type { DueBill } from '@safar/shared/trips/pemesanan/next-action'
import { type Kysely, sql } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { BILL_ENTRIES } from './buku-uang.table.ts'

/**
 * Reads the bills that still ask for something, by booking, the oldest first: of all bookings, or of those that one
 * query can bind.
 */
export async function openBills(
  db: Kysely<Tables>,
  pemesanan?: readonly number[],
): Promise<Map<number, Bill[]>> {
  const asked = sql<number | string>`sum(case when jenis in ('tagihan', 'hapus') then jumlah else 0 end)`
  const taken = sql<number | string>`sum(case when jenis = 'alokasi' then jumlah else 0 end)`
  const sums = await db
    .selectFrom('buku_uang')
    .select(['tagihan_id', asked.as('jumlah'), taken.as('dibayar')])
    .where('tagihan_id', 'is not', null)
    .where('jenis', 'in', BILL_ENTRIES)
    .$if(pemesanan !== undefined, (query) => query.where('pemesanan_id', 'in', pemesanan ?? []))
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

/**
 * Reads the bill of each of some bookings that falls due first; null where none is open, and no entry for a booking
 * whose money is kept elsewhere: none ever came here.
 */
export async function dueBills(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, DueBill | null>> {
  const due = new Map<number, DueBill | null>()
  for (const part of inParts(ids)) {
    const open = await openBills(db, part)
    const kept = await db
      .selectFrom('buku_uang')
      .select('pemesanan_id')
      .distinct()
      .where('pemesanan_id', 'in', part)
      .where('jenis', 'in', ['masuk', 'pindahan'])
      .execute()
    for (const { pemesanan_id } of kept) due.set(pemesanan_id, open.get(pemesanan_id)?.[0] ?? null)
  }
  return due
}
