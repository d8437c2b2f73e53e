import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import type { PendaftaranChange } from '../save-beside.ts'

/** A stored registration, with the change that restores its former fields. */
export interface Reversal {
  base: Pendaftaran
  change: PendaftaranChange
}

/**
 * Returns the change that restores the fields of `change` to those of `before`; a status brings the reason it needs.
 */
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
