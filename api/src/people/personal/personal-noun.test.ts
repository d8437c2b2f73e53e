import type { Noun } from '@safar/shared/records/noun/field'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { withId } from '../../platform/db/migrations/schema.ts'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { personalNoun } from './personal-noun.ts'

/* A family with rooms and members that no product has: a member needs its room, which goes with the family as well. */

const PRIVATE = {
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'difference',
  draftsInBrowser: false,
  title: 'nama',
} as const
const nama = { kind: 'text', max: 40, required: 'always' } as const
const keluarga_id = { kind: 'ref', to: 'keluarga', required: 'always', onDelete: 'follow' } as const
const KELUARGA = { ...PRIVATE, name: 'keluarga', fields: { nama } } as const satisfies Noun
const KAMAR = {
  ...PRIVATE,
  name: 'kamar',
  owned: 'keluarga_id',
  fields: { nama, keluarga_id },
} as const satisfies Noun
const ANGGOTA = {
  ...PRIVATE,
  name: 'anggota',
  owned: 'keluarga_id',
  fields: {
    nama,
    keluarga_id,
    kamar_id: { kind: 'ref', to: 'kamar', required: 'always', onDelete: 'restrict' },
  },
} as const satisfies Noun

const office = '/admin/questions'
const cari = (content: { nama: string }) => content.nama.toLowerCase()
const keluargaNoun = storedNoun(KELUARGA, { label: 'Keluarga', office, cari })
const NOUNS = [
  keluargaNoun,
  storedNoun(KAMAR, { label: 'Kamar', office, cari }),
  storedNoun(ANGGOTA, { label: 'Anggota', office, cari }),
]

it('erases a family whose members need each other, but not while somebody outside needs one of them', async () => {
  await using test = await createTestApp()
  const { db, kind } = test.deps.database
  for (const [name, refs] of [
    ['keluarga', []],
    ['kamar', ['keluarga']],
    ['anggota', ['keluarga', 'kamar']],
  ] as const) {
    let table = withId(db.schema.createTable(name), kind)
    for (const column of ['nama', 'cari', 'created_at', 'updated_at'])
      table = table.addColumn(column, 'text', (one) => one.notNull().defaultTo(''))
    for (const to of refs)
      table = table.addColumn(`${to}_id`, 'integer', (one) =>
        one.references(`${to}.id`).modifyEnd(sql`deferrable initially deferred`),
      )
    await table.execute()
  }
  await sql`insert into keluarga (id, nama) values (1, 'Amin'), (2, 'Budi')`.execute(db)
  await sql`insert into kamar (id, nama, keluarga_id) values (1, '101', 1)`.execute(db)
  await sql`insert into anggota (id, nama, keluarga_id, kamar_id) values (1, 'Siti', 1, 1), (2, 'Tono', 2, 1)`.execute(
    db,
  )
  const { erase } = personalNoun(NOUNS, keluargaNoun, {
    email: 'nama',
    shows: {},
    kept: [{ months: 12, since: 'created_at' }],
  })
  const eraseFirst = () => db.transaction().execute((trx) => erase(trx, [1], test.deps.now()))
  await expect(eraseFirst()).rejects.toMatchObject({
    status: 409,
    body: { dipakai: [{ jenis: 'anggota', jumlah: 1 }] },
  })
  await sql`delete from anggota where id = 2`.execute(db)
  await eraseFirst()
  for (const name of ['kamar', 'anggota'])
    expect((await sql`select id from ${sql.table(name)}`.execute(db)).rows).toEqual([])
  expect((await sql`select id from keluarga`.execute(db)).rows).toEqual([{ id: 2 }])
})
