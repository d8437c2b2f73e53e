import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { maskRevisions } from './old-revisions.ts'
import { sidikOf } from './sealed-text.ts'
import type { Vault } from './vault.ts'

/*
 * Older versions kept the notes of bookings in plain text, in their rows and in their revisions. Rows are sealed where
 * they are; revisions keep masks.
 */

/** Rows that one step looks at. */
const STEP = 200
const WORDS = ['catatan', 'catatan_staf'] as const

/** Seals the notes that lie open in rows and revisions of bookings; returns how many rows were written. */
export async function sealBookingWords(db: Kysely<Tables>, vault: Vault): Promise<number> {
  const sealed = await sealRows(db, vault)
  const masks = await maskRevisions(db, {
    jenis: 'pemesanan',
    like: '%"catatan%',
    masked: (read) => ({ ...read, sebelum: masked(read.sebelum), sesudah: masked(read.sesudah) }),
  })
  return sealed + masks
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

/** Puts masks in place of notes, as revisions of sealed fields have them. */
function masked(side: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(side).map(([name, value]) => [
      name,
      WORDS.some((word) => word === name) && value !== '' ? TERSEGEL : value,
    ]),
  )
}
