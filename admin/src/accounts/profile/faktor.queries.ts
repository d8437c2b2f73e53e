import { ApiError } from '@safar/shared/platform/http/errors'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { setFaktorKurang } from '../../access/session/session-store.ts'
import { faktorClient } from './faktor-client.ts'

/** Reads the second factors of one's own account, and notes if one is required but missing. */
export const faktorQuery = queryOptions({
  queryKey: ['faktor'],
  queryFn: async ({ signal }) => {
    const faktor = await faktorClient.get({ signal })
    setFaktorKurang(faktor.wajib && !faktor.totp && faktor.passkey.length === 0)
    return faktor
  },
})

/** Tells if an error is the API's 403 that asks for the password once more (step-up). */
export function asksPassword(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false
  const { body } = error
  return typeof body === 'object' && body !== null && 'perlu' in body && body.perlu === 'password'
}

/** The mutation for a change of one's own factors: with a password it proves first who is signed in. */
export function useChangeFactor<Result>(change: () => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (password: string) => {
      if (password) await faktorClient.confirmPassword(password)
      return change()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: faktorQuery.queryKey }),
  })
}
