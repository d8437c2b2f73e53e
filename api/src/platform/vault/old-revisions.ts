import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../db/tables.ts'
import { sidikOf } from './sealed-text.ts'
import type { Vault } from './vault.ts'

/** Revisions that one step looks at. */
const STEP = 200

const side = z.record(z.string(), z.unknown())
const difference = z.looseObject({ sebelum: side, sesudah: side })
type Difference = z.output<typeof difference>

interface Old {
  jenis: string
  /** Matches the JSON text of revisions that may have something to mask, as `like` does. */
  like: string
  /** Matches those that have been masked already. */
  unless?: string
  /** Returns a revision with masks in place of what older versions kept open. */
  masked: (read: Difference) => object
}

/** Masks what older versions kept open in revisions; returns how many were written. One that cannot be read stays. */
export function maskRevisions(db: Kysely<Tables>, { masked, ...old }: Old): Promise<number> {
  return rewriteRevisions(db, old, (read) => masked(read))
}

/** The columns with words of registrations, which their revisions have as well. */
export const PENDAFTARAN_WORDS = [
  'catatan',
  'usia',
  'pendamping',
  'kursi_roda',
  'kebutuhan',
  'catatan_admin',
  'alasan_batal',
] as const

/**
 * Seals words that older versions kept open in revisions of registrations; returns how many were written.
 * @param done matches a cell of the present key
 */
export async function sealRevisions(db: Kysely<Tables>, vault: Vault, done: string): Promise<number> {
  let count = 0
  for (const field of [...PENDAFTARAN_WORDS, 'kontak']) {
    // Both sides are sealed by one writing: one that is sealed is no longer looked at.
    const old = { jenis: 'pendaftaran', like: `%"${field}":"%`, unless: `%"${field}":"${done}` }
    count += await rewriteRevisions(db, old, async (read, id) => {
      const place = { noun: 'riwayat_pendaftaran', record: id, field }
      const sealed = async (side: Record<string, unknown>) => {
        const words = side[field]
        const isOpen = typeof words === 'string' && words !== '' && sidikOf(words) === null
        return isOpen ? { ...side, [field]: await vault.seal(db, place, Buffer.from(words)) } : side
      }
      return { ...read, sebelum: await sealed(read.sebelum), sesudah: await sealed(read.sesudah) }
    })
  }
  return count
}

/**
 * Writes revisions anew as they are to stand; returns how many were written. One that cannot be read stays.
 * @param written of a revision and the id of its record
 */
async function rewriteRevisions(
  db: Kysely<Tables>,
  { jenis, like, unless }: Pick<Old, 'jenis' | 'like' | 'unless'>,
  written: (read: Difference, id: number) => object | Promise<object>,
): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('riwayat')
      .select(['id', 'data_id', 'data'])
      .where('jenis', '=', jenis)
      .where('data', 'like', like)
      .$if(unless !== undefined, (query) => query.where('data', 'not like', unless ?? ''))
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP)
      .execute()
    for (const { id, data_id, data } of rows) {
      const read = difference.safeParse(parsed(data)).data
      const anew = read ? JSON.stringify(await written(read, data_id)) : data
      if (anew === data) continue
      const { numUpdatedRows } = await db
        .updateTable('riwayat')
        .set({ data: anew })
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
