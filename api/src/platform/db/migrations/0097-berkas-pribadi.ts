import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Private files of records, whose bytes lie sealed in a folder or a bucket, and who looked at what, appended only. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let files = db.schema
    .createTable('berkas_pribadi')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('data_id', 'integer', (column) => column.notNull())
    .addColumn('besar', 'integer', (column) => column.notNull())
  for (const name of ['jenis', 'bidang', 'nama', 'tipe', 'keadaan', 'created_at'])
    files = files.addColumn(name, 'text', (column) => column.notNull())
  await files.addColumn('hapus_pada', 'text').execute()
  await db.schema
    .createIndex('berkas_pribadi_data')
    .on('berkas_pribadi')
    .columns(['jenis', 'data_id'])
    .execute()
  await db.schema.createIndex('berkas_pribadi_keadaan').on('berkas_pribadi').column('keadaan').execute()

  let looks = withId(db.schema.createTable('log_akses'), kind)
  for (const name of ['waktu', 'jenis', 'data_id', 'bidang', 'berkas', 'role', 'alasan'])
    looks = looks.addColumn(name, 'text', (column) => column.notNull())
  await looks.addColumn('akun_id', 'integer').addColumn('token_id', 'integer').execute()
  await db.schema.createIndex('log_akses_waktu').on('log_akses').column('waktu').execute()
  await db.schema
    .createIndex('log_akses_data')
    .on('log_akses')
    .columns(['jenis', 'data_id', 'waktu'])
    .execute()
  await db.schema.createIndex('log_akses_akun').on('log_akses').columns(['akun_id', 'waktu']).execute()
  if (kind === 'sqlite') {
    await sql`
      create trigger log_akses_tetap before update on log_akses
      begin select raise(abort, 'log_akses is appended only'); end
    `.execute(db)
    return
  }
  await sql`
    create function log_akses_tetap() returns trigger language plpgsql
    as $$ begin raise exception 'log_akses is appended only'; end $$
  `.execute(db)
  await sql`
    create trigger log_akses_tetap before update on log_akses for each row execute function log_akses_tetap()
  `.execute(db)
}
