import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

async function inside(url: string | undefined, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const answers: unknown[] = []
  for (const statement of statements) answers.push((await client.query(statement)).rows)
  await client.end()
  return answers
}
/** All that a database holds, and where it counts on. */
const whole = async (url: string | undefined) => {
  const [tables] = await inside(
    url,
    `select relname, query_to_xml(format('select * from %I order by 1', relname), true, false, '')::text as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  return [tables, ...(await inside(url, 'select * from pg_sequences order by sequencename'))]
}

test('a database that a test is done with is as it was made, and one whose schema was changed is made anew', async () => {
  const first = await createTestDatabase()
  const { DATABASE_URL } = first.settings
  const before = await whole(DATABASE_URL)
  await inside(
    DATABASE_URL,
    'update konten set versi = versi + 5',
    "insert into gambar (nama, created_at) values ('a.webp', '2026')",
    `do $$ declare each record; begin for each in select * from pg_sequences loop
      perform nextval(format('%I.%I', each.schemaname, each.sequencename)::regclass); end loop; end $$`,
  )
  const left = new pg.Client({ connectionString: DATABASE_URL })
  left.on('error', () => {})
  await left.connect()
  await left.query('begin; delete from konten')
  await first.drop()
  await expect(left.query('select 1')).rejects.toThrow()

  const second = await createTestDatabase()
  expect(second.settings).toEqual(first.settings)
  expect(await whole(second.settings.DATABASE_URL)).toEqual(before)
  await inside(DATABASE_URL, 'alter table konten add column lain text')
  await second.drop()

  const third = await createTestDatabase()
  expect(third.settings).not.toEqual(first.settings)
  expect(await whole(third.settings.DATABASE_URL)).toEqual(before)
  await third.drop()
})

test('a copy that grew since is not given for one that holds other rows', async () => {
  const held = { rows: "insert into gambar (nama, created_at) values ('a.webp', '2026');" }
  const first = await createTestDatabase()
  await first.drop()
  await inside(
    first.settings.DATABASE_URL,
    `insert into gambar (nama, created_at) select repeat('x', 90) || n, '2026' from generate_series(1, 3000) n`,
  )
  const second = await createTestDatabase({ held })
  expect(second.settings).not.toEqual(first.settings)
  expect(await inside(second.settings.DATABASE_URL, 'select nama from gambar')).toEqual([
    [{ nama: 'a.webp' }],
  ])
  await second.drop()
})
