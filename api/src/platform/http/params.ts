import { wholeNumber } from '@safar/shared/platform/format/number'
import { MAX_ID } from '@safar/shared/platform/id'
import { z } from 'zod'

const idsOf = new Map<string, ReturnType<typeof idOf>>()

/** An id in an address; anything else is answered 404 with this message, one of the product's own few. */
export function recordId(message: string) {
  const known = idsOf.get(message) ?? idOf(message)
  idsOf.set(message, known)
  return known
}

function idOf(message: string) {
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(MAX_ID, message))
}

/** The query field that confirms the question of a call. */
export const yakinField = z
  .enum(['0', '1'], 'Isi 1 bila yang ditanyakan memang dimaksud')
  .optional()
  .meta({ description: '`1` says that what was asked about is meant.', examples: ['1'] })
export const yakinQuery = z.object({ yakin: yakinField })

export const MAX_PER_PAGE = 100

/** The query fields of a page of a list. */
export const pageFields = {
  page: wholeNumber(1, 1_000_000).describe('From 1.'),
  per_page: wholeNumber(1, MAX_PER_PAGE).describe('How many on a page.'),
}

/** Returns the paging `meta` of a list. */
export function pageMeta(total: number, { page, per_page }: { page: number; per_page: number }) {
  return { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) }
}

const pages = new Map<number, ReturnType<typeof makePages>>()

/** Returns the query of a list that always comes in pages. */
export function pagesOf(perPage: number) {
  const known = pages.get(perPage) ?? makePages(perPage)
  pages.set(perPage, known)
  return known
}

function makePages(perPage: number) {
  return z.object({
    page: pageFields.page.default(1),
    per_page: pageFields.per_page.default(perPage),
  })
}
