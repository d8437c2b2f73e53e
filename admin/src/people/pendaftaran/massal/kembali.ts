import type { Pendaftaran } from '@safar/shared/people/pendaftaran/schema'
import type { PendaftaranChange } from '../save-beside.ts'

/** A registration as it was stored, and what brings its fields back. */
export interface Kembali {
  base: Pendaftaran
  change: PendaftaranChange
}

/** The same fields as they were. What an undone status needs beside it goes along. */
export function backOf(before: Pendaftaran, change: PendaftaranChange): PendaftaranChange {
  const { petugas_id, status, tindak_lanjut, alasan_batal, paket_id, paket, catatan_admin } = before
  return {
    ...('petugas_id' in change && { petugas_id }),
    ...('tindak_lanjut' in change && { tindak_lanjut }),
    ...('catatan_admin' in change && { catatan_admin }),
    ...('paket_id' in change && (paket_id === null ? { paket_id, paket } : { paket_id })),
    ...('status' in change && { status, ...(status === 'batal' && { alasan_batal }) }),
  }
}
