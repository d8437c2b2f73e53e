import type { Daftar } from '../../records/noun/noun-list.ts'
import type { Testimoni } from './testimoni-fields.ts'
import { testimoniCari } from './testimoni-search.ts'

/** Defines search and filters of the office's list of testimonials. */
export const testimoniDaftar = {
  cari: testimoniCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<Testimoni>
