import { wholeNumber } from '@safar/shared/platform/format/number'
import { MAX_ID } from '@safar/shared/platform/id'
import { text } from '@safar/shared/platform/text/text'
import { STATUS_ASKED } from '@safar/shared/records/noun/states'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { json, metaSchema } from '../../access/openapi/answers.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pageFields } from '../../platform/http/params.ts'
import { onceFor } from '../../platform/once-for.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import {
  DEFAULT_PER_PAGE,
  listAnswer,
  type PageAsked,
  pageAnswer,
  palingBanyakField,
  ringkasField,
  tooManyAnswer,
} from './list-answer.ts'
import { countRecords, listSummaries, type RecordFilter } from './noun.repository.ts'
import type { NounCalls } from './noun.routes.ts'
import { loggedHits } from './number-search.ts'
import { refFields } from './refs.ts'
import { saveRecord } from './save.ts'
import type { StoredNoun } from './stored-noun.ts'

/** The query field of a list's state. */
export const statusField = z
  .enum(STATUS_ASKED, `Pilih salah satu: ${STATUS_ASKED.join(', ')}`)
  .optional()
  .meta({
    description: 'Those of a state, `semua` for all. What is not live is for staff.',
    examples: ['terbit'],
  })

/** A reference that a list is narrowed by. */
const refQuery = wholeNumber(1, MAX_ID).optional().describe('Only those that refer to this record.')

const querySchema = z.object({
  status: statusField,
  q: text(200).optional().describe('Words in its texts, or an id.'),
  kategori: text(200).optional().describe('Only those of one category, where the noun has such.'),
  page: pageFields.page.optional(),
  per_page: pageFields.per_page.optional(),
  ringkas: ringkasField,
  paling_banyak: palingBanyakField,
})

const referencesOf = (noun: StoredNoun) => refFields(noun).map(([name]) => name)
const queryOf = onceFor((noun: StoredNoun) =>
  querySchema.extend(Object.fromEntries(referencesOf(noun).map((name) => [name, refQuery]))),
)
const listedOf = onceFor(({ schema, summary }: StoredNoun) =>
  json(z.object({ data: z.union([z.array(schema), z.array(summary)]), meta: metaSchema })),
)

/** Returns the calls of a noun that follow from its fields alone. */
export function plainCalls(
  deps: AppDeps,
  noun: StoredNoun,
  onBroken: OnBroken,
): NounCalls<z.output<typeof querySchema>, { updated_at?: string | undefined }> {
  const references = referencesOf(noun)
  return {
    list: {
      summary: 'Its records: all of them, or a page of those that hold every word of a search.',
      query: queryOf(noun),
      answer: listedOf(noun),
      async make({ q, kategori, status, page, per_page, ringkas, paling_banyak, ...more }, _today, reader) {
        const { db } = deps.database
        const asked = new Map<string, unknown>(Object.entries(more))
        const refs = references.flatMap((name): [string, number][] => {
          const id = asked.get(name)
          return typeof id === 'number' ? [[name, id]] : []
        })
        const values = { ...Object.fromEntries(refs), ...(kategori && { kategori }) }
        const besides = reader ? await loggedHits(deps, noun, reader, q) : []
        const filter = { q, status, values, besides }
        // The whole list is one answer, kept for all who ask; every search of it would be another as long.
        const isPaged = [q, page, per_page].some((asked) => asked !== undefined)
        const shown = {
          page: page ?? 1,
          per_page: per_page ?? (isPaged ? DEFAULT_PER_PAGE : undefined),
          ringkas: ringkas === '1',
          paling_banyak,
        }
        const answered = { hasMeta: true, vault: deps.vault }
        if (kategori && !('kategori' in noun.summary.shape))
          return listAnswer(db, noun, [], shown, answered, onBroken)
        return (
          (await shortAnswer(db, noun, filter, shown, answered, onBroken)) ??
          listAnswer(db, noun, await listSummaries(db, noun, filter, onBroken), shown, answered, onBroken)
        )
      },
    },
    save: {
      summary:
        'Change what is sent and keep the rest. With `updated_at` of the edited copy a stale one gets 409, which names both times and carries the stored record.',
      body: noun.bodies.save,
      save: (actor, idOrSlug, changes) => saveRecord(deps, noun, actor, idOrSlug, changes),
    },
  }
}

/**
 * Writes the answer that needs no more than a count, or a count and one page's rows; null for a whole list, and where a
 * row of the page cannot be read: then all are, so that what is left out is counted nowhere.
 */
async function shortAnswer(
  db: Kysely<Tables>,
  noun: StoredNoun,
  filter: RecordFilter,
  { page, per_page, ringkas, paling_banyak }: PageAsked,
  answered: { hasMeta: boolean; vault: Vault },
  onBroken: OnBroken,
): Promise<Buffer | null> {
  if (per_page === undefined && paling_banyak === undefined) return null
  const total = await countRecords(db, noun, filter)
  if (paling_banyak !== undefined && total > paling_banyak) return tooManyAnswer(total)
  if (per_page === undefined) return null
  const shown = { page, per_page, ringkas }
  const rows = await listSummaries(db, noun, filter, onBroken, shown)
  const expected = Math.min(per_page, Math.max(0, total - (page - 1) * per_page))
  return rows.length === expected ? pageAnswer(db, noun, { rows, total }, shown, answered, onBroken) : null
}
