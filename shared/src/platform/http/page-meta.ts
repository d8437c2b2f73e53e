import { z } from 'zod'

/** Where a page stands among the others: what `meta` of a list that comes in pages says first. */
export const pageMeta = {
  total: z.int().min(0),
  page: z.int().min(1),
  per_page: z.int().min(1),
  last_page: z.int().min(1),
}
