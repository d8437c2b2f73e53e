import { ApiError } from '@safar/shared/errors'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { paketClient, sampahClient } from '../api/clients.ts'
import type { Trash } from '../list/trash.ts'

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
  /** A package under the form. */
  edit: (id: string) =>
    queryOptions({
      queryKey: [...paketQueries.all(), EDIT, id],
      queryFn: ({ signal }) => paketClient.get(id, { signal }),
    }),
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

/** How packages go to the trash and come back; see `ListShape`. */
export const paketTrash: Trash = {
  remove: (id) => paketClient.remove(id),
  list: async (options) =>
    (await sampahClient.list(options)).map(({ data, ...entry }) => ({ ...entry, name: data.nama_paket })),
  restore: restorePaket,
}
