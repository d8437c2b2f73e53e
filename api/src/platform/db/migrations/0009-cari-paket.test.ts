import { DatabaseSync } from 'node:sqlite'
import { paketCari } from '@safar/shared/content/paket/paket-search'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { sqliteDialect } from '../sqlite.ts'
import { up } from './0009-cari-paket.ts'
import type { Schema } from './schema.ts'

const texts = {
  nama_paket: "Umrah Ma'had",
  tipe_paket: 'Umroh' as const,
  durasi: '9 Hari',
  maskapai: 'Saudia',
}

it('leaves departure cities out of what packages of an older database are found by', async () => {
  const db: Schema = new Kysely({ dialect: sqliteDialect({ writer: new DatabaseSync(':memory:') }) })
  const table = db.schema.createTable('paket').addColumn('id', 'integer', (column) => column.primaryKey())
  await [...Object.keys(texts), 'pemberangkatan', 'cari']
    .reduce((all, name) => all.addColumn(name, 'text'), table)
    .execute()
  const older = { ...texts, pemberangkatan: 'Jakarta', cari: 'umrah mahad\numroh\n9 hari\nsaudia\njakarta' }
  for (let made = 0; made < 12; made += 1) {
    await db
      .insertInto('paket')
      .values(Array.from({ length: 100 }, () => older))
      .execute()
  }
  await up(db)
  const rows = await db.selectFrom('paket').select('cari').distinct().execute()
  expect(rows).toEqual([{ cari: paketCari(texts) }])
  await db.destroy()
})
