import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Tables of money whose rows are facts. */
const APPENDED = [
  'uang_pemesanan',
  'tagihan',
  'pembayaran',
  'putusan_pembayaran',
  'buku_uang',
  'kwitansi',
  'kwitansi_batal',
] as const

/**
 * The ledger of money: bills, payments with what was decided of them, entries and receipts, appended only. Nothing is
 * changed or deleted but by a restore, which opens the books within its transaction. Without foreign keys to bookings:
 * the books outlive them.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  const open = (name: string) => withId(db.schema.createTable(name), kind)
  await db.schema
    .createTable('buku_terbuka')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .execute()
  await db.schema
    .createTable('nomor_kwitansi')
    .addColumn('tahun', 'integer', (column) => column.primaryKey())
    .addColumn('terakhir', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('uang_pemesanan')
    .addColumn('pemesanan_id', 'integer', (column) => column.primaryKey())
    .addColumn('kode_unik', 'integer')
    .addColumn('pada', 'text', (column) => column.notNull())
    .execute()
  await open('tagihan')
    .addColumn('pemesanan_id', 'integer', (column) => column.notNull())
    .addColumn('jenis', 'text', (column) => column.notNull())
    .addColumn('uraian', 'text', (column) => column.notNull())
    .addColumn('jatuh_tempo', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .execute()
  await open('pembayaran')
    .addColumn('pemesanan_id', 'integer', (column) => column.notNull())
    .addColumn('jumlah', 'bigint', (column) => column.notNull())
    .addColumn('mata_uang', 'text', (column) => column.notNull())
    .addColumn('kurs', 'bigint')
    .addColumn('metode', 'text', (column) => column.notNull())
    .addColumn('tanggal_bank', 'text', (column) => column.notNull())
    .addColumn('rujukan', 'text', (column) => column.notNull())
    .addColumn('bukti', 'text', (column) => column.notNull())
    .addColumn('bukti_kunci', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addCheckConstraint('pembayaran_jumlah', sql`jumlah > 0`)
    .execute()
  await open('putusan_pembayaran')
    .addColumn('pembayaran_id', 'integer', (column) => column.notNull())
    .addColumn('ke', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('alasan', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addUniqueConstraint('putusan_pembayaran_ke', ['pembayaran_id', 'ke'])
    .execute()
  await open('buku_uang')
    .addColumn('pemesanan_id', 'integer', (column) => column.notNull())
    .addColumn('jenis', 'text', (column) => column.notNull())
    .addColumn('tagihan_id', 'integer')
    .addColumn('pembayaran_id', 'integer')
    .addColumn('lawan_id', 'integer')
    .addColumn('jumlah', 'bigint', (column) => column.notNull())
    .addColumn('alasan', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addCheckConstraint('buku_uang_jumlah', sql`jumlah <> 0`)
    .execute()
  await open('kwitansi')
    .addColumn('nomor', 'text', (column) => column.notNull().unique())
    .addColumn('pembayaran_id', 'integer', (column) => column.notNull().unique())
    .addColumn('pemesanan_id', 'integer', (column) => column.notNull())
    .addColumn('k', 'text', (column) => column.notNull())
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .execute()
  await open('kwitansi_batal')
    .addColumn('kwitansi_id', 'integer', (column) => column.notNull().unique())
    .addColumn('alasan', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .execute()
  for (const name of ['tagihan', 'pembayaran', 'buku_uang', 'kwitansi'])
    await db.schema.createIndex(`${name}_pemesanan`).on(name).columns(['pemesanan_id', 'id']).execute()
  for (const name of ['rujukan', 'bukti_kunci'])
    await db.schema.createIndex(`pembayaran_${name}`).on('pembayaran').column(name).execute()
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
