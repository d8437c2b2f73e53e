import type { Daftar } from '../../records/noun/daftar.ts'
import { pembimbingCari } from './cari.ts'
import type { PembimbingRingkas } from './fields.ts'
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
