import type { Paket, PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import type { DaftarHalaman } from '@safar/shared/records/noun/daftar-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { paketQueries } from '../paket.queries.ts'
import { paketClient } from '../paket-client.ts'
import { createKursiQueue, type KursiQueue } from './kursi-queue.ts'

// One queue for all pages: clicks are sent even when their page is left.
const queues = new WeakMap<QueryClient, KursiQueue>()

function makeQueue(queryClient: QueryClient): KursiQueue {
  const { queryKey } = paketQueries.list()
  const queue = createKursiQueue({
    async send(id, ubah, alasan) {
      // An earlier read must not overwrite the change.
      await queryClient.cancelQueries({ queryKey })
      return paketClient.changeSeats(id, ubah, alasan)
    },
    onStored({ id, sisa_pax, total_pax, updated_at }: Paket) {
      const change = (list: readonly PaketRingkas[]) =>
        list.map((paket) => (paket.id === id ? { ...paket, sisa_pax, total_pax, updated_at } : paket))
      // The whole list, and pages of one that is too long.
      queryClient.setQueriesData<PaketRingkas[] | DaftarHalaman<PaketRingkas> | null>(
        { queryKey },
        (known) =>
          known && 'rows' in known ? { ...known, rows: change(known.rows) } : known && change(known),
      )
    },
    onUnknown() {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: paketQueries.booked().queryKey })
    },
  })
  window.addEventListener('pagehide', queue.flushAll)
  return queue
}

export function useKursiQueue(): KursiQueue {
  const queryClient = useQueryClient()
  const queue = queues.get(queryClient) ?? makeQueue(queryClient)
  queues.set(queryClient, queue)
  return queue
}
