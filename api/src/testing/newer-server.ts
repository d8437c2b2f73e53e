import { MIGRATIONS } from '../platform/db/migrations.ts'

/*
 * The server as a later version would be: with one more migration, of the kind that the version before can live with.
 * For the test of an upgrade while the other server goes on.
 */
MIGRATIONS['9999-uji'] = async (db) => {
  await db.schema.alterTable('paket').addColumn('uji_versi', 'text').execute()
}

await import('../main.ts')
