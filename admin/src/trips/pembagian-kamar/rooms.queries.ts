import { createRoomClient } from '@safar/shared/trips/pembagian-kamar/room-client'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'

export const roomClient = createRoomClient(http)

/** The rooms of a departure; nothing of it stays in the browser's memory once left. */
export const roomsQuery = (paket: string) =>
  queryOptions({
    queryKey: ['pembagian-kamar', paket],
    queryFn: ({ signal }) => roomClient.get(paket, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
