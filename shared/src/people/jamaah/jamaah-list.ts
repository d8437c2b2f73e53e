import type { Daftar } from '../../records/noun/noun-list.ts'
import type { SummaryOf } from '../../records/noun/record.ts'
import type { JAMAAH } from './jamaah-fields.ts'
import { jamaahCari } from './jamaah-search.ts'

/** A pilgrim in the office's list. */
export type JamaahRingkas = SummaryOf<typeof JAMAAH>

/** Defines search, order and filters of the office's list of pilgrims. */
export const jamaahDaftar = {
  cari: (row) => jamaahCari({ nama_ktp: '', nama_kartu_vaksin: '', ...row }),
  sorts: {
    nama_paspor: ({ nama_paspor }) => nama_paspor,
    tgl_habis: ({ tgl_habis }) => tgl_habis,
  },
  filters: { jenis_kelamin: ({ jenis_kelamin }) => jenis_kelamin },
} satisfies Daftar<JamaahRingkas>
