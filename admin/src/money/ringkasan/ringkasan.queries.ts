import { createRingkasanClient } from '@safar/shared/money/ringkasan/ringkasan-client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'

export const ringkasanClient = createRingkasanClient(http)

/** Reads what is expected, received and late; of one departure its bookings as well. `per` is blank for now. */
export const ringkasanQuery = (per: string, keberangkatan = '') =>
  queryOptions({
    queryKey: ['uang', 'ringkasan', per, keberangkatan],
    queryFn: ({ signal }) =>
      ringkasanClient.get({ ...(per && { per }), ...(keberangkatan && { keberangkatan }) }, signal),
    placeholderData: keepPreviousData,
  })
