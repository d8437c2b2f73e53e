import type { FormValues } from '@safar/shared/records/noun/values'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Stored } from './calls.ts'
import type { FormShape } from './shape.ts'

const MINUTE = 60_000
const EDIT = 'edit'

/** The queries of one record for its form, under the noun's name as all of them. */
export const recordQueries = {
  /**
   * Reads the record that is edited: never from the cache, since it must be what is stored, and never again by itself.
   */
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
  /** Reads the record as it is now, to start a new one from. */
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
  /** Reads the last revision, for who changed it and when: less than the drawer of them reads. */
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

/**
 * Returns a function that invalidates all queries of a noun, save of records open in a form, which must not change
 * under the person.
 */
export function useInvalidateBesideForm({ noun }: Pick<FormShape, 'noun'>) {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      queryKey: [noun.name],
      predicate: ({ queryKey }) => !queryKey.includes(EDIT),
    })
}
