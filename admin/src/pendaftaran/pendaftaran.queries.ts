import type { PendaftaranUpdate } from '@safar/shared/pendaftaran/schema'
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

function useInvalidatePendaftaran() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: pendaftaranQueries.all() })
}

/** Changes of one person reach the server in the order they were made. */
export function useUpdatePendaftaran(id: number) {
  const onSuccess = useInvalidatePendaftaran()
  return useMutation({
    mutationFn: (input: PendaftaranUpdate) => pendaftaranClient.update(id, input),
    scope: { id: `pendaftaran-${id}` },
    onSuccess,
  })
}

export function useRemovePendaftaran() {
  const onSuccess = useInvalidatePendaftaran()
  return useMutation({ mutationFn: (id: number) => pendaftaranClient.remove(id), onSuccess })
}
