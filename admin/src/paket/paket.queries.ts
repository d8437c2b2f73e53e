import type { PaketInputDraft, PaketUpdate } from '@safar/shared/paket/schema'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { paketClient, sampahClient } from '../app/api.ts'

/** Everything that is read about packages; components, prefetch and invalidation share these. */
export const paketQueries = {
  all: () => ['paket'] as const,
  /** Without description and nested lists: enough for tables. */
  list: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'list'],
      queryFn: ({ signal }) => paketClient.list({ ringkas: true, signal }),
    }),
  sampah: () =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'sampah'],
      queryFn: ({ signal }) => sampahClient.list({ signal }),
    }),
  detail: (id: number | string) =>
    queryOptions({
      queryKey: [...paketQueries.all(), 'detail', String(id)],
      queryFn: ({ signal }) => paketClient.get(id, { signal }),
    }),
}

/** Reads everything about packages anew. */
export function useInvalidatePaket() {
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

/** The list is read anew once the person has read that it went well (SPEC section 4), so not here. */
export function useRemovePaket() {
  return useMutation({ mutationFn: (id: number) => paketClient.remove(id) })
}

/** Brings a deleted package back. */
export function useRestorePaket() {
  const onSuccess = useInvalidatePaket()
  return useMutation({ mutationFn: (id: number) => sampahClient.restore(id), onSuccess })
}
