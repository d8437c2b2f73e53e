import type { ListPemesananQuery } from '@safar/shared/trips/pemesanan/pemesanan-client'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { paketQueries } from '../../content/paket/paket.queries.ts'
import { pendaftaranQueries } from '../../people/pendaftaran/pendaftaran.queries.ts'
import { kesiapanClient } from '../kesiapan/kesiapan-client.ts'
import { PEMESANAN_KEY } from './jumlah.queries.ts'
import { pemesananClient } from './pemesanan-client.ts'

/** The queries of bookings. */
export const pemesananQueries = {
  all: () => PEMESANAN_KEY,
  page: (query: Omit<ListPemesananQuery, 'signal'>) =>
    queryOptions({
      queryKey: [...pemesananQueries.all(), 'page', query],
      queryFn: ({ signal }) => pemesananClient.page({ ...query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Reads one booking by its id, or its code. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...pemesananQueries.all(), 'one', id],
      queryFn: ({ signal }) => pemesananClient.get(id, { signal }),
    }),
  /** Reads what each participant still needs; papers change on pages of their own. */
  readiness: (id: number) =>
    queryOptions({
      queryKey: [...pemesananQueries.all(), 'kesiapan', id],
      queryFn: ({ signal }) => kesiapanClient.ofBooking(id, signal),
      staleTime: 0,
    }),
  /** Reads what was done to a booking by pages, newest first. */
  jejak: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...pemesananQueries.all(), 'jejak', id],
      queryFn: ({ pageParam, signal }) => pemesananClient.history(id, { page: pageParam, signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const read = pages.reduce((count, { data }) => count + data.length, 0)
        return last.data.length > 0 && read < last.meta.total ? pages.length + 1 : undefined
      },
      retry: false,
    }),
}

/**
 * The mutation of a call that answers with a booking: its answer replaces the cached one, and what else tells of it
 * (lists, history, its registration, seats of packages) is read anew.
 */
export function useBookingCall<Input>(work: (input: Input) => Promise<Pemesanan>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: (saved) => {
      queryClient.setQueryData(pemesananQueries.one(String(saved.id)).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: pemesananQueries.all() })
      void queryClient.invalidateQueries({ queryKey: paketQueries.all() })
      void queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
    },
  })
}
