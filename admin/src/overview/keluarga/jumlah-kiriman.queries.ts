import { countKiriman } from '@safar/shared/overview/pesanan/count-kiriman'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { PEMESANAN_KEY } from '../../trips/pemesanan/jumlah.queries.ts'

/* The count of families' sendings that every page of the office polls, apart from other queries to load no more. */

/** The key of what families sent, under that of bookings: whatever changes one asks for it anew. */
export const KIRIMAN_KEY = [...PEMESANAN_KEY, 'keluarga'] as const

/** The polling interval of the count, in milliseconds; what oneself does is counted at once. */
const COUNT_INTERVAL = 30_000

export const jumlahKirimanQuery = queryOptions({
  queryKey: [...KIRIMAN_KEY, 'count'],
  queryFn: ({ signal }) => countKiriman(http, { signal }),
  refetchInterval: () => whileSignedIn(COUNT_INTERVAL),
})
