import { type RawBuilder, sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/**
 * Lines of banks, which nobody changes; what becomes of each as entries of their own; and the heads of other banks by
 * account. Of a line only the cell of its text is written again, when the data key is turned.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let lines = withId(db.schema.createTable('mutasi'), kind)
  for (const name of ['rekening', 'tanggal'])
    lines = lines.addColumn(name, 'text', (column) => column.notNull())
  lines = lines.addColumn('jumlah', 'bigint', (column) => column.notNull()).addColumn('saldo', 'bigint')
  for (const name of ['keterangan', 'keterangan_kunci'])
    lines = lines.addColumn(name, 'text', (column) => column.notNull())
  await lines
    .addColumn('ke', 'integer', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .execute()
  await sql`
    create unique index mutasi_satu
    on mutasi (rekening, tanggal, jumlah, (coalesce(saldo, -9007199254740991)), keterangan_kunci, ke)
  `.execute(db)
  await db.schema.createIndex('mutasi_tanggal').on('mutasi').columns(['tanggal', 'id']).execute()

  let entries = withId(db.schema.createTable('keadaan_mutasi'), kind)
    .addColumn('mutasi_id', 'integer', (column) =>
      column.notNull().references('mutasi.id').modifyEnd(sql`deferrable initially deferred`),
    )
    .addColumn('urut', 'integer', (column) => column.notNull())
  for (const name of ['keadaan', 'alasan', 'pada'])
    entries = entries.addColumn(name, 'text', (column) => column.notNull())
  await entries.addColumn('akun_id', 'integer').addColumn('token_id', 'integer').execute()
  await db.schema
    .createIndex('keadaan_mutasi_satu')
    .on('keadaan_mutasi')
    .columns(['mutasi_id', 'urut'])
    .unique()
    .execute()

  await db.schema
    .createTable('judul_mutasi')
    .addColumn('rekening', 'text', (column) => column.notNull())
    .addColumn('judul', 'text', (column) => column.notNull())
    .addColumn('isian', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('judul_mutasi_kunci', ['rekening', 'judul'])
    .execute()

  await keep(db, kind, 'mutasi', sql`of id, rekening, tanggal, jumlah, saldo, ke, pada, akun_id, token_id`)
  await keep(db, kind, 'keadaan_mutasi', sql``)
}

/** Refuses to change rows of a table, or those columns of them. */
async function keep(
  db: Schema,
  kind: DatabaseKind,
  table: string,
  columns: RawBuilder<unknown>,
): Promise<void> {
  const name = sql.ref(`${table}_tetap`)
  const message = sql.lit(`${table} is appended only`)
  if (kind === 'sqlite') {
    await sql`
      create trigger ${name} before update ${columns} on ${sql.table(table)}
      begin select raise(abort, ${message}); end
    `.execute(db)
    return
  }
  await sql`
    create function ${name}() returns trigger language plpgsql
    as $$ begin raise exception ${message}; end $$
  `.execute(db)
  await sql`
    create trigger ${name} before update ${columns} on ${sql.table(table)} for each row execute function ${name}()
  `.execute(db)
}
