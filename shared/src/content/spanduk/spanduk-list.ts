import type { Daftar } from '../../records/noun/noun-list.ts'
import type { Spanduk } from './spanduk-fields.ts'
import { spandukCari } from './spanduk-search.ts'

/** Defines search and filters of the office's list of the carousel. */
export const spandukDaftar = {
  cari: spandukCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<Spanduk>
