import type { Daftar } from '../../records/noun/daftar.ts'
import { tanyaCari } from './cari.ts'
import type { Tanya } from './fields.ts'

/** What the office's list of these is found, sorted and narrowed by. */
export const tanyaDaftar = {
  cari: tanyaCari,
  sorts: {},
  filters: { kategori: ({ kategori }) => kategori, status: ({ status }) => status },
  kata: ['kategori'],
} satisfies Daftar<Tanya>
