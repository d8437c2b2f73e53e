import type { Kysely } from 'kysely'
import { type Context, stampOf } from '../../access/session/context.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'

export type Order = StoredRow<'pesanan_gateway'>

const read = (row: Order): Order => ({ ...row, jumlah: row.jumlah === null ? null : Number(row.jumlah) })

/** Lists the orders of a booking, the oldest first. */
export async function listOrders(db: Kysely<Tables>, pemesanan_id: number): Promise<Order[]> {
  const rows = await db
    .selectFrom('pesanan_gateway')
    .selectAll()
    .where('pemesanan_id', '=', pemesanan_id)
    .orderBy('id')
    .execute()
  return rows.map(read)
}

/** Adds an order. */
export async function addOrder(
  { trx, now, actor }: Context,
  order: Pick<Order, 'order_id' | 'pemesanan_id' | 'jumlah'>,
): Promise<void> {
  await trx
    .insertInto('pesanan_gateway')
    .values({
      ...order,
      status: 'menunggu',
      alamat: '',
      metode: '',
      pembayaran_id: null,
      kabar_pada: '',
      tanya_pada: '',
      ...stampOf({ now, actor }),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

/** Locks an order until the transaction ends; one that was not opened here is added first, without a sum. */
export async function holdOrder(
  context: Context,
  order_id: string,
  pemesanan_id: number | null,
): Promise<Order> {
  await addOrder(context, { order_id, pemesanan_id, jumlah: null })
  const one = () => context.trx.selectFrom('pesanan_gateway').where('order_id', '=', order_id)
  const { id } = await one().select('id').executeTakeFirstOrThrow()
  await holdRow(context.trx, 'pesanan_gateway', id, 'change')
  return read(await one().selectAll().executeTakeFirstOrThrow())
}

/** Writes what became of an order that is held, and that the gateway spoke of it now. */
export async function saveOrder(
  { trx, now }: Context,
  { id, status, metode, pembayaran_id }: Order,
): Promise<void> {
  await trx
    .updateTable('pesanan_gateway')
    .set({ status, metode, pembayaran_id, kabar_pada: now.toISOString() })
    .where('id', '=', id)
    .execute()
}
