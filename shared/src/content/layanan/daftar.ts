import type { Daftar } from '../../records/noun/daftar.ts'
import { layananCari } from './cari.ts'
import type { LayananRingkas } from './fields.ts'

/** Defines search and filters of the office's list of services. */
export const layananDaftar = {
  cari: layananCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<LayananRingkas>
