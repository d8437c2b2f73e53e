import { sql } from 'kysely'
import type { DatabaseKind, Schema } from './schema.ts'

/**
 * Records of pilgrims that were joined to another. The places of a paper passport go over to the one that remains:
 * whose they are may change, and nothing else of them.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('gabungan_jamaah')
    .addColumn('lain_id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('jamaah_id', 'integer', (column) => column.notNull())
    .addColumn('email_kunci', 'text', (column) => column.notNull())
    .addColumn('pada', 'text', (column) => column.notNull())
    .addColumn('akun_id', 'integer')
    .addColumn('token_id', 'integer')
    .execute()
  await db.schema
    .createIndex('gabungan_jamaah_ke')
    .on('gabungan_jamaah')
    .columns(['jamaah_id', 'lain_id'])
    .execute()
  await db.schema.createIndex('gabungan_jamaah_email').on('gabungan_jamaah').column('email_kunci').execute()
  const same = (isSame: string) =>
    sql.raw(
      ['id', 'di', 'catatan', 'pada', 'akun_id', 'token_id']
        .map((name) => `new.${name} ${isSame} old.${name}`)
        .join(' and '),
    )
  if (kind === 'sqlite') {
    await sql`drop trigger titipan_tetap`.execute(db)
    await sql`
      create trigger titipan_tetap before update on titipan when not (${same('is')})
      begin select raise(abort, 'titipan is appended only'); end
    `.execute(db)
    return
  }
  await sql`drop trigger titipan_tetap on titipan`.execute(db)
  await sql`
    create trigger titipan_tetap before update on titipan for each row
    when (not (${same('is not distinct from')})) execute function titipan_tetap()
  `.execute(db)
}
