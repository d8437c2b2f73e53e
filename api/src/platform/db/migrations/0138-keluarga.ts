import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/**
 * Links of families to their own page, pages that are open by them, and what a family sent and did. The first two hold
 * hashes alone and need no booking: a link says that its booking is gone. The rest goes with it.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  const later = sql`deferrable initially deferred`
  await withId(db.schema.createTable('tautan_keluarga'), kind)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('pemesanan_id', 'integer', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('berakhir_pada', 'text', (column) => column.notNull())
    .addColumn('batas_dikenal', 'text', (column) => column.notNull())
    .addColumn('akhir', 'text', (column) => column.notNull())
    .addColumn('salah', 'integer', (column) => column.notNull())
    .addColumn('dibuka_pada', 'text')
    .execute()
  await db.schema
    .createIndex('tautan_keluarga_pemesanan')
    .on('tautan_keluarga')
    .columns(['pemesanan_id', 'id'])
    .execute()
  await db.schema
    .createTable('halaman_keluarga')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('tautan_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('berakhir_pada', 'text', (column) => column.notNull())
    .addColumn('batas_dikenal', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('jatah_keluarga')
    .addColumn('pemesanan_id', 'integer', (column) => column.primaryKey())
    .addColumn('mulai', 'bigint', (column) => column.notNull())
    .addColumn('jumlah', 'integer', (column) => column.notNull())
    .execute()
  await withId(db.schema.createTable('jejak_keluarga'), kind)
    .addColumn('pemesanan_id', 'integer', (column) =>
      column.notNull().references('pemesanan.id').onDelete('cascade').modifyEnd(later),
    )
    .addColumn('kejadian', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .addColumn('pada', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('jejak_keluarga_pemesanan')
    .on('jejak_keluarga')
    .columns(['pemesanan_id', 'id'])
    .execute()
  await withId(db.schema.createTable('kiriman_keluarga'), kind)
    .addColumn('pemesanan_id', 'integer', (column) =>
      column.notNull().references('pemesanan.id').onDelete('cascade').modifyEnd(later),
    )
    .addColumn('jenis', 'text', (column) => column.notNull())
    .addColumn('pembayaran_id', 'integer')
    .addColumn('dokumen_id', 'integer')
    .addColumn('peserta_id', 'integer')
    .addColumn('teks', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('jawaban', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('dijawab_akun_id', 'integer')
    .addColumn('dijawab_pada', 'text')
    .execute()
  await db.schema
    .createIndex('kiriman_keluarga_pemesanan')
    .on('kiriman_keluarga')
    .columns(['pemesanan_id', 'id'])
    .execute()
  for (const name of ['pembayaran_id', 'dokumen_id', 'status'])
    await db.schema.createIndex(`kiriman_keluarga_${name}`).on('kiriman_keluarga').column(name).execute()
}
