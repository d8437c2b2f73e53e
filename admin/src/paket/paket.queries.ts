import type { PaketInputDraft, PaketUpdate } from '@safar/shared/paket/schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { paketClient } from '../app/api.ts'

/** Everything that is read about packages; components, prefetch and invalidation share these. */
export const paketQueries = {
  all: () => ['paket'] as const,
  list: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'list'],
      queryFn: ({ signal }) => paketClient.list({ signal }),
    }),
  detail: (id: number | string) =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'detail', String(id)],
      queryFn: ({ signal }) => paketClient.get(id, { signal }),
    }),
}

function useInvalidatePaket() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: paketQueries.all() })
}

export function useCreatePaket() {
  const onSuccess = useInvalidatePaket()
  return useMutation({ mutationFn: (input: PaketInputDraft) => paketClient.create(input), onSuccess })
}

export function useUpdatePaket(id: number | string) {
  const onSuccess = useInvalidatePaket()
  return useMutation({ mutationFn: (input: PaketUpdate) => paketClient.update(id, input), onSuccess })
}

export function useRemovePaket() {
  const onSuccess = useInvalidatePaket()
  return useMutation({ mutationFn: (id: number) => paketClient.remove(id), onSuccess })
}
