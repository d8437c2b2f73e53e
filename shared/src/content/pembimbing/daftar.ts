import type { Daftar } from '../../records/noun/daftar.ts'
import { pembimbingCari } from './cari.ts'
import type { PembimbingRingkas } from './fields.ts'
import { isBerlaku } from './sertifikat.ts'

/** The choice of guides with a certificate that has run out. */
export const HABIS = 'habis'

/** What the office's list of these is found, sorted and narrowed by. */
export const pembimbingDaftar = {
  cari: pembimbingCari,
  sorts: {},
  filters: {
    status: ({ status }) => status,
    sertifikat: ({ sertifikat }, today) => (sertifikat.every((each) => isBerlaku(each, today)) ? '' : HABIS),
  },
} satisfies Daftar<PembimbingRingkas>
