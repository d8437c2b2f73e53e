import type { Daftar } from '../../records/noun/daftar.ts'
import { layananCari } from './cari.ts'
import type { LayananRingkas } from './fields.ts'

/** What the office's list of these is found, sorted and narrowed by. */
export const layananDaftar = {
  cari: layananCari,
  sorts: {},
  filters: { status: ({ status }) => status },
} satisfies Daftar<LayananRingkas>
