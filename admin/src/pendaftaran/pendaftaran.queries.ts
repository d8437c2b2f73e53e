import type { Pendaftaran, PendaftaranUpdate } from '@safar/shared/pendaftaran/schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pendaftaranClient } from '../app/api.ts'
import { whileSignedIn } from '../session/session-store.ts'

/** Everything that is read about registrations. */
export const pendaftaranQueries = {
  all: () => ['pendaftaran'] as const,
  list: () =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'list'],
      queryFn: ({ signal }) => pendaftaranClient.list({ signal }),
      // Visitors register while staff look on; nobody reloads a page to see whether there is somebody new.
      refetchInterval: () => whileSignedIn(60_000),
    }),
  own: () =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'own'],
      queryFn: ({ signal }) => pendaftaranClient.listOwn({ signal }),
    }),
}

/** Puts what the server answered into the list at once, then reads the list anew: that may fail where the change did not. */
function useTakeOver() {
  const queryClient = useQueryClient()
  return (change: (list: Pendaftaran[]) => Pendaftaran[]) => {
    queryClient.setQueryData(pendaftaranQueries.list().queryKey, (list) => list && change(list))
    return queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
  }
}

/** Changes of one person reach the server in the order they were made. */
export function useUpdatePendaftaran(id: number) {
  const takeOver = useTakeOver()
  return useMutation({
    mutationFn: (input: PendaftaranUpdate) => pendaftaranClient.update(id, input),
    scope: { id: `pendaftaran-${id}` },
    onSuccess: (saved) => takeOver((list) => list.map((item) => (item.id === id ? saved : item))),
  })
}

export function useRemovePendaftaran() {
  const takeOver = useTakeOver()
  return useMutation({
    mutationFn: (id: number) => pendaftaranClient.remove(id),
    onSuccess: (_answer, id) => takeOver((list) => list.filter((item) => item.id !== id)),
  })
}
