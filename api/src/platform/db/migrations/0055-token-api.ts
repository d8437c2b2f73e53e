import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** Tokens that let programs in, and which of them did something. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('token_api'), kind)
  for (const name of [
    'token_hash',
    'awalan',
    'nama',
    'role',
    'created_at',
    'berlaku_sampai',
    'berakhir_pada',
  ]) {
    table = table.addColumn(name, 'text', (column) => column.notNull())
  }
  await table
    .addColumn('hanya_baca', 'integer', (column) => column.notNull())
    .addColumn('akun_id', 'integer', (column) => column.notNull().references('akun.id').onDelete('cascade'))
    .addColumn('dipakai_pada', 'text')
    .addColumn('dicabut_pada', 'text')
    .execute()
  await db.schema.createIndex('token_api_hash').unique().on('token_api').column('token_hash').execute()
  await db.schema.createIndex('token_api_akun').on('token_api').column('akun_id').execute()
  await db.schema.alterTable('aktivitas').addColumn('token_id', 'integer').execute()
}
