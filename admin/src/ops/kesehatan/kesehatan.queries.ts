import { queryOptions } from '@tanstack/react-query'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { kesehatanClient } from './kesehatan-client.ts'

const INTERVAL = 60_000

/** Reads the product's problems, polled: a solved one disappears by itself. */
export const kesehatanQuery = queryOptions({
  queryKey: ['kesehatan'],
  queryFn: ({ signal }) => kesehatanClient.masalah(window.location.origin, signal),
  refetchInterval: () => whileSignedIn(INTERVAL),
})
