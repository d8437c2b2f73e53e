import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { uangClient } from '../uang-client.ts'
import { WAITING_KEY } from './jumlah.queries.ts'

/** Reads a page of payments that wait to be verified, over all bookings. */
export const waitingQuery = (page: number) =>
  queryOptions({
    queryKey: [...WAITING_KEY, page],
    queryFn: ({ signal }) => uangClient.page({ page, signal }),
    placeholderData: keepPreviousData,
  })
