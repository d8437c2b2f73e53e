import { type Bill, inOrder } from '@safar/shared/money/buku/bills'
import type { DueBill } from '@safar/shared/trips/pemesanan/next-action'
import { type Kysely, sql } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { BILL_ENTRIES } from './buku-uang.table.ts'

/** Reads the bills of all bookings that still ask for something, by booking, the oldest first. */
export async function openBills(db: Kysely<Tables>): Promise<Map<number, Bill[]>> {
  const asked = sql<number | string>`sum(case when jenis in ('tagihan', 'hapus') then jumlah else 0 end)`
  const taken = sql<number | string>`sum(case when jenis = 'alokasi' then jumlah else 0 end)`
  const sums = await db
    .selectFrom('buku_uang')
    .select(['tagihan_id', asked.as('jumlah'), taken.as('dibayar')])
    .where('tagihan_id', 'is not', null)
    .where('jenis', 'in', BILL_ENTRIES)
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
 * Finds the bill of a booking that is open and falls due first, in the order of `inOrder`. The database stops at it: a
 * plan may have two dozen.
 */
const firstOpenBill = sql<number | null>`(
  select bill.id
  from tagihan as bill
  where bill.pemesanan_id = pemesanan.id
    and (
      select sum(case when jenis = 'alokasi' then -jumlah else jumlah end)
      from buku_uang
      where buku_uang.pemesanan_id = bill.pemesanan_id and buku_uang.tagihan_id = bill.id
    ) > 0
  order by bill.jatuh_tempo, bill.id
  limit 1
)`

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
    const rows = await db
      .selectFrom('pemesanan')
      .leftJoin('tagihan', (join) => join.on('tagihan.id', '=', firstOpenBill))
      .select(['pemesanan.id', 'tagihan.uraian', 'tagihan.jatuh_tempo'])
      .where('pemesanan.id', 'in', part)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('buku_uang')
            .select('buku_uang.id')
            .whereRef('buku_uang.pemesanan_id', '=', 'pemesanan.id')
            .where('buku_uang.tagihan_id', 'is', null)
            .where('buku_uang.jenis', 'in', ['masuk', 'pindahan']),
        ),
      )
      .execute()
    for (const { id, uraian, jatuh_tempo } of rows)
      due.set(id, uraian === null || jatuh_tempo === null ? null : { uraian, jatuh_tempo })
  }
  return due
}
