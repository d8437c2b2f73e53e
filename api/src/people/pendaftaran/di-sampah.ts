import type { PendaftaranRow } from '../../platform/db/tables.ts'
import { conflict, type HttpError } from '../../platform/http/errors.ts'
import { toPendaftaran } from './pendaftaran-row.ts'

export const SAMPAH_MESSAGE = 'Pendaftaran ini ada di Sampah. Pulihkan dulu.'

/** What is in the trash is not worked on: it is brought back first. */
export function diSampah(row: PendaftaranRow): HttpError {
  return conflict(SAMPAH_MESSAGE, { data: toPendaftaran(row) })
}
