import type { AktivitasQuery } from '@safar/shared/accounts/aktivitas/aktivitas-client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { aktivitasClient } from './aktivitas-client.ts'

/** The key of all queries of the activity log. */
export const aktivitasKey = ['aktivitas'] as const

/** Reads one page of the activity log; the former page stays until it has come. */
export function aktivitasQuery(query: Omit<AktivitasQuery, 'signal'>) {
  return queryOptions({
    queryKey: [...aktivitasKey, query],
    queryFn: ({ signal }) => aktivitasClient.page({ ...query, signal }),
    placeholderData: keepPreviousData,
    // The log is read for what has just happened.
    staleTime: 0,
  })
}
