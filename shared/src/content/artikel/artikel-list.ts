import type { Daftar } from '../../records/noun/noun-list.ts'
import type { ArtikelRingkas } from './artikel.ts'
import { artikelCari } from './artikel-search.ts'

/** Defines search, sort keys, filters and counts of the office's list of articles. */
export const artikelDaftar = {
  cari: artikelCari,
  sorts: {
    judul: ({ judul }) => judul,
    kategori: ({ kategori }) => kategori,
    terbit_pada: ({ terbit_pada }) => terbit_pada,
    ditinjau_pada: ({ ditinjau_pada }) => ditinjau_pada,
  },
  filters: { status: ({ status }) => status },
  counted: 'status',
} satisfies Daftar<ArtikelRingkas>
