import { z } from 'zod'

/** The paging fields in the `meta` of a list that comes in pages. */
export const pageMeta = {
  total: z.int().min(0),
  page: z.int().min(1),
  per_page: z.int().min(1),
  last_page: z.int().min(1),
}
