import type { Peristiwa } from '@safar/shared/outbound/webhook/webhook'
import type { Context } from '../../access/session/context.ts'
import { antreKejadian } from '../../outbound/webhook/antre.ts'

interface Dikabarkan {
  id: number
  kode: string
  /** Tells its changes apart. */
  kali: string | number
}

/** Tells other systems of registrations: where each stands, and nothing of who sent it. */
export function kabarkanPendaftaran(
  { trx, now }: Context,
  peristiwa: Extract<Peristiwa, `pendaftaran.${string}`>,
  pendaftaran: readonly Dikabarkan[],
): Promise<void> {
  const kejadian = pendaftaran.map(({ id, kode, kali }) => ({
    peristiwa,
    kunci: `${id}:${kali}`,
    data: { jenis: 'pendaftaran', id, kode },
    tautan: `/api/pendaftaran?q=${kode}`,
  }))
  return antreKejadian({ trx, now }, kejadian)
}
