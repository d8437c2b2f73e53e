import type { Daftar } from '../../records/noun/daftar.ts'
import { galeriCari } from './cari.ts'
import type { Galeri } from './fields.ts'

/** Defines search and filters of the office's list of the gallery. */
export const galeriDaftar = {
  cari: galeriCari,
  sorts: {},
  filters: { kategori: ({ kategori }) => kategori, status: ({ status }) => status },
  kata: ['kategori'],
} satisfies Daftar<Galeri>
