import { createKepulanganClient } from '@safar/shared/trips/kepulangan/kepulangan-client'
import { createRombonganClient } from '@safar/shared/trips/rombongan/rombongan-client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../access/http.ts'

export const rombonganClient = createRombonganClient(http)
export const kepulanganClient = createKepulanganClient(http)

const ROMBONGAN = 'rombongan'
/** The time after which an open page asks for the roll again. */
const ROLL_MS = 15_000

/** The links, contacts and roll of a departure's group; nothing of it stays in the browser's memory once left. */
export const rombonganQuery = (paket: string) =>
  queryOptions({
    queryKey: [ROMBONGAN, paket, 'isi'],
    queryFn: ({ signal }) => rombonganClient.get(paket, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ROLL_MS,
  })

export const kepulanganQuery = (paket: string) =>
  queryOptions({
    queryKey: [ROMBONGAN, paket, 'kepulangan'],
    queryFn: ({ signal }) => kepulanganClient.get(paket, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** Makes a call of a departure's group, after which all of it is asked for again. */
export function useGroupCall<Sent, Answer>(paket: string, call: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ROMBONGAN, paket] }),
  })
}
