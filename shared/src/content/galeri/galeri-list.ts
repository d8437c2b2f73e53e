import type { Daftar } from '../../records/noun/noun-list.ts'
import type { Galeri } from './galeri-fields.ts'
import { galeriCari } from './galeri-search.ts'

/** Defines search and filters of the office's list of the gallery. */
export const galeriDaftar = {
  cari: galeriCari,
  sorts: {},
  filters: { kategori: ({ kategori }) => kategori, status: ({ status }) => status },
  kata: ['kategori'],
} satisfies Daftar<Galeri>
