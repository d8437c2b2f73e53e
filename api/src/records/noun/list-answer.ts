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

interface AnswerDeps {
  hasMeta: boolean
  vault?: Vault
}

/** Writes the answer for more records than were asked for: their number alone. */
export function tooManyAnswer(total: number): Buffer {
  return Buffer.from(JSON.stringify({ data: [], meta: { total } }))
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
  deps: AnswerDeps,
  onBroken: OnBroken = () => {},
): Promise<Buffer> {
  if (found.length > paling_banyak) return tooManyAnswer(found.length)
  const broken = new Set<number>()
  const note: OnBroken = (row) => {
    broken.add(row.id)
    onBroken(row)
  }
  for (;;) {
    const ordered = broken.size === 0 ? found : found.filter(({ id }) => !broken.has(id))
    const size = per_page ?? Math.max(1, ordered.length)
    const start = (page - 1) * size
    const shown = { rows: ordered.slice(start, start + size), total: ordered.length }
    const answer = await pageAnswer(db, noun, shown, { page, per_page: size, ringkas }, deps, note)
    // Others move up into the place of what is left out, and the total is counted anew.
    if (answer) return answer
  }
}

/**
 * Writes one page of a list as JSON text, given the summaries of its rows and the number of all; null if a record of it
 * cannot be read, which `onBroken` is told.
 */
export async function pageAnswer(
  db: Kysely<Tables>,
  noun: StoredNoun,
  { rows, total }: { rows: readonly { id: number }[]; total: number },
  { page, per_page, ringkas }: { page: number; per_page: number; ringkas: boolean },
  { hasMeta, vault }: AnswerDeps,
  onBroken: OnBroken,
): Promise<Buffer | null> {
  let isBroken = false
  const note: OnBroken = (row) => {
    isBroken = true
    onBroken(row)
  }
  const pieces = ringkas
    ? [Buffer.from(JSON.stringify(vault ? await maskedAll(db, vault, noun, rows) : rows).slice(1, -1))]
    : await wholeRecords(db, noun, rows, note, vault)
  if (isBroken) return null
  const meta = pageMeta(total, { page, per_page })
  const tail = hasMeta ? `],"meta":${JSON.stringify(meta)}}` : ']}'
  return Buffer.concat([Buffer.from('{"data":['), ...pieces, Buffer.from(tail)])
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
