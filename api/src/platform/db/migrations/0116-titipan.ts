import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** The places of paper passports, appended only; rows go with their pilgrim alone. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('titipan'), kind).addColumn('jamaah_id', 'integer', (column) =>
    column.notNull(),
  )
  for (const name of ['di', 'catatan', 'pada'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  await table.addColumn('akun_id', 'integer').addColumn('token_id', 'integer').execute()
  await db.schema.createIndex('titipan_jamaah').on('titipan').columns(['jamaah_id', 'id']).execute()
  if (kind === 'sqlite') {
    await sql`
      create trigger titipan_tetap before update on titipan
      begin select raise(abort, 'titipan is appended only'); end
    `.execute(db)
    return
  }
  await sql`
    create function titipan_tetap() returns trigger language plpgsql
    as $$ begin raise exception 'titipan is appended only'; end $$
  `.execute(db)
  await sql`
    create trigger titipan_tetap before update on titipan for each row execute function titipan_tetap()
  `.execute(db)
}
