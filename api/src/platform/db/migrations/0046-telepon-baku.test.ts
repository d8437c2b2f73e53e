import { DatabaseSync } from 'node:sqlite'
import { normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { sqliteDialect } from '../sqlite.ts'
import { up } from './0046-telepon-baku.ts'
import type { Schema } from './schema.ts'

async function openOld(): Promise<Schema> {
  const db: Schema = new Kysely({ dialect: sqliteDialect({ writer: new DatabaseSync(':memory:') }) })
  const table = (name: string, columns: string[]) =>
    columns
      .reduce(
        (all, column) => all.addColumn(column, column.endsWith('id') ? 'integer' : 'text'),
        db.schema.createTable(name),
      )
      .execute()
  await table('paket', ['id', 'slug', 'created_at'])
  await table('alamat_lama', ['jenis', 'slug', 'data_id'])
  await table('pendaftaran', ['id', 'telepon', 'paket', 'paket_id', 'jenis', 'updated_at'])
  return db
}

const row = {
  telepon: '',
  paket: '',
  paket_id: null as number | null,
  jenis: 'daftar',
  updated_at: '2026-05-01',
}

it('gives old numbers their one form and leaves the others as they were typed', async () => {
  const db = await openOld()
  const typed = [
    '0812 3456 7890',
    '+62 (0)812-3456-7890',
    '021 555 0000',
    '0096650 1234567',
    '5550000',
    '',
    '62',
  ]
  for (const [at, telepon] of typed.entries())
    await db
      .insertInto('pendaftaran')
      .values({ ...row, id: at + 1, telepon })
      .execute()
  await up(db)
  const kept = await db.selectFrom('pendaftaran').select('telepon').orderBy('id').execute()
  expect(kept.map(({ telepon }) => telepon)).toEqual(typed.map(normalizeTelepon))
  await up(db)
  expect(await db.selectFrom('pendaftaran').select('telepon').orderBy('id').execute()).toEqual(kept)
})

it('binds what names one package that was there, and guesses nothing', async () => {
  const db = await openOld()
  const paket = [
    { id: 1, slug: 'umrah-maret', created_at: '2026-01-01' },
    { id: 2, slug: 'umrah-baru', created_at: '2026-06-01' },
    { id: 3, slug: 'umrah-mei', created_at: '2026-01-01' },
  ]
  await db.insertInto('paket').values(paket).execute()
  const former = [
    { jenis: 'paket', slug: 'umrah-lama', data_id: 1 },
    { jenis: 'paket', slug: 'umrah-mei', data_id: 1 },
    { jenis: 'artikel', slug: 'umrah-artikel', data_id: 1 },
  ]
  await db.insertInto('alamat_lama').values(former).execute()
  const asked: [Partial<typeof row>, number | null][] = [
    [{ paket: 'umrah-maret' }, 1],
    [{ paket: 'umrah-lama' }, 1],
    // Made after the registration was last written: the address was another one's then.
    [{ paket: 'umrah-baru' }, null],
    // The address of two.
    [{ paket: 'umrah-mei' }, null],
    [{ paket: 'umrah-artikel' }, null],
    [{ paket: 'Umrah Maret' }, null],
    [{ paket: 'umrah-maret', jenis: 'kabari' }, null],
    [{ paket: 'umrah-maret', paket_id: 3 }, 3],
  ]
  for (const [at, [over]] of asked.entries())
    await db
      .insertInto('pendaftaran')
      .values({ ...row, id: at + 1, ...over })
      .execute()
  await up(db)
  const bound = await db.selectFrom('pendaftaran').select('paket_id').orderBy('id').execute()
  expect(bound.map(({ paket_id }) => paket_id)).toEqual(asked.map(([, id]) => id))
})
