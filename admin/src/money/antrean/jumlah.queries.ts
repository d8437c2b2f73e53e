import { countMutasi } from '@safar/shared/money/mutasi/count-mutasi'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { PEMESANAN_KEY } from '../../trips/pemesanan/jumlah.queries.ts'

/* The count of bank lines that every page of the office polls, apart from their other queries to load no more. */

/** The key of all queries of bank lines: a change of one counts them anew. */
export const MUTASI_KEY = ['mutasi'] as const

/** The key of all queries of refunds, under that of bookings: whatever changes one asks for them anew. */
export const REFUNDS_KEY = [...PEMESANAN_KEY, 'pengembalian'] as const

/** The key of payments that wait, likewise. */
export const WAITING_KEY = [...PEMESANAN_KEY, 'menunggu'] as const

/** The polling interval of the count, in milliseconds; what oneself does is counted at once. */
const COUNT_INTERVAL = 30_000

export const jumlahMutasiQuery = queryOptions({
  queryKey: [...MUTASI_KEY, 'count'],
  queryFn: ({ signal }) => countMutasi(http, { signal }),
  refetchInterval: () => whileSignedIn(COUNT_INTERVAL),
})
