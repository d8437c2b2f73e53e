import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Webhooks, and what they are to be told. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let webhook = withId(db.schema.createTable('webhook'), kind)
  for (const name of [
    'alamat',
    'peristiwa',
    'rahasia',
    'rahasia_lama',
    'keadaan',
    'alasan',
    'dibuat_oleh',
    'created_at',
    'updated_at',
  ]) {
    webhook = webhook.addColumn(name, 'text', (column) => column.notNull())
  }
  await webhook.addColumn('rahasia_lama_sampai', 'text').addColumn('berhasil_pada', 'text').execute()
  let kiriman = withId(db.schema.createTable('kiriman_hook'), kind)
  for (const name of [
    'pesan_id',
    'peristiwa',
    'kunci',
    'isi',
    'keadaan',
    'alasan',
    'berikutnya',
    'pemegang',
    'dipegang_sampai',
    'created_at',
    'updated_at',
  ]) {
    kiriman = kiriman.addColumn(name, 'text', (column) => column.notNull())
  }
  await kiriman
    .addColumn('webhook_id', 'integer', (column) =>
      column.notNull().references('webhook.id').onDelete('cascade'),
    )
    .addColumn('percobaan', 'integer', (column) => column.notNull())
    .addColumn('kode', 'integer')
    .addColumn('dikirim_pada', 'text')
    .execute()
  await db.schema
    .createIndex('kiriman_hook_kunci')
    .unique()
    .on('kiriman_hook')
    .columns(['webhook_id', 'kunci'])
    .execute()
  await db.schema
    .createIndex('kiriman_hook_giliran')
    .on('kiriman_hook')
    .columns(['keadaan', 'webhook_id', 'berikutnya'])
    .execute()
}
