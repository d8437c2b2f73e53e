import type { JamTenang } from '@safar/shared/outbound/kotak-keluar/jam-tenang'
import type { KotakKeluarQuery } from '@safar/shared/outbound/kotak-keluar/kotak-keluar-client'
import type { StopInput } from '@safar/shared/outbound/kotak-keluar/stopped-addresses'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { kotakKeluarClient } from './kotak-keluar-client.ts'

/** The polling interval of the outbox, in milliseconds: a message is seen to leave. */
const INTERVAL = 5_000
const TROUBLED_INTERVAL = 30_000

const ALL = ['kotak-keluar'] as const

/** Reads one page of the outbox, polled. */
export function kotakKeluarQuery(query: Omit<KotakKeluarQuery, 'signal'>) {
  return queryOptions({
    queryKey: [...ALL, query],
    queryFn: ({ signal }) => kotakKeluarClient.page({ ...query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => whileSignedIn(state.status === 'error' ? TROUBLED_INTERVAL : INTERVAL),
  })
}

/** The mutation that sends a message again; it refetches the list also where the message had left already. */
export function useRetry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => kotakKeluarClient.retry(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  })
}

/** Reads the quiet hours and the addresses that opted out. */
export const aturanQuery = queryOptions({
  queryKey: ['aturan-surat'],
  queryFn: ({ signal }) => kotakKeluarClient.aturan(signal),
})

/** The mutation that sets the quiet hours. */
export function useJamTenang() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (jam: JamTenang) => kotakKeluarClient.jamTenang(jam),
    onSuccess: (jam_tenang) =>
      queryClient.setQueryData(aturanQuery.queryKey, (known) => known && { ...known, jam_tenang }),
  })
}

/** The mutation that opts an address out or in again; opting out drops what waits for it. */
export function useStop() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: StopInput) => kotakKeluarClient.stop(input),
    onSuccess: (henti) => {
      queryClient.setQueryData(aturanQuery.queryKey, (known) => known && { ...known, henti })
      return queryClient.invalidateQueries({ queryKey: ALL })
    },
  })
}
