import type { AktivitasQuery } from '@safar/shared/accounts/aktivitas/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { aktivitasClient } from './aktivitas-client.ts'

/** All that is read of it. */
export const aktivitasKey = ['aktivitas'] as const

/** One page of what people did. */
export function aktivitasQuery(query: Omit<AktivitasQuery, 'signal'>) {
  return queryOptions({
    queryKey: [...aktivitasKey, query],
    queryFn: ({ signal }) => aktivitasClient.page({ ...query, signal }),
    placeholderData: keepPreviousData,
    // Whoever looks wants what has just happened.
    staleTime: 0,
  })
}
