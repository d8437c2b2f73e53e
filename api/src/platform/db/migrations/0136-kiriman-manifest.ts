import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/**
 * Lists of a departure's people, frozen as they were sent, numbered within each departure. Of a row only its sealed
 * cell is written again, when the data key is turned.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let sent = withId(db.schema.createTable('kiriman_manifest'), kind)
  for (const name of ['paket_id', 'versi', 'orang'])
    sent = sent.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of ['untuk', 'berkas', 'catatan', 'isi', 'pada'])
    sent = sent.addColumn(name, 'text', (column) => column.notNull())
  await sent.addColumn('akun_id', 'integer').addColumn('token_id', 'integer').execute()
  await db.schema
    .createIndex('kiriman_manifest_versi')
    .on('kiriman_manifest')
    .columns(['paket_id', 'versi'])
    .unique()
    .execute()
  const message = sql.lit('kiriman_manifest is appended only')
  const columns = sql`of id, paket_id, versi, orang, untuk, berkas, catatan, pada, akun_id, token_id`
  if (kind === 'sqlite') {
    await sql`
      create trigger kiriman_manifest_tetap before update ${columns} on kiriman_manifest
      begin select raise(abort, ${message}); end
    `.execute(db)
    return
  }
  await sql`
    create function kiriman_manifest_tetap() returns trigger language plpgsql
    as $$ begin raise exception ${message}; end $$
  `.execute(db)
  await sql`
    create trigger kiriman_manifest_tetap before update ${columns} on kiriman_manifest
    for each row execute function kiriman_manifest_tetap()
  `.execute(db)
}
