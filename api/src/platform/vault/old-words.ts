import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../db/tables.ts'
import { maskRevisions, PENDAFTARAN_WORDS, parsed, sealRevisions } from './old-revisions.ts'
import { sidikOf } from './sealed-text.ts'
import { newestKey, type Vault } from './vault.ts'

/*
 * Older versions kept words that people type in plain text: notes of bookings and of pilgrims, wishes, companions and
 * notes of registrations, contacts, requests of families, notes on paper passports, and first answers. Rows, copies in
 * the trash and revisions of registrations are sealed where they are; revisions of other records keep masks.
 */

/** Rows that one step looks at. */
const STEP = 200

interface Words {
  table: string
  key: 'id' | 'kunci'
  fields: readonly string[]
}

/** The fields with words of pilgrims. */
const JAMAAH_WORDS = ['alasan_nik', 'catatan_staf'] as const

const WORDS: readonly Words[] = [
  { table: 'pemesanan', key: 'id', fields: ['catatan', 'catatan_staf', 'alasan'] },
  { table: 'jamaah', key: 'id', fields: JAMAAH_WORDS },
  { table: 'pendaftaran', key: 'id', fields: [...PENDAFTARAN_WORDS] },
  { table: 'kontak_pendaftaran', key: 'id', fields: ['catatan', 'langkah'] },
  { table: 'kiriman_keluarga', key: 'id', fields: ['teks', 'jawaban'] },
  { table: 'titipan', key: 'id', fields: ['catatan'] },
  { table: 'kiriman', key: 'kunci', fields: ['jawaban'] },
]

/** Seals the words that lie open in rows, trash and revisions; returns how many cells and copies were written. */
export async function sealOldWords(db: Kysely<Tables>, vault: Vault): Promise<number> {
  // Cells of the present key are passed over by the database: nearly all of them, at each start.
  const done = `${(await newestKey(db))?.sidik ?? ''}.%`
  let count = 0
  for (const words of WORDS) count += await sealRows(db, vault, words, done)
  count += await sealTrash(db, vault)
  count += await sealGroupNotes(db, vault, done)
  for (const [jenis, field] of [
    ['pemesanan', 'catatan'],
    ['pemesanan', 'catatan_staf'],
    ['pemesanan', 'alasan'],
    ...JAMAAH_WORDS.map((field) => ['jamaah', field] as const),
  ] as const)
    count += await maskRevisions(db, {
      jenis,
      like: `%"${field}":"%`,
      unless: `%"${field}":"${TERSEGEL}"%`,
      masked: (read) => ({
        ...read,
        sebelum: withMask(read.sebelum, field),
        sesudah: withMask(read.sesudah, field),
      }),
    })
  return count + (await sealRevisions(db, vault, done))
}

async function sealRows(
  db: Kysely<Tables>,
  vault: Vault,
  { table, key, fields }: Words,
  done: string,
): Promise<number> {
  const rows = db.$extendTables<Record<string, Record<string, string | number>>>()
  let count = 0
  for (let after: string | number | null = null; ; ) {
    const open = fields.map(
      (name) => sql<boolean>`(${sql.ref(name)} <> '' and ${sql.ref(name)} not like ${done})`,
    )
    let query = rows
      .selectFrom(table)
      .select([key, ...fields])
      .where(({ or }) => or(open))
    if (after !== null) query = query.where(key, '>', after)
    const found: Record<string, string | number>[] = await query.orderBy(key).limit(STEP).execute()
    for (const row of found)
      for (const field of fields) {
        const words = String(row[field])
        if (words === '' || sidikOf(words) !== null) continue
        const record = row[key] ?? ''
        const cell = await vault.seal(db, { noun: table, record, field }, Buffer.from(words))
        const { numUpdatedRows } = await rows
          .updateTable(table)
          .set({ [field]: cell })
          .where(key, '=', record)
          .where(field, '=', words)
          .executeTakeFirst()
        count += Number(numUpdatedRows)
      }
    after = found.at(-1)?.[key] ?? after
    if (found.length < STEP) return count
  }
}

/** Seals the notes of guides among the cells of groups, whose key has three parts. */
async function sealGroupNotes(db: Kysely<Tables>, vault: Vault, done: string): Promise<number> {
  const rows = await db
    .selectFrom('rombongan_sel')
    .select(['paket_id', 'jenis', 'kunci', 'nilai'])
    .where('jenis', '=', 'catatan')
    .where('nilai', 'not like', done)
    .execute()
  let count = 0
  for (const { paket_id, jenis, kunci, nilai } of rows) {
    if (sidikOf(nilai) !== null) continue
    const place = { noun: 'rombongan_sel', record: `${paket_id} ${jenis} ${kunci}`, field: 'nilai' }
    const { numUpdatedRows } = await db
      .updateTable('rombongan_sel')
      .set({ nilai: await vault.seal(db, place, Buffer.from(nilai)) })
      .where('paket_id', '=', paket_id)
      .where('jenis', '=', jenis)
      .where('kunci', '=', kunci)
      .where('nilai', '=', nilai)
      .executeTakeFirst()
    count += Number(numUpdatedRows)
  }
  return count
}

const copySchema = z.record(z.string(), z.unknown())

/** Seals the words of pilgrims in the trash, for the place that they come back to. */
async function sealTrash(db: Kysely<Tables>, vault: Vault): Promise<number> {
  const noun = 'jamaah'
  const rows = await db
    .selectFrom('sampah')
    .select(['data_id', 'data'])
    .where('jenis', '=', noun)
    .where(({ or, eb }) => or(JAMAAH_WORDS.map((field) => eb('data', 'like', `%"${field}":"%`))))
    .execute()
  let count = 0
  for (const { data_id, data } of rows) {
    const copy = copySchema.safeParse(parsed(data)).data ?? {}
    const cells: Record<string, string> = {}
    for (const field of JAMAAH_WORDS) {
      const words = copy[field]
      if (typeof words !== 'string' || words === '' || words === TERSEGEL || sidikOf(words) !== null) continue
      cells[field] = await vault.seal(db, { noun, record: data_id, field }, Buffer.from(words))
    }
    if (Object.keys(cells).length === 0) continue
    const { numUpdatedRows } = await db
      .updateTable('sampah')
      .set({ data: JSON.stringify({ ...copy, ...cells }) })
      .where('jenis', '=', noun)
      .where('data_id', '=', data_id)
      .where('data', '=', data)
      .executeTakeFirst()
    count += Number(numUpdatedRows)
  }
  return count
}

/** Puts a mask in place of words, as revisions of sealed fields have it. */
const withMask = (side: Record<string, unknown>, field: string) => ({
  ...side,
  ...(field in side && { [field]: TERSEGEL }),
})
