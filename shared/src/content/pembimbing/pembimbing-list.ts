import type { Daftar } from '../../records/noun/noun-list.ts'
import type { PembimbingRingkas } from './pembimbing-fields.ts'
import { pembimbingCari } from './pembimbing-search.ts'
import { isBerlaku } from './sertifikat.ts'

/** The filter's choice for guides with an expired certificate. */
export const HABIS = 'habis'

/** Defines search and filters of the office's list of guides. */
export const pembimbingDaftar = {
  cari: pembimbingCari,
  sorts: {},
  filters: {
    status: ({ status }) => status,
    sertifikat: ({ sertifikat }, today) => (sertifikat.every((each) => isBerlaku(each, today)) ? '' : HABIS),
  },
} satisfies Daftar<PembimbingRingkas>
