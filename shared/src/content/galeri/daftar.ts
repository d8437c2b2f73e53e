import type { Daftar } from '../../records/noun/daftar.ts'
import { galeriCari } from './cari.ts'
import type { Galeri } from './fields.ts'

/** What the office's list of these is found, sorted and narrowed by. */
export const galeriDaftar = {
  cari: galeriCari,
  sorts: {},
  filters: { kategori: ({ kategori }) => kategori, status: ({ status }) => status },
  kata: ['kategori'],
} satisfies Daftar<Galeri>
