import type { PengembalianStatus } from '@safar/shared/money/pengembalian/pengembalian'
import {
  type HitungPengembalianDraft,
  hitungPengembalianInputSchema,
} from '@safar/shared/money/pengembalian/pengembalian-schema'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pengembalianClient } from '../uang-client.ts'
import { REFUNDS_KEY } from './jumlah.queries.ts'

/** The queries of refunds. Their keys lie under that of bookings: whatever changes one asks for them anew. */
export const refundQueries = {
  page: (keadaan: PengembalianStatus | null, page: number) =>
    queryOptions({
      queryKey: [...REFUNDS_KEY, keadaan, page],
      queryFn: ({ signal }) => pengembalianClient.page({ page, signal, ...(keadaan && { keadaan }) }),
      placeholderData: keepPreviousData,
    }),
  /** Reckons a refund; `asked` is the input as JSON, so that equal inputs are one query. */
  preview: (pemesanan: number, asked: string) =>
    queryOptions({
      queryKey: [...REFUNDS_KEY, 'hitung', pemesanan, asked],
      queryFn: ({ signal }) => {
        const input: HitungPengembalianDraft = hitungPengembalianInputSchema.parse(JSON.parse(asked))
        return pengembalianClient.preview(pemesanan, input, signal)
      },
      staleTime: 0,
      gcTime: 0,
    }),
}
