import { DatabaseSync } from 'node:sqlite'
import { searchText } from '@safar/shared/platform/search'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { sqliteDialect } from '../sqlite.ts'
import { TABLES, up } from './0090-cari-huruf.ts'
import type { Schema } from './schema.ts'

/** As texts were folded until then. */
const foldedOnce = (text: string) =>
  text
    .replace(/['’‘ʼʻʿʾ`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('id-ID')

it('makes of what records were found by what a search asks for today', async () => {
  const db: Schema = new Kysely({ dialect: sqliteDialect({ writer: new DatabaseSync(':memory:') }) })
  for (const table of TABLES)
    await db.schema
      .createTable(table)
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('cari', 'text')
      .execute()
  const texts = [
    'Kapadokya Dağı, Straße\u00ad – Łódź ＇Øresund′ ٢٠٢٧\u200b',
    "Nur'aini 0812\u20113456",
    '6281234567890',
  ]
  const cari = texts.map(foldedOnce).join('\n')
  for (let made = 0; made < 6; made += 1)
    await db
      .insertInto('paket')
      .values(Array.from({ length: 100 }, () => ({ cari })))
      .execute()
  await db.insertInto('pendaftaran').values({ cari }).execute()
  await up(db)
  for (const table of ['paket', 'pendaftaran'])
    expect(await db.selectFrom(table).select('cari').distinct().execute()).toEqual([
      { cari: searchText(texts) },
    ])
  await db.destroy()
})
