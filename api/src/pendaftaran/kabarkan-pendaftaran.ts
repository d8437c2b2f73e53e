import type { Peristiwa } from '@safar/shared/webhook/webhook'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { antreKejadian } from '../webhook/antre.ts'

/** Tells other systems of a registration: where it stands, and nothing of who sent it. `kali` tells its changes apart. */
export function kabarkanPendaftaran(
  trx: Kysely<Tables>,
  peristiwa: Extract<Peristiwa, `pendaftaran.${string}`>,
  { id, kode }: { id: number; kode: string },
  kali: string | number,
  now: Date,
): Promise<void> {
  const data = { jenis: 'pendaftaran', id, kode }
  const tautan = `/api/pendaftaran?q=${kode}`
  return antreKejadian(trx, { peristiwa, kunci: `${id}:${kali}`, data, tautan }, now)
}
