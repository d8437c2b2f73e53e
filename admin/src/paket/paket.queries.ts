import { ApiError } from '@safar/shared/errors'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { paketClient, sampahClient } from '../api/clients.ts'

const EDIT = 'edit'

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
  /** A package under the form. */
  edit: (id: string) =>
    queryOptions({
      queryKey: [...paketQueries.all(), EDIT, id],
      queryFn: ({ signal }) => paketClient.get(id, { signal }),
    }),
}

/** Reads everything about packages anew. */
export function useInvalidatePaket() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: paketQueries.all() })
}

/** Reads everything about packages anew, save what is open in a form: nothing may change under the person. */
export function useInvalidatePaketBesideForm() {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      queryKey: paketQueries.all(),
      predicate: ({ queryKey }) => !queryKey.includes(EDIT),
    })
}

/** The list is read anew once the person has read that it went well (SPEC section 4), so not here. */
export function useRemovePaket() {
  return useMutation({ mutationFn: (id: number) => paketClient.remove(id) })
}

/** Brings a deleted package back, and gives what is to be said of its seats. One that is no longer in the trash but exists was brought back before: that is fine. */
export async function restorePaket(id: number): Promise<string | null> {
  try {
    return (await sampahClient.restore(id)).pesan
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    await paketClient.get(id)
    return null
  }
}

export function useRestorePaket() {
  const onSuccess = useInvalidatePaket()
  return useMutation({ mutationFn: restorePaket, onSuccess })
}
