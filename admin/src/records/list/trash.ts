import { ApiError } from '@safar/shared/platform/http/errors'
import { pertanyaanOf } from '@safar/shared/platform/http/yakin'
import type { Noun } from '@safar/shared/records/noun/field'
import type { Sampah } from '@safar/shared/records/sampah/sampah'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

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
  /** Gives what is to be said of the record, if anything; `isSure` answers what it was refused with before (`pertanyaanOf`). */
  restore: (id: number, isSure: boolean) => Promise<string | null>
}

interface Client {
  get(id: number): Promise<unknown>
  remove(id: number): Promise<unknown>
}

interface SampahClient<Data> {
  list(options: { signal: AbortSignal }): Promise<Sampah<Data>[]>
  restore(id: number, isSure: boolean): Promise<{ pesan: string | null }>
}

/** The trash of a noun by its clients, and what a record of it is called. */
export function trashOf<Data>(
  client: Client,
  sampah: SampahClient<Data>,
  name: (data: Data) => string,
): Trash {
  return {
    remove: (id) => client.remove(id),
    list: async (options) =>
      (await sampah.list(options)).map(({ data, ...entry }) => ({ ...entry, name: name(data) })),
    async restore(id, isSure) {
      try {
        return (await sampah.restore(id, isSure)).pesan
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
        // One that is no longer in the trash but exists was brought back before: that is fine.
        await client.get(id)
        return null
      }
    },
  }
}

/** Of a list, what its trash has to know: a `ListShape` has it all. */
export interface TrashShape {
  noun: Pick<Noun, 'name'>
  word: string
  trash: Trash
}

export function trashQuery({ noun, trash }: TrashShape) {
  return queryOptions({
    queryKey: [noun.name, 'sampah'],
    queryFn: ({ signal }) => trash.list({ signal }),
  })
}

/** A record that is to come back. */
interface Wanted {
  id: number
  isSure?: boolean
}

/** Brings a record back, then reads everything about its noun anew. What is asked first is `asked`, and no error. */
export function useRestore({ noun, trash }: TrashShape) {
  const queryClient = useQueryClient()
  const { mutate, reset, isPending, isError, error, variables, data } = useMutation({
    mutationKey: [noun.name, 'tambah'],
    mutationFn: ({ id, isSure = false }: Wanted) => trash.restore(id, isSure),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [noun.name] }),
  })
  const tanya = pertanyaanOf(error)
  return {
    mutate,
    reset,
    isPending,
    isError: isError && tanya === null,
    asked: tanya && variables ? { ...tanya, id: variables.id } : null,
    variables,
    data,
  }
}
