import { createSchema, updateSchema } from '@safar/shared/noun/schema'
import { text } from '@safar/shared/text'
import { z } from 'zod'
import type { OnBroken } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { pageOf } from '../openapi/answers.ts'
import { pageFields } from '../plugins/params.ts'
import { listRecords } from './noun.repository.ts'
import type { NounCalls } from './noun.routes.ts'
import { saveRecord } from './save.ts'
import type { StoredNoun } from './stored-noun.ts'

const DEFAULT_PER_PAGE = 10

const querySchema = z.object({
  q: text(200).optional().describe('Words in its texts, or an id.'),
  kategori: text(200).optional().describe('Only those of one category, where the noun has such.'),
  page: pageFields.page.optional(),
  per_page: pageFields.per_page.optional(),
})

/** What the calls of a noun take and do that follows from its fields alone. */
export function plainCalls(
  deps: AppDeps,
  noun: StoredNoun,
  onBroken: OnBroken,
): NounCalls<z.output<typeof querySchema>, { updated_at?: string | undefined }> {
  const { fields } = noun.noun
  return {
    list: {
      summary: 'Its records: all of them, or a page of those that hold every word of a search.',
      query: querySchema,
      answer: pageOf(noun.schema),
      async make({ q, kategori, page, per_page }) {
        const found = await listRecords(deps.database.db, noun, { q }, onBroken)
        const all = found.filter((record) => !kategori || isOf(record, kategori))
        const isPaged = page !== undefined || per_page !== undefined
        const size = per_page ?? (isPaged ? DEFAULT_PER_PAGE : Math.max(1, all.length))
        const start = ((page ?? 1) - 1) * size
        const last_page = Math.max(1, Math.ceil(all.length / size))
        const meta = { total: all.length, page: page ?? 1, per_page: size, last_page }
        return Buffer.from(JSON.stringify({ data: all.slice(start, start + size), meta }))
      },
    },
    create: { body: createSchema(fields) },
    save: {
      summary:
        'Change what is sent and keep the rest. With `updated_at` of the edited copy a stale one gets 409, which names both times and carries the stored record.',
      body: updateSchema(fields),
      save: (actor, idOrSlug, changes) => saveRecord(deps, noun, actor, idOrSlug, changes),
    },
  }
}

function isOf(record: object, kategori: string): boolean {
  return 'kategori' in record && record.kategori === kategori
}
