import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Tables of refunds whose rows are facts. */
const APPENDED = ['ketentuan_batal', 'potongan_batal', 'pengembalian', 'putusan_pengembalian'] as const

/**
 * Refunds with what was decided of them, the terms of cancelling that each booking's first payment froze, and the
 * deductions by them: appended only, as the ledger is. An entry of money that left names its refund.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  const open = (name: string) => withId(db.schema.createTable(name), kind)
  await db.schema
    .createTable('ketentuan_batal')
    .addColumn('pemesanan_id', 'integer', (column) => column.primaryKey())
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('potongan_batal')
    .addColumn('tagihan_id', 'integer', (column) => column.primaryKey())
    .addColumn('pemesanan_id', 'integer', (column) => column.notNull())
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .execute()
  await open('pengembalian')
    .addColumn('pemesanan_id', 'integer', (column) => column.notNull())
    .addColumn('sebab', 'text', (column) => column.notNull())
    .addColumn('jumlah', 'bigint', (column) => column.notNull())
    .addColumn('mata_uang', 'text', (column) => column.notNull())
    .addColumn('alasan', 'text', (column) => column.notNull())
    .addColumn('biaya_tagihan_id', 'integer')
    .addColumn('potongan_dilepas', 'bigint', (column) => column.notNull())
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addCheckConstraint('pengembalian_jumlah', sql`jumlah > 0`)
    .execute()
  await open('putusan_pengembalian')
    .addColumn('pengembalian_id', 'integer', (column) => column.notNull())
    .addColumn('ke', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('tanggal_bank', 'text', (column) => column.notNull())
    .addColumn('rujukan', 'text', (column) => column.notNull())
    .addColumn('alasan', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addUniqueConstraint('putusan_pengembalian_ke', ['pengembalian_id', 'ke'])
    .execute()
  for (const name of ['potongan_batal', 'pengembalian'])
    await db.schema.createIndex(`${name}_pemesanan`).on(name).column('pemesanan_id').execute()
  await db.schema.alterTable('buku_uang').addColumn('pengembalian_id', 'integer').execute()
  for (const name of APPENDED) await (kind === 'sqlite' ? holdOnSqlite(db, name) : holdOnPostgres(db, name))
}

const CLOSED = sql.raw('not exists (select 1 from buku_terbuka)')

async function holdOnSqlite(db: Schema, name: string): Promise<void> {
  const message = sql.lit(`${name} is appended only`)
  await sql`
    create trigger ${sql.raw(`${name}_tetap`)} before update on ${sql.raw(name)}
    begin select raise(abort, ${message}); end
  `.execute(db)
  await sql`
    create trigger ${sql.raw(`${name}_utuh`)} before delete on ${sql.raw(name)} when ${CLOSED}
    begin select raise(abort, ${message}); end
  `.execute(db)
}

async function holdOnPostgres(db: Schema, name: string): Promise<void> {
  const tetap = sql.raw(`${name}_tetap`)
  await sql`
    create function ${tetap}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not (${CLOSED}) then return old; end if;
      raise exception ${sql.lit(`${name} is appended only`)};
    end $$
  `.execute(db)
  await sql`
    create trigger ${tetap} before update or delete on ${sql.raw(name)}
    for each row execute function ${tetap}()
  `.execute(db)
}
