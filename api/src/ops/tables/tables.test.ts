import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Column } from '../../platform/db/column.ts'
import { isCounted } from '../../platform/db/table.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { TABLES } from './tables.ts'

const sorted = (names: Iterable<string>) => [...names].sort()

/** What either kind of database calls a type. */
const TYPES: Record<string, Column['type']> = {
  text: 'text',
  integer: 'integer',
  int4: 'integer',
  bigint: 'bigint',
  int8: 'bigint',
}

it('says of every table and column of a migrated database what becomes of it', async () => {
  await using test = await createTestApp()
  const { db, kind } = test.deps.database
  const found = await db.introspection.getTables()
  const real = new Map(found.map(({ name, columns }) => [name, columns]))
  expect(sorted(TABLES.map(({ name }) => name))).toEqual(sorted(real.keys()))
  for (const table of TABLES) {
    const columns = real.get(table.name) ?? []
    expect([table.name, sorted(Object.keys(table.columns))]).toEqual([
      table.name,
      sorted(columns.map(({ name }) => name)),
    ])
    const counted = columns.some(({ isAutoIncrementing }) => isAutoIncrementing)
    // SQLite takes every id of a whole number for one that it counts.
    if (kind === 'postgres') expect([table.name, isCounted(table)]).toEqual([table.name, counted])
    const named = [...table.key, ...(table.together ?? []), ...(table.writtenAt ? [table.writtenAt] : [])]
    expect(Object.keys(table.columns)).toEqual(expect.arrayContaining(named))
  }
})

it('says of every column its type, and whether it may hold nothing or be left out, as the migrations made it', async () => {
  await using test = await createTestApp()
  const found = await test.deps.database.db.introspection.getTables()
  const real = found.flatMap(({ name, columns }) =>
    columns.map((column) => {
      const { key = [], columns: declared = {} } = TABLES.find((table) => table.name === name) ?? {}
      const said = declared[column.name]
      // SQLite's own keys say that they may hold nothing, and a value may be asked for although there is another for
      // rows without.
      const mayBeLeftOut = column.hasDefaultValue || column.isAutoIncrementing
      return [
        [
          `${name}.${column.name}`,
          TYPES[column.dataType.toLowerCase()],
          !key.includes(column.name) && column.isNullable,
          said?.isOmissible ? mayBeLeftOut : false,
        ],
        [`${name}.${column.name}`, said?.type, said?.isNullable, said?.isOmissible],
      ]
    }),
  )
  expect(real.map(([, said]) => said)).toEqual(real.map(([made]) => made))
  expect(real.length).toBeGreaterThan(400)
})

it('tells the rows of each table apart by its key', async () => {
  await using test = await createTestApp()
  const { db, kind } = test.deps.database
  for (const { name, key } of TABLES) {
    const { rows } = await (kind === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_xinfo(${name}) where pk > 0 order by pk`.execute(
          db,
        )
      : sql<{ name: string }>`
        select a.attname as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisprimary and i.indrelid = ${name}::regclass
        order by array_position(i.indkey, a.attnum)`.execute(db))
    expect([name, rows.map((row) => row.name)]).toEqual([name, key])
  }
})

it('tells why rows stay out of a backup', () => {
  for (const { left } of TABLES) if (left !== undefined) expect(left).toMatch(/\.$/)
})
