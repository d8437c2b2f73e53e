import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { holdRow, holdTable } from './hold-row.ts'
import { withId } from './migrations/schema.ts'

/** A table that writers take turns at, with one row. */
async function withNumbers() {
  const test = await createTestApp()
  const { db, kind } = test.deps.database
  await withId(db.schema.createTable('nomor'), kind).addColumn('urut', 'integer').execute()
  await sql`insert into nomor (urut) values (1)`.execute(db)
  return test
}

it('lets numbers be taken without a gap, whoever else takes one at the same time', async () => {
  await using test = await withNumbers()
  const { db } = test.deps.database
  const take = () =>
    db.transaction().execute(async (trx) => {
      await holdTable(trx, 'nomor')
      await sql`insert into nomor (urut) select max(urut) + 1 from nomor`.execute(trx)
    })
  await Promise.all(Array.from({ length: 15 }, take))
  const { rows } = await sql<{ urut: number }>`select urut from nomor order by urut`.execute(db)
  expect(rows.map(({ urut }) => urut)).toEqual(Array.from({ length: 16 }, (_, nth) => nth + 1))
})

it('lets one writer of a row change what it read, and says where there is no row', async () => {
  await using test = await withNumbers()
  const { db } = test.deps.database
  const raise = () =>
    db.transaction().execute(async (trx) => {
      expect(await holdRow(trx, 'nomor', 2, 'change')).toBe(false)
      await holdRow(trx, 'nomor', 1, 'change')
      const { rows } = await sql<{ urut: number }>`select urut from nomor where id = 1`.execute(trx)
      await sql`update nomor set urut = ${Number(rows[0]?.urut) + 1} where id = 1`.execute(trx)
    })
  await Promise.all(Array.from({ length: 15 }, raise))
  const { rows } = await sql<{ urut: number }>`select urut from nomor`.execute(db)
  expect(rows).toEqual([{ urut: 16 }])
})

it('keeps a row that somebody refers to from being deleted until they are done', async () => {
  await using test = await withNumbers()
  const { db } = test.deps.database
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const told: string[] = []
  const referring = db.transaction().execute(async (trx) => {
    await holdRow(trx, 'nomor', 1, 'refer')
    held.resolve()
    await done.promise
    told.push('referred')
  })
  await held.promise
  const deleting = db.transaction().execute(async (trx) => {
    await holdRow(trx, 'nomor', 1, 'delete')
    told.push('deleted')
  })
  done.resolve()
  await Promise.all([referring, deleting])
  expect(told).toEqual(['referred', 'deleted'])
})
