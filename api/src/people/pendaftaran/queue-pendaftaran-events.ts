import type { Peristiwa } from '@safar/shared/outbound/webhook/webhook'
import type { Context } from '../../access/session/context.ts'
import { queueEvents } from '../../outbound/webhook/queue-events.ts'

interface Dikabarkan {
  id: number
  kode: string
  /** The number or time of the change, so that each change makes its own event. */
  kali: string | number
}

/** Queues webhook events of registrations: their state, and nothing of the person. */
export function queuePendaftaranEvents(
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
  return queueEvents({ trx, now }, kejadian)
}
