import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { sesiClient } from './sesi-client.ts'

/** Reads the sessions of one's own account. */
export const sesiQuery = queryOptions({
  queryKey: ['sesi'],
  queryFn: ({ signal }) => sesiClient.list({ signal }),
})

/**
 * The mutation that ends one session, or with null all others. It refetches the list also when the session was gone
 * already.
 */
export function useEndSesi() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) => (id === null ? sesiClient.endOthers() : sesiClient.end(id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sesiQuery.queryKey }),
  })
}
