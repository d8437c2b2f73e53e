import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/**
 * The payment gateway: what it told, each event once and never changed, and the orders that events move on. Of an event
 * the sealed cell alone is written again, when the data key is turned.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let events = withId(db.schema.createTable('peristiwa_gateway'), kind).addColumn('kunci', 'text', (column) =>
    column.notNull().unique(),
  )
  for (const name of ['order_id', 'kejadian', 'asal', 'isi', 'pada'])
    events = events.addColumn(name, 'text', (column) => column.notNull())
  await events.execute()
  await db.schema
    .createIndex('peristiwa_gateway_order')
    .on('peristiwa_gateway')
    .columns(['order_id', 'id'])
    .execute()

  let orders = withId(db.schema.createTable('pesanan_gateway'), kind)
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('pemesanan_id', 'integer')
    .addColumn('jumlah', 'bigint')
    .addColumn('pembayaran_id', 'integer')
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
  for (const name of ['status', 'alamat', 'metode', 'pada', 'kabar_pada', 'tanya_pada'])
    orders = orders.addColumn(name, 'text', (column) => column.notNull())
  await orders.execute()
  await db.schema
    .createIndex('pesanan_gateway_pemesanan')
    .on('pesanan_gateway')
    .columns(['pemesanan_id', 'id'])
    .execute()
  await db.schema
    .createIndex('pesanan_gateway_status')
    .on('pesanan_gateway')
    .columns(['status', 'tanya_pada'])
    .execute()

  const columns = sql`of id, kunci, order_id, kejadian, asal, pada`
  const [name, message] = [sql.ref('peristiwa_gateway_tetap'), sql.lit('peristiwa_gateway is appended only')]
  if (kind === 'sqlite') {
    await sql`
      create trigger ${name} before update ${columns} on peristiwa_gateway
      begin select raise(abort, ${message}); end
    `.execute(db)
    return
  }
  await sql`
    create function ${name}() returns trigger language plpgsql
    as $$ begin raise exception ${message}; end $$
  `.execute(db)
  await sql`
    create trigger ${name} before update ${columns} on peristiwa_gateway for each row execute function ${name}()
  `.execute(db)
}
