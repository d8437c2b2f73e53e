import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { paketQueries } from '../content/paket/paket.queries.ts'
import { PEMESANAN_KEY } from '../trips/pemesanan/jumlah.queries.ts'
import { kwitansiClient, uangClient } from './uang-client.ts'

const KWITANSI_KEY = ['kwitansi'] as const

/** The money of a booking. Its key lies under that of bookings: whatever changes one asks for it anew. */
export const uangQuery = (pemesanan: number) =>
  queryOptions({
    queryKey: [...PEMESANAN_KEY, 'uang', pemesanan],
    queryFn: ({ signal }) => uangClient.get(pemesanan, signal),
    staleTime: 0,
  })

/** The queries of receipts. */
export const kwitansiQueries = {
  page: (query: { q: string; page: number; per_page: number }) =>
    queryOptions({
      queryKey: [...KWITANSI_KEY, 'page', query],
      queryFn: ({ signal }) => kwitansiClient.page({ ...query, signal }),
      placeholderData: keepPreviousData,
    }),
  one: (nomor: string) =>
    queryOptions({
      queryKey: [...KWITANSI_KEY, 'one', nomor],
      queryFn: ({ signal }) => kwitansiClient.get(nomor, signal),
      staleTime: 0,
    }),
}

/**
 * The mutation of a call about money. Done or refused, all that tells of it is read anew: bills, the booking's state,
 * lists, seats, receipts. Somebody else may have been first.
 */
export function useMoneyCall<Input, Answer>(work: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSettled() {
      for (const queryKey of [PEMESANAN_KEY, paketQueries.all(), KWITANSI_KEY])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
