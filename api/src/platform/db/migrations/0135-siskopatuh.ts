import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/**
 * Workbooks of the ministry as staff uploaded them, the words that a person chose for ours in them, and the numbers of
 * registration that come back by participant and departure.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let uploads = withId(db.schema.createTable('templat_siskopatuh'), kind)
  for (const name of ['nama', 'sistem', 'isi', 'pada'])
    uploads = uploads.addColumn(name, 'text', (column) => column.notNull())
  await uploads.addColumn('akun_id', 'integer').addColumn('token_id', 'integer').execute()

  let answers = db.schema
    .createTable('padanan_siskopatuh')
    .addColumn('kunci', 'text', (column) => column.primaryKey())
  for (const name of ['kolom', 'di', 'nilai', 'jadi', 'created_at'])
    answers = answers.addColumn(name, 'text', (column) => column.notNull())
  await answers.execute()

  await db.schema
    .createTable('registrasi_siskopatuh')
    .addColumn('paket_id', 'integer', (column) => column.notNull())
    .addColumn('peserta_id', 'integer', (column) =>
      column
        .notNull()
        .references('peserta.id')
        .onDelete('cascade')
        .modifyEnd(sql`deferrable initially deferred`),
    )
    .addColumn('nomor', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('registrasi_siskopatuh_kunci', ['paket_id', 'peserta_id'])
    .execute()
  await db.schema
    .createIndex('registrasi_siskopatuh_peserta')
    .on('registrasi_siskopatuh')
    .column('peserta_id')
    .execute()
}
