import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Registrations are somebody's task with a day for the next step, and have contacts, a history, and others that were joined to them. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  const table = () => db.schema.alterTable('pendaftaran')
  for (const name of ['status_pada', 'petugas']) {
    await table()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  for (const name of ['petugas_id', 'gabung_ke']) await table().addColumn(name, 'integer').execute()
  await table().addColumn('tindak_lanjut', 'text').execute()
  await table()
    .addColumn('kembar_dilihat', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // When a status was chosen is not known of old ones; it was no later than their last change.
  await db
    .updateTable('pendaftaran')
    .set(({ ref }) => ({ status_pada: ref('updated_at') }))
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`pendaftaran_${name}`).on('pendaftaran').columns(columns).execute()
  await index('telepon', ['telepon_kunci'])
  await index('tindak_lanjut', ['tindak_lanjut'])
  await index('gabung', ['gabung_ke'])
  await index('petugas', ['petugas_id'])

  let kontak = withId(db.schema.createTable('kontak_pendaftaran'), kind)
  for (const name of ['waktu', 'cara', 'hasil', 'catatan', 'langkah', 'oleh', 'updated_at']) {
    kontak = kontak.addColumn(name, 'text', (column) => column.notNull())
  }
  await kontak
    .addColumn('pendaftaran_id', 'integer', (column) => column.notNull())
    .addColumn('oleh_id', 'integer')
    .execute()
  await db.schema
    .createIndex('kontak_pendaftaran_milik')
    .on('kontak_pendaftaran')
    .columns(['pendaftaran_id', 'id'])
    .execute()

  let riwayat = withId(db.schema.createTable('riwayat_pendaftaran'), kind)
  for (const name of ['waktu', 'aksi', 'oleh', 'ubah']) {
    riwayat = riwayat.addColumn(name, 'text', (column) => column.notNull())
  }
  await riwayat
    .addColumn('pendaftaran_id', 'integer', (column) => column.notNull())
    .addColumn('oleh_id', 'integer')
    .execute()
  await db.schema
    .createIndex('riwayat_pendaftaran_milik')
    .on('riwayat_pendaftaran')
    .columns(['pendaftaran_id', 'id'])
    .execute()
}
