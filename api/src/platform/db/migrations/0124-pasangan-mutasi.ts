import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/**
 * Payments by which bank lines were booked, appended only. Lines and what became of them are deleted by nobody either
 * from here on, but by a restore, which opens the books.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('pasangan_mutasi'), kind)
    .addColumn('mutasi_id', 'integer', (column) => column.notNull())
    .addColumn('urut', 'integer', (column) => column.notNull())
    .addColumn('pembayaran_id', 'integer', (column) => column.notNull())
    .addColumn('cara', 'text', (column) => column.notNull())
    .addColumn('menunggu_id', 'integer')
    .addColumn('pada', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('pasangan_mutasi_baris')
    .on('pasangan_mutasi')
    .columns(['mutasi_id', 'urut'])
    .execute()
  await db.schema
    .createIndex('pasangan_mutasi_pembayaran')
    .on('pasangan_mutasi')
    .column('pembayaran_id')
    .execute()
  await refuse(db, kind, 'pasangan_mutasi', 'update')
  for (const table of ['pasangan_mutasi', 'mutasi', 'keadaan_mutasi']) await refuse(db, kind, table, 'delete')
}

const NAMES = { update: 'tetap', delete: 'utuh' } as const
const OPEN = sql.raw('exists (select 1 from buku_terbuka)')

async function refuse(
  db: Schema,
  kind: DatabaseKind,
  table: string,
  what: keyof typeof NAMES,
): Promise<void> {
  const name = sql.raw(`${table}_${NAMES[what]}`)
  const on = sql.raw(`before ${what} on ${table}`)
  const message = sql.lit(`${table} is appended only`)
  if (kind === 'sqlite') {
    const closed = what === 'delete' ? sql`when not ${OPEN}` : sql``
    await sql`create trigger ${name} ${on} ${closed} begin select raise(abort, ${message}); end`.execute(db)
    return
  }
  const allow = what === 'delete' ? sql`if ${OPEN} then return old; end if;` : sql``
  await sql`
    create function ${name}() returns trigger language plpgsql
    as $$ begin ${allow} raise exception ${message}; end $$
  `.execute(db)
  await sql`create trigger ${name} ${on} for each row execute function ${name}()`.execute(db)
}
