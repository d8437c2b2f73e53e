import { wholeNumber } from '@safar/shared/platform/format/number'
import { z } from 'zod'
import { MAX_ID } from '../db/id.ts'

/** An id in an address; what can be none is answered 404 with this message. */
export function recordId(message: string) {
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(MAX_ID, message))
}

/** Whether what was asked about is meant. */
export const yakinField = z
  .enum(['0', '1'], 'Isi 1 bila yang ditanyakan memang dimaksud')
  .optional()
  .meta({ description: '`1` says that what was asked about is meant.', examples: ['1'] })
export const yakinQuery = z.object({ yakin: yakinField })

export const MAX_PER_PAGE = 100

/** Which page of a list is asked for. */
export const pageFields = {
  page: wholeNumber(1, 1_000_000).describe('From 1.'),
  per_page: wholeNumber(1, MAX_PER_PAGE).describe('How many on a page.'),
}

/** Where a page stands among the others, as lists tell it. */
export function pageMeta(total: number, { page, per_page }: { page: number; per_page: number }) {
  return { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) }
}

/** A list that always comes in pages. */
export function pagesOf(perPage: number) {
  return z.object({
    page: pageFields.page.default(1),
    per_page: pageFields.per_page.default(perPage),
  })
}
