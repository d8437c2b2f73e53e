import type { KotakKeluarQuery } from '@safar/shared/outbound/kotak-keluar/client'
import type { HentiInput } from '@safar/shared/outbound/kotak-keluar/henti'
import type { JamTenang } from '@safar/shared/outbound/kotak-keluar/jam-tenang'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { kotakKeluarClient } from './kotak-keluar-client.ts'

/** What waits is sent meanwhile: who looks on sees it leave. */
const INTERVAL = 5_000
const TROUBLED_INTERVAL = 30_000

const ALL = ['kotak-keluar'] as const

/** One page of the messages. */
export function kotakKeluarQuery(query: Omit<KotakKeluarQuery, 'signal'>) {
  return queryOptions({
    queryKey: [...ALL, query],
    queryFn: ({ signal }) => kotakKeluarClient.page({ ...query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => whileSignedIn(state.status === 'error' ? TROUBLED_INTERVAL : INTERVAL),
  })
}

/** Has a message tried again, and reads the list anew, also where the message turned out to have left. */
export function useUlang() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => kotakKeluarClient.ulang(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  })
}

/** Quiet hours, and who wants nothing that they did not ask for. */
export const aturanQuery = queryOptions({
  queryKey: ['aturan-surat'],
  queryFn: ({ signal }) => kotakKeluarClient.aturan(signal),
})

/** Says when what nobody asked for waits. */
export function useJamTenang() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (jam: JamTenang) => kotakKeluarClient.jamTenang(jam),
    onSuccess: (jam_tenang) =>
      queryClient.setQueryData(aturanQuery.queryKey, (known) => known && { ...known, jam_tenang }),
  })
}

/** Stops an address, or lets it get again what it did not ask for; what waited for it is taken back. */
export function useHenti() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: HentiInput) => kotakKeluarClient.henti(input),
    onSuccess: (henti) => {
      queryClient.setQueryData(aturanQuery.queryKey, (known) => known && { ...known, henti })
      return queryClient.invalidateQueries({ queryKey: ALL })
    },
  })
}
