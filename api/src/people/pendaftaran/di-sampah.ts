import type { StoredRow } from '../../platform/db/tables.ts'
import { conflict, type HttpError } from '../../platform/http/errors.ts'
import { toPendaftaran } from './pendaftaran-row.ts'

export const SAMPAH_MESSAGE = 'Pendaftaran ini ada di Sampah. Pulihkan dulu.'

/** Makes the refusal of work on a registration in the trash, which has to be restored first. */
export function diSampah(row: StoredRow<'pendaftaran'>): HttpError {
  return conflict(SAMPAH_MESSAGE, { data: toPendaftaran(row) })
}
