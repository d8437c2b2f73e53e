import type { Daftar } from '../../records/noun/daftar.ts'
import { tanyaCari } from './cari.ts'
import type { Tanya } from './fields.ts'

/** Defines search and filters of the office's list of questions. */
export const tanyaDaftar = {
  cari: tanyaCari,
  sorts: {},
  filters: { kategori: ({ kategori }) => kategori, status: ({ status }) => status },
  kata: ['kategori'],
} satisfies Daftar<Tanya>
