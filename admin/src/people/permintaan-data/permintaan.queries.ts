import type { PermintaanQuery } from '@safar/shared/people/permintaan-data/permintaan-data-client'
import type {
  PermintaanAnswer,
  PermintaanNote,
} from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { permintaanClient } from '../permintaan-data-client.ts'

/** The polling interval, in milliseconds: the legal time limit runs. */
const INTERVAL = 60_000

const ALL = ['permintaan-data'] as const

/** Reads one page of the data requests, polled. */
export function permintaanQuery(query: Omit<PermintaanQuery, 'signal'>) {
  return queryOptions({
    queryKey: [...ALL, query],
    queryFn: ({ signal }) => permintaanClient.page({ ...query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: () => whileSignedIn(INTERVAL),
  })
}

/** The mutation that records a request. */
export function useNoteRequest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PermintaanNote) => permintaanClient.note(input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }),
  })
}

/**
 * The mutation that answers a request; it refetches the list also where somebody was quicker, and registrations, which
 * may be erased with it.
 */
export function useAnswer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...jawab }: PermintaanAnswer & { id: number }) => permintaanClient.answer(id, jawab),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ALL }),
        queryClient.invalidateQueries({ queryKey: ['pendaftaran'] }),
      ]),
  })
}
