import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { riwayatClient } from '../../api/clients.ts'
import { paketQueries } from '../../paket/paket.queries.ts'

const MINUTE = 60_000

/** Revisions of packages, as long as somebody looks at them. */
export const riwayatQueries = {
  /** By pages, newest first, without the packages themselves. */
  list: (paketId: number) =>
    infiniteQueryOptions({
      queryKey: [...paketQueries.all(), 'riwayat', paketId],
      queryFn: ({ pageParam, signal }) => riwayatClient.list(paketId, { page: pageParam, signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const read = pages.reduce((count, { data }) => count + data.length, 0)
        return last.data.length > 0 && read < last.total ? pages.length + 1 : undefined
      },
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  /** One with the package as it was then. */
  whole: (paketId: number, id: number) =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'riwayat', paketId, id],
      queryFn: ({ signal }) => riwayatClient.get(paketId, id, { signal }),
      staleTime: MINUTE,
      gcTime: MINUTE,
      retry: false,
    }),
}
