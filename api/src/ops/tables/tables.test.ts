import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { columnsOf, isKept } from './table.ts'
import { TABLES } from './tables.ts'

const sorted = (names: Iterable<string>) => [...names].sort()

it('says of every table and column of a migrated database what becomes of it', async () => {
  await using test = await createTestApp()
  const { db, kind } = test.deps.database
  const found = await db.introspection.getTables()
  const columns = new Map(found.map(({ name, columns }) => [name, columns]))
  expect(sorted(TABLES.map(({ name }) => name))).toEqual(sorted(columns.keys()))
  for (const table of TABLES) {
    const real = columns.get(table.name) ?? []
    expect([table.name, sorted(columnsOf(table))]).toEqual([table.name, sorted(real.map(({ name }) => name))])
    const counted = real.some(({ isAutoIncrementing }) => isAutoIncrementing)
    // SQLite takes every id of a whole number for one that it counts.
    if (kind === 'postgres') expect([table.name, table.isCounted ?? false]).toEqual([table.name, counted])
    const named = [...table.key, ...(table.writtenAt ? [table.writtenAt] : [])]
    expect(columnsOf(table)).toEqual(expect.arrayContaining(named))
  }
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
  for (const table of TABLES) if (!isKept(table)) expect(table.left).toMatch(/\.$/)
})
