import { createKirimanClient } from '@safar/shared/overview/pesanan/kiriman-client'
import type { JawabPermintaan } from '@safar/shared/overview/pesanan/kiriman-schema'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { PEMESANAN_KEY } from '../../trips/pemesanan/jumlah.queries.ts'
import { KIRIMAN_KEY } from './jumlah-kiriman.queries.ts'

export const kirimanClient = createKirimanClient(http)

/** The queries of what families sent. */
export const kirimanQueries = {
  /** Reads a page of what waits for who looks on, over all bookings. */
  waiting: (page: number) =>
    queryOptions({
      queryKey: [...KIRIMAN_KEY, 'menunggu', page],
      queryFn: ({ signal }) => kirimanClient.page({ page, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Reads all that the family of a booking sent, the newest first. */
  ofBooking: (pemesanan: number) =>
    queryOptions({
      queryKey: [...KIRIMAN_KEY, 'dari', pemesanan],
      queryFn: ({ signal }) => kirimanClient.page({ pemesanan, signal }),
    }),
}

/** The mutation of an answer to a request. Done or refused, bookings are read anew: somebody else may be first. */
export function useAnswer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...input }: JawabPermintaan & { id: number }) => kirimanClient.answer(id, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PEMESANAN_KEY }),
  })
}
