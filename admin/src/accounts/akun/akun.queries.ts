import type { AkunChange } from '@safar/shared/accounts/akun/akun-schema'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { akunClient } from './akun-client.ts'

const ALL = ['akun'] as const

/** Reads one page of the accounts. */
export function akunQuery(page: number) {
  return queryOptions({
    queryKey: [...ALL, page],
    queryFn: ({ signal }) => akunClient.page({ page, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A mutation of the accounts; the list is refetched also where it was refused. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }) })
}

export const useInviteAgain = () => useChange((id: number) => akunClient.inviteAgain(id))
export const useChangeAkun = () =>
  useChange(({ id, ubah }: { id: number; ubah: AkunChange }) => akunClient.change(id, ubah))
export const useDeleteAkun = () =>
  useChange(({ id, ke }: { id: number; ke: number | null }) => akunClient.remove(id, ke))
