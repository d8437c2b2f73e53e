import type { Daftar } from '../../records/noun/daftar.ts'
import { spandukCari } from './cari.ts'
import type { Spanduk } from './fields.ts'

/** What the office's list of these is found, sorted and narrowed by. */
export const spandukDaftar = {
  cari: spandukCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<Spanduk>
