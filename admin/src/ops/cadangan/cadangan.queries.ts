import type { CadanganQuery } from '@safar/shared/ops/cadangan/cadangan-client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { cadanganClient } from './cadangan-client.ts'

const BUSY_INTERVAL = 2_000
const CALM_INTERVAL = 30_000

const ALL = ['cadangan'] as const

/** Reads one page of the backups, polled often while one is being made and seldom otherwise. */
export function cadanganQuery(query: Omit<CadanganQuery, 'signal'>) {
  return queryOptions({
    queryKey: [...ALL, query],
    queryFn: ({ signal }) => cadanganClient.page({ ...query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      whileSignedIn(state.data?.meta.sedang_berjalan ? BUSY_INTERVAL : CALM_INTERVAL),
  })
}

/** The mutation that starts a backup; it refetches the list also where another one was under way. */
export function useCadangkan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => cadanganClient.start(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  })
}
