import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { paketClient, sampahClient } from '../api/clients.ts'
import { trashOf } from '../list/trash.ts'

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

/** How packages go to the trash and come back. */
export const paketTrash = trashOf(paketClient, sampahClient, ({ nama_paket }) => nama_paket)
/** Brings a deleted package back, and gives what is to be said of its seats. */
export const { restore: restorePaket } = paketTrash
