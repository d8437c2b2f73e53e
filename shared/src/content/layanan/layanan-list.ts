import type { Daftar } from '../../records/noun/noun-list.ts'
import type { LayananRingkas } from './layanan-fields.ts'
import { layananCari } from './layanan-search.ts'

/** Defines search and filters of the office's list of services. */
export const layananDaftar = {
  cari: layananCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<LayananRingkas>
