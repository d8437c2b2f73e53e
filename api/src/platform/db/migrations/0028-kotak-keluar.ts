import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Messages that are to leave, written in the transaction of what they tell of. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('kotak_keluar'), kind)
  for (const name of [
    'peristiwa',
    'kunci',
    'saluran',
    'penerima',
    'nama_pengirim',
    'balas_ke',
    'templat',
    'perihal',
    'teks',
    'html',
    'rujukan',
    'keadaan',
    'lewat',
    'alasan',
    'berikutnya',
    'pemegang',
    'dipegang_sampai',
    'created_at',
    'updated_at',
  ]) {
    table = table.addColumn(name, 'text', (column) => column.notNull())
  }
  for (const name of ['versi', 'tenang', 'percobaan']) {
    table = table.addColumn(name, 'integer', (column) => column.notNull())
  }
  await table.addColumn('dikirim_pada', 'text').execute()
  await db.schema.createIndex('kotak_keluar_kunci').unique().on('kotak_keluar').columns(['kunci']).execute()
  await db.schema
    .createIndex('kotak_keluar_giliran')
    .on('kotak_keluar')
    .columns(['keadaan', 'berikutnya'])
    .execute()
  await db.schema.createIndex('kotak_keluar_rujukan').on('kotak_keluar').column('rujukan').execute()
}
