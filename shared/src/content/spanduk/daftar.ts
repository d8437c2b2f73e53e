import type { Daftar } from '../../records/noun/daftar.ts'
import { spandukCari } from './cari.ts'
import type { Spanduk } from './fields.ts'

/** Defines search and filters of the office's list of the carousel. */
export const spandukDaftar = {
  cari: spandukCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<Spanduk>
