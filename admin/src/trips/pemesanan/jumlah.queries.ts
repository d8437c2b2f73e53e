import { countPemesanan } from '@safar/shared/trips/pemesanan/count-pemesanan'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { whileSignedIn } from '../../access/session/session-store.ts'

/* The count of bookings that every page of the office polls, apart from their other queries to load no more. */

/** The key of all queries of bookings: a change of one counts them anew. */
export const PEMESANAN_KEY = ['pemesanan'] as const

/** The polling interval of the count, in milliseconds; what oneself does is counted at once. */
const COUNT_INTERVAL = 30_000

export const jumlahQuery = queryOptions({
  queryKey: [...PEMESANAN_KEY, 'count'],
  queryFn: ({ signal }) => countPemesanan(http, { signal }),
  refetchInterval: () => whileSignedIn(COUNT_INTERVAL),
})
