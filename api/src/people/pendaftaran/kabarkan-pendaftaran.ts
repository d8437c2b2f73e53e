import type { Peristiwa } from '@safar/shared/outbound/webhook/webhook'
import type { Kysely } from 'kysely'
import { antreKejadian } from '../../outbound/webhook/antre.ts'
import type { Tables } from '../../platform/db/tables.ts'

interface Dikabarkan {
  id: number
  kode: string
  /** Tells its changes apart. */
  kali: string | number
}

/** Tells other systems of registrations: where each stands, and nothing of who sent it. */
export function kabarkanPendaftaran(
  trx: Kysely<Tables>,
  peristiwa: Extract<Peristiwa, `pendaftaran.${string}`>,
  pendaftaran: readonly Dikabarkan[],
  now: Date,
): Promise<void> {
  const kejadian = pendaftaran.map(({ id, kode, kali }) => ({
    peristiwa,
    kunci: `${id}:${kali}`,
    data: { jenis: 'pendaftaran', id, kode },
    tautan: `/api/pendaftaran?q=${kode}`,
  }))
  return antreKejadian({ trx, now }, kejadian)
}
