import { createRingkasanClient } from '@safar/shared/money/ringkasan/ringkasan-client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'

export const ringkasanClient = createRingkasanClient(http)

/** Days that the view stands for: as of `per`, and of a period `dari` to `sampai`; blank for now, and for all. */
export interface Hari {
  per: string
  dari: string
  sampai: string
}

/** Reads what is expected, received and late; of one departure its bookings as well. */
export const ringkasanQuery = (hari: Hari, keberangkatan = '') =>
  queryOptions({
    queryKey: ['uang', 'ringkasan', hari, keberangkatan],
    queryFn: ({ signal }) => ringkasanClient.get({ ...hari, keberangkatan }, signal),
    placeholderData: keepPreviousData,
  })
