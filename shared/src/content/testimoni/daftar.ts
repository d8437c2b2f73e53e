import type { Daftar } from '../../records/noun/daftar.ts'
import { testimoniCari } from './cari.ts'
import type { Testimoni } from './fields.ts'

/** What the office's list of these is found, sorted and narrowed by. */
export const testimoniDaftar = {
  cari: testimoniCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<Testimoni>
