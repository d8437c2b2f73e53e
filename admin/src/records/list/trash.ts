import { ApiError } from '@safar/shared/platform/http/errors'
import { pertanyaanOf } from '@safar/shared/platform/http/yakin'
import type { Noun } from '@safar/shared/records/noun/field'
import type { Sampah } from '@safar/shared/records/sampah/sampah'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export type TrashEntry = Omit<Sampah<unknown>, 'data'> & { name: string }

/** A record that is to be deleted, or has just been. */
export interface Deleted {
  id: number
  name: string
}

/** The trash of a noun: deletes, lists and restores its records. */
export interface Trash {
  remove: (id: number) => Promise<unknown>
  list: (options: { signal: AbortSignal }) => Promise<TrashEntry[]>
  /**
   * Restores a record and returns the message about it, if any; `isSure` confirms the question of a refusal before
   * (`pertanyaanOf`).
   */
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

/** Makes the trash of a noun from its clients; `name` returns a record's name. */
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
        // A record that is no longer in the trash but exists was restored before.
        await client.get(id)
        return null
      }
    },
  }
}

/** The part of a `ListShape` that its trash needs. */
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

/**
 * The mutation that restores a record and invalidates its noun's queries. A question of the server's is `asked`, not an
 * error.
 */
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
