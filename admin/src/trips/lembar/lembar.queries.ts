import { createSheetClient } from '@safar/shared/trips/lembar/lembar-client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { whileSignedIn } from '../../access/session/session-store.ts'

const client = createSheetClient(http)
/** The time after which an open sheet asks for what others changed. */
const OTHERS_MS = 2_500

/** A departure's sheet; nothing of it stays in the browser's memory once left. */
export const sheetQuery = (paket: string) =>
  queryOptions({
    queryKey: ['lembar', paket],
    queryFn: ({ signal }) => client.get(paket, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: () => whileSignedIn(OTHERS_MS),
  })

/** Reads which families of a departure lack something. */
export const remindersQuery = (paket: string) =>
  queryOptions({
    queryKey: ['lembar', paket, 'pengingat'],
    queryFn: ({ signal }) => client.reminders(paket, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** Queues a mail to each family that lacks something and was not told of it. */
export function useRemind(paket: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => client.remind(paket),
    onSuccess: (told) => queryClient.setQueryData(remindersQuery(paket).queryKey, told),
  })
}
