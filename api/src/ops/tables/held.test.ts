import { expect, it } from 'vitest'
import type { NamedTable } from '../../platform/db/table.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { held, NOT_KEPT } from './held.ts'
import { NOUNS } from './nouns.ts'
import { KEPT_TABLES, TABLES } from './tables.ts'

type AnyTable = Record<string, Record<string, unknown>>

/** Whatever a caller may have sent, of which no column with a rule takes all. */
const HOSTILE = ['x'.repeat(100_000), -1, 0.5, 'kapan', null]

it('refuses at the write what a restore would refuse, in every column of every table, added or changed', async () => {
  await using test = await createTestApp()
  const db = held(test.deps.database).db.$extendTables<AnyTable>()
  for (const { name, columns, together = [] } of KEPT_TABLES) {
    const bad = Object.entries(columns).map(([column, { rule }]): [string, unknown] => [
      column,
      HOSTILE.find((value) => !rule.safeParse(value).success),
    ])
    const ruled = bad.filter(([, value]) => value !== undefined)
    expect([name, ruled.length > 0]).toEqual([name, true])
    for (const [column, value] of ruled) {
      const refused = { status: 422, body: { errors: { [column]: [expect.any(String)] } } }
      await expect(
        db
          .insertInto(name)
          .values({ [column]: value })
          .execute(),
      ).rejects.toMatchObject(refused)
      if (!together.includes(column))
        await expect(
          db
            .updateTable(name)
            .set({ [column]: value })
            .execute(),
          `${name}.${column}`,
        ).rejects.toMatchObject(refused)
      await expect(
        db
          .insertInto(name)
          .values({})
          .onConflict((conflict) => conflict.doUpdateSet({ [column]: value }))
          .execute(),
      ).rejects.toMatchObject({ status: 422 })
    }
    // What several columns say together is no field's error.
    if (together.length > 0)
      await expect(
        db.updateTable(name).set({ email: 'a@x.id', email_kunci: 'b' }).execute(),
      ).rejects.toThrow()
  }
  // Nothing of it was stored, and what is left alone may be anything.
  for (const { name } of KEPT_TABLES)
    if (name !== 'akun') expect(await db.selectFrom(name).selectAll().execute()).toEqual([])
})

/** Columns that take any text by themselves. */
const takesAll = ({ columns }: NamedTable) =>
  Object.entries(columns).flatMap(([column, { rule }]) =>
    HOSTILE.some((value) => typeof value === 'string' && !rule.safeParse(value).success) ? [] : [column],
  )

it('leaves to the saving of records their fields, which holds every one, and what is made of held columns', () => {
  const nouns = new Map(NOUNS.map((noun) => [noun.noun.name, noun]))
  const left = KEPT_TABLES.filter(({ name }) => !nouns.has(name)).map((table) => [
    table.name,
    takesAll(table),
  ])
  expect(Object.fromEntries(left.filter(([, columns]) => columns?.length))).toEqual({
    // Held together with the address that it is made of.
    akun: ['email_kunci'],
    pendaftaran: ['email_kunci', 'telepon_kunci', 'cari'],
    permintaan_data: ['email_kunci'],
    // Whole records as JSON, and addresses of accounts that were held as such.
    riwayat: ['oleh_email', 'data'],
    sampah: ['dihapus_oleh_email', 'data'],
  })
  for (const table of KEPT_TABLES) {
    const noun = nouns.get(table.name)
    if (!noun) continue
    const { fields } = noun.noun
    // A sealed column is held by itself: it takes ciphertext alone.
    const open = Object.keys(fields).filter((name) => fields[name]?.kind !== 'sealed')
    expect(takesAll(table)).toEqual([...open, 'cari', ...(noun.partial ? ['isi_updated_at'] : [])])
    const isHeld = (field: string) =>
      HOSTILE.some((value) => !noun.bounds.safeParse({ status: 'draf', [field]: value }).success)
    expect([table.name, Object.keys(fields).filter((field) => !isHeld(field))]).toEqual([table.name, []])
  }
})

const LONG = '😀'.repeat(2_200_000)

it('refuses texts that no database keeps to the letter, in every table, with a word of which', async () => {
  await using test = await createTestApp()
  const db = held(test.deps.database).db.$extendTables<AnyTable>()
  for (const table of TABLES) {
    const [column = ''] = Object.keys(table.columns)
    for (const text of ['a\0b', '\ud83d', ...(table.name === 'kiriman' ? [LONG] : [])]) {
      await expect(
        db
          .updateTable(table.name)
          .set({ [column]: text })
          .execute(),
      ).rejects.toMatchObject({
        status: 422,
        body: { errors: { [column]: [NOT_KEPT] } },
      })
      if (table.left)
        await expect(
          db
            .insertInto(table.name)
            .values([{ [column]: text }])
            .execute(),
        ).rejects.toThrow()
    }
  }
})

it('leaves to SQL what SQL works out, and writes what comes back', async () => {
  await using test = await createTestApp()
  const db = held(test.deps.database).db
  const row = { id: 1 as const, dari: 20, sampai: 7, oleh: '', updated_at: '2026-11-21T03:00:00.000Z' }
  await db.insertInto('jam_tenang').values(row).execute()
  await db
    .updateTable('jam_tenang')
    .set(({ ref }) => ({ dari: ref('sampai') }))
    .execute()
  expect(await db.selectFrom('jam_tenang').selectAll().executeTakeFirst()).toEqual({ ...row, dari: 7 })
})
