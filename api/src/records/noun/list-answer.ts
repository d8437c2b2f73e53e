import { wholeNumber } from '@safar/shared/platform/format/number'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageMeta } from '../../platform/http/params.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { rowsByIds } from './noun.repository.ts'
import { maskedAll, withMasks } from './opened.ts'
import { recordText } from './record-text.ts'
import type { StoredNoun } from './stored-noun.ts'

/** The default number of records on a page. */
export const DEFAULT_PER_PAGE = 10

/** Whole records read at once: a thousand packages as rows, records and text together would take forty megabytes. */
const PIECE = 50
const COMMA = Buffer.from(',')

/** The query field of lists without long fields. */
export const ringkasField = z
  .enum(['0', '1'], '0 atau 1')
  .optional()
  .meta({
    description: '`1` leaves out long texts and nested lists, which no table shows.',
    examples: ['1'],
  })

/** The query field that makes a long list empty, for clients that page long lists and load short ones whole. */
export const palingBanyakField = wholeNumber(1, 100_000)
  .optional()
  .meta({
    description:
      'With more records than this the list stays empty, and `meta.total` alone says how many there are.',
    examples: [1000],
  })

export interface PageAsked {
  page: number
  /** The number of records of a page; all of them if undefined. */
  per_page: number | undefined
  ringkas: boolean
  paling_banyak?: number | undefined
}

/**
 * Writes a list as JSON text, given summaries in order. Whole records are read only for the requested page; unreadable
 * ones are left out.
 */
export async function listAnswer(
  db: Kysely<Tables>,
  noun: StoredNoun,
  found: readonly { id: number }[],
  { page, per_page, ringkas, paling_banyak = found.length }: PageAsked,
  { hasMeta, vault }: { hasMeta: boolean; vault?: Vault },
  onBroken: OnBroken = () => {},
): Promise<Buffer> {
  if (found.length > paling_banyak) {
    return Buffer.from(JSON.stringify({ data: [], meta: { total: found.length } }))
  }
  const broken = new Set<number>()
  const note: OnBroken = (row) => {
    broken.add(row.id)
    onBroken(row)
  }
  for (;;) {
    const known = broken.size
    const ordered = known === 0 ? found : found.filter(({ id }) => !broken.has(id))
    const size = per_page ?? Math.max(1, ordered.length)
    const start = (page - 1) * size
    const shown = ordered.slice(start, start + size)
    const pieces = ringkas
      ? [Buffer.from(JSON.stringify(vault ? await maskedAll(db, vault, noun, shown) : shown).slice(1, -1))]
      : await wholeRecords(db, noun, shown, note, vault)
    // Others move up into the place of what is left out, and the total is counted anew.
    if (broken.size > known) continue
    const meta = pageMeta(ordered.length, { page, per_page: size })
    const tail = hasMeta ? `],"meta":${JSON.stringify(meta)}}` : ']}'
    return Buffer.concat([Buffer.from('{"data":['), ...pieces, Buffer.from(tail)])
  }
}

/** Returns whole records as JSON text, with the commas between them. */
async function wholeRecords(
  db: Kysely<Tables>,
  noun: StoredNoun,
  found: readonly { id: number }[],
  onBroken: OnBroken,
  vault: Vault | undefined,
): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  for (let from = 0; from < found.length; from += PIECE) {
    const ids = found.slice(from, from + PIECE).map(({ id }) => id)
    for (const row of await rowsByIds(db, noun, ids)) {
      const text = recordText(noun, vault ? withMasks(vault, noun, row) : row, onBroken)
      if (!text) continue
      if (pieces.length > 0) pieces.push(COMMA)
      pieces.push(text)
    }
  }
  return pieces
}
