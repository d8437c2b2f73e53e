import type { Sampah } from '@safar/shared/sampah/sampah'
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export type TrashEntry = Omit<Sampah<unknown>, 'data'> & { name: string }

/** A record that is to go, or has just gone. */
export interface Deleted {
  id: number
  name: string
}

/** How a noun's records go and come back. */
export interface Trash {
  remove: (id: number) => Promise<unknown>
  list: (options: { signal: AbortSignal }) => Promise<TrashEntry[]>
  /** Gives what is to be said of the record, if anything. */
  restore: (id: number) => Promise<string | null>
}

/** Of a list, what its trash has to know: a `ListShape` has it all. */
export interface TrashShape {
  noun: string
  queryKey: QueryKey
  trash: Trash
}

export function trashQuery({ queryKey, trash }: TrashShape) {
  return queryOptions({
    queryKey: [...queryKey, 'sampah'],
    queryFn: ({ signal }) => trash.list({ signal }),
  })
}

/** Brings a record back, then reads everything about its noun anew. */
export function useRestore({ queryKey, trash }: TrashShape) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: trash.restore,
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}
