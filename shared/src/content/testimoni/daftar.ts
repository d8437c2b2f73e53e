import type { Daftar } from '../../records/noun/daftar.ts'
import { testimoniCari } from './cari.ts'
import type { Testimoni } from './fields.ts'

/** Defines search and filters of the office's list of testimonials. */
export const testimoniDaftar = {
  cari: testimoniCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<Testimoni>
