import { type DatabaseKind, type Schema, withId } from './schema.ts'

export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('riwayat'), kind)
    .addColumn('paket_id', 'integer', (column) => column.notNull())
    .addColumn('aksi', 'text', (column) => column.notNull())
    .addColumn('waktu', 'text', (column) => column.notNull())
    .addColumn('oleh', 'text', (column) => column.notNull())
    .addColumn('paket', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('riwayat_paket').on('riwayat').columns(['paket_id', 'id']).execute()

  await db.schema
    .createTable('sampah')
    .addColumn('paket_id', 'integer', (column) => column.primaryKey())
    .addColumn('dihapus_pada', 'text', (column) => column.notNull())
    .addColumn('dihapus_oleh', 'text', (column) => column.notNull())
    .addColumn('paket', 'text', (column) => column.notNull())
    .execute()

  await withId(db.schema.createTable('pendaftaran'), kind)
    .addColumn('nama', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_kunci', 'text', (column) => column.notNull())
    .addColumn('paket', 'text', (column) => column.notNull())
    .addColumn('telepon', 'text', (column) => column.notNull())
    .addColumn('jumlah_pax', 'integer')
    .addColumn('catatan', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('catatan_admin', 'text', (column) => column.notNull())
    .addColumn('persetujuan_versi', 'text', (column) => column.notNull())
    .addColumn('persetujuan_pada', 'text', (column) => column.notNull())
    .addColumn('setuju_pemasaran', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('pendaftaran_email').on('pendaftaran').column('email_kunci').execute()
}
