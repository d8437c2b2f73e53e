import type { Paket } from '../../content/paket/paket.ts'
import { paketState } from '../../content/paket/rules.ts'

/** Returns why a departure takes no bookings on `today`, a day in Jakarta; null if it takes some. */
export function bookingRefusal(
  paket: Pick<Paket, 'status' | 'tanggal_keberangkatan' | 'sisa_pax'>,
  today: string,
): string | null {
  if (paket.status === 'draf') return 'Paket ini masih draf.'
  if (paket.status === 'arsip') return 'Paket ini sudah diarsipkan.'
  return paketState(paket, today) === 'berangkat' ? 'Paket ini sudah berangkat.' : null
}
