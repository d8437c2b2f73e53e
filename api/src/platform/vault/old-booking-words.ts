import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../db/tables.ts'
import { sidikOf } from './sealed-text.ts'
import type { Vault } from './vault.ts'

/*
 * Older versions kept the notes of bookings in plain text, in their rows and in their revisions. Rows are sealed where
 * they are; revisions keep masks.
 */

/** Rows that one step looks at. */
const STEP = 200
const WORDS = ['catatan', 'catatan_staf'] as const

const side = z.record(z.string(), z.unknown())
const difference = z.looseObject({ sebelum: side, sesudah: side })

/** Seals the notes that lie open in rows and revisions of bookings; returns how many rows were written. */
export async function sealBookingWords(db: Kysely<Tables>, vault: Vault): Promise<number> {
  return (await sealRows(db, vault)) + (await maskRevisions(db))
}

async function sealRows(db: Kysely<Tables>, vault: Vault): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('pemesanan')
      .select(['id', 'catatan', 'catatan_staf'])
      .where(({ or, eb }) => or(WORDS.map((name) => eb(name, '<>', ''))))
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP)
      .execute()
    for (const row of rows)
      for (const field of WORDS) {
        const words = row[field]
        if (words === '' || sidikOf(words) !== null) continue
        const sealed = await vault.seal(db, { noun: 'pemesanan', record: row.id, field }, Buffer.from(words))
        const { numUpdatedRows } = await db
          .updateTable('pemesanan')
          .set({ [field]: sealed })
          .where('id', '=', row.id)
          .where(field, '=', words)
          .executeTakeFirst()
        count += Number(numUpdatedRows)
      }
    after = rows.at(-1)?.id ?? after
    if (rows.length < STEP) return count
  }
}

async function maskRevisions(db: Kysely<Tables>): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('riwayat')
      .select(['id', 'data'])
      .where('jenis', '=', 'pemesanan')
      .where('data', 'like', '%"catatan%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP)
      .execute()
    for (const { id, data } of rows) {
      const masked = maskedDifference(data)
      if (masked === data) continue
      const { numUpdatedRows } = await db
        .updateTable('riwayat')
        .set({ data: masked })
        .where('id', '=', id)
        .where('data', '=', data)
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < STEP) return count
  }
}

/** Returns a revision's JSON text with masks in place of notes, as revisions of sealed fields have them. */
function maskedDifference(data: string): string {
  const read = difference.safeParse(parsed(data)).data
  if (!read) return data
  const masked = (side: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(side).map(([name, value]) => [
        name,
        WORDS.some((word) => word === name) && value !== '' ? TERSEGEL : value,
      ]),
    )
  return JSON.stringify({ ...read, sebelum: masked(read.sebelum), sesudah: masked(read.sesudah) })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
