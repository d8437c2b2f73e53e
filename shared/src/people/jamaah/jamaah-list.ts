import { column, type Daftar } from '../../records/noun/noun-list.ts'
import type { SummaryOf } from '../../records/noun/record.ts'
import type { JAMAAH } from './jamaah-fields.ts'
import { jamaahCari } from './jamaah-search.ts'

/** A pilgrim in the office's list. */
export type JamaahRingkas = SummaryOf<typeof JAMAAH>

/** Defines search, order and filters of the office's list of pilgrims. */
export const jamaahDaftar: Daftar<JamaahRingkas> = {
  cari: jamaahCari,
  sorts: { nama_paspor: column('nama_paspor'), tgl_habis: column('tgl_habis') },
  filters: { jenis_kelamin: column('jenis_kelamin') },
}
