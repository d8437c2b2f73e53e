import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { sesiClient } from './sesi-client.ts'

/** The own devices that are signed in. */
export const sesiQuery = queryOptions({
  queryKey: ['sesi'],
  queryFn: ({ signal }) => sesiClient.list({ signal }),
})

/** Signs one device out, or with null all others; reads the list anew, also where it was out already. */
export function useAkhiriSesi() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) => (id === null ? sesiClient.akhiriLain() : sesiClient.akhiri(id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sesiQuery.queryKey }),
  })
}
