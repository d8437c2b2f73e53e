import type { Daftar } from '../../records/noun/noun-list.ts'
import type { Tanya } from './tanya-fields.ts'
import { tanyaCari } from './tanya-search.ts'

/** Defines search and filters of the office's list of questions. */
export const tanyaDaftar = {
  cari: tanyaCari,
  sorts: {},
  filters: { kategori: ({ kategori }) => kategori, status: ({ status }) => status },
  kata: ['kategori'],
} satisfies Daftar<Tanya>
