import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../db/tables.ts'

/** Revisions that one step looks at. */
const STEP = 200

const side = z.record(z.string(), z.unknown())
const difference = z.looseObject({ sebelum: side, sesudah: side })
type Difference = z.output<typeof difference>

interface Old {
  jenis: 'pemesanan' | 'peserta'
  /** Matches the JSON text of revisions that may have something to mask, as `like` does. */
  like: string
  /** Returns a revision with masks in place of what older versions kept open. */
  masked: (read: Difference) => object
}

/** Masks what older versions kept open in revisions; returns how many were written. One that cannot be read stays. */
export async function maskRevisions(db: Kysely<Tables>, { jenis, like, masked }: Old): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('riwayat')
      .select(['id', 'data'])
      .where('jenis', '=', jenis)
      .where('data', 'like', like)
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP)
      .execute()
    for (const { id, data } of rows) {
      const read = difference.safeParse(parsed(data)).data
      const written = read ? JSON.stringify(masked(read)) : data
      if (written === data) continue
      const { numUpdatedRows } = await db
        .updateTable('riwayat')
        .set({ data: written })
        .where('id', '=', id)
        .where('data', '=', data)
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < STEP) return count
  }
}

/** Reads JSON text; null if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
