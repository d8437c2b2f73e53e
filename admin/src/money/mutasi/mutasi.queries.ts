import type { MutasiKeadaan } from '@safar/shared/money/mutasi/mutasi'
import { queryOptions } from '@tanstack/react-query'
import { MUTASI_KEY } from '../antrean/jumlah.queries.ts'
import { mutasiClient } from './mutasi-client.ts'

/** Lines of one page of the queue: what the API gives at most. */
export const QUEUE_PAGE = 100
/** Lines of a state that are looked back at. */
const DONE_PAGE = 50

/** The queries of bank lines. */
export const mutasiQueries = {
  /** Reads a page of new lines. Each look at it is in the access log, so that it is read when it is shown alone. */
  queue: (page: number) =>
    queryOptions({
      queryKey: [...MUTASI_KEY, 'baru', page],
      queryFn: ({ signal }) => mutasiClient.page({ keadaan: 'baru', page, per_page: QUEUE_PAGE }, signal),
      refetchOnWindowFocus: false,
    }),
  /** Reads the newest lines that are booked, or were put aside. */
  done: (keadaan: Exclude<MutasiKeadaan, 'baru'>) =>
    queryOptions({
      queryKey: [...MUTASI_KEY, keadaan],
      queryFn: ({ signal }) => mutasiClient.page({ keadaan, per_page: DONE_PAGE }, signal),
      refetchOnWindowFocus: false,
    }),
}
