import type { FormValues } from '@safar/shared/records/noun/values'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Stored } from './calls.ts'
import type { FormShape } from './shape.ts'

const MINUTE = 60_000
const EDIT = 'edit'

/** What a form reads of one record. All that is read of a noun goes by its name. */
export const recordQueries = {
  /** Under the form: never from the cache, since what is edited must be what is stored, and never anew by itself. */
  edit: <R extends Stored>({ noun, calls }: FormShape<FormValues, R>, id: string) =>
    queryOptions({
      queryKey: [noun.name, EDIT, id],
      queryFn: ({ signal }) => calls.get(id, { signal }),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    }),
  /** As it is now, to begin a new one with. */
  copy: <R extends Stored>({ noun, calls }: FormShape<FormValues, R>, id: string) =>
    queryOptions({
      queryKey: [noun.name, 'salin', id],
      queryFn: ({ signal }) => calls.get(id, { signal }),
      gcTime: 0,
      refetchOnWindowFocus: false,
      retry: false,
    }),
  /** Revisions by pages, newest first, without the records themselves. */
  riwayat: <R extends Stored>({ noun, calls }: FormShape<FormValues, R>, id: number) =>
    infiniteQueryOptions({
      queryKey: [noun.name, 'riwayat', id],
      queryFn: ({ pageParam, signal }) => calls.riwayat.list(id, { page: pageParam, signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const read = pages.reduce((count, { data }) => count + data.length, 0)
        return last.data.length > 0 && read < last.total ? pages.length + 1 : undefined
      },
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  /** Its last revision, for who changed it and when: less than a drawer of them reads. */
  latest: <R extends Stored>({ noun, calls }: FormShape<FormValues, R>, id: number) =>
    queryOptions({
      queryKey: [noun.name, 'terakhir', id],
      queryFn: async ({ signal }) => (await calls.riwayat.list(id, { page: 1, signal })).data[0] ?? null,
      gcTime: 0,
      retry: false,
    }),
  /** The record as it was in one revision. */
  version: <R extends Stored>({ noun, calls }: FormShape<FormValues, R>, id: number, riwayatId: number) =>
    queryOptions({
      queryKey: [noun.name, 'riwayat', id, riwayatId],
      queryFn: async ({ signal }) => (await calls.riwayat.get(id, riwayatId, { signal })).data,
      staleTime: MINUTE,
      gcTime: MINUTE,
      retry: false,
    }),
}

/** Reads everything about a noun anew, save what is open in a form: nothing may change under the person. */
export function useInvalidateBesideForm({ noun }: Pick<FormShape, 'noun'>) {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      queryKey: [noun.name],
      predicate: ({ queryKey }) => !queryKey.includes(EDIT),
    })
}
