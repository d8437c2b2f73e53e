import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** The page of a group's guides: its links, what the office writes for it, and the cells that phones write. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('rombongan_tautan'), kind)
    .addColumn('paket_id', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('untuk', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('berakhir_pada', 'text', (column) => column.notNull())
    .addColumn('dicabut_pada', 'text')
    .addColumn('dibuka_pada', 'text')
    .addColumn('terbuka', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .execute()
  await db.schema
    .createIndex('rombongan_tautan_paket')
    .on('rombongan_tautan')
    .columns(['paket_id', 'id'])
    .execute()
  await db.schema
    .createTable('rombongan')
    .addColumn('paket_id', 'integer', (column) => column.primaryKey())
    .addColumn('kontak', 'text', (column) => column.notNull())
    .addColumn('urut', 'integer', (column) => column.notNull())
    .addColumn('laporan_pada', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('rombongan_sel')
    .addColumn('paket_id', 'integer', (column) => column.notNull())
    .addColumn('jenis', 'text', (column) => column.notNull())
    .addColumn('kunci', 'text', (column) => column.notNull())
    .addColumn('nilai', 'text', (column) => column.notNull())
    .addColumn('waktu', 'bigint', (column) => column.notNull())
    .addColumn('perangkat', 'text', (column) => column.notNull())
    .addColumn('urut', 'integer', (column) => column.notNull())
    .addColumn('diterima_pada', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rombongan_sel_pk', ['paket_id', 'jenis', 'kunci'])
    .execute()
  await db.schema
    .createIndex('rombongan_sel_urut')
    .on('rombongan_sel')
    .columns(['paket_id', 'urut'])
    .execute()
}
