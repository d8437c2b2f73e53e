import type { PendaftaranUpdate } from '@safar/shared/pendaftaran/schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { pendaftaranClient } from '../app/api.ts'

/** Everything that is read about registrations. */
export const pendaftaranQueries = {
  all: () => ['pendaftaran'] as const,
  list: () =>
    queryOptions({
      queryKey: [...pendaftaranQueries.all(), 'list'],
      queryFn: ({ signal }) => pendaftaranClient.list({ signal }),
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

interface Change {
  id: number
  input: PendaftaranUpdate
}

export function useUpdatePendaftaran() {
  const onSuccess = useInvalidatePendaftaran()
  return useMutation({
    mutationFn: ({ id, input }: Change) => pendaftaranClient.update(id, input),
    onSuccess,
  })
}

export function useRemovePendaftaran() {
  const onSuccess = useInvalidatePendaftaran()
  return useMutation({ mutationFn: (id: number) => pendaftaranClient.remove(id), onSuccess })
}
