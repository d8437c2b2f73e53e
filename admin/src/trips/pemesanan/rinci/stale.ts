import { ApiError } from '@safar/shared/platform/http/errors'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { useQueryClient } from '@tanstack/react-query'
import { pemesananQueries } from '../pemesanan.queries.ts'
import { pemesananClient } from '../pemesanan-client.ts'

/** A field of a form, as both sides have it in words. */
export interface Side {
  label: string
  stored: string
  mine: string
}

/**
 * Returns a function that reads a booking as it is stored after a refused save; null for a refusal of another kind.
 * The form keeps what was typed.
 */
export function useStoredAfter(id: number): (error: unknown) => Promise<Pemesanan | null> {
  const queryClient = useQueryClient()
  return async (error) => {
    if (!(error instanceof ApiError) || error.status !== 409) return null
    const stored = await pemesananClient.get(id)
    queryClient.setQueryData(pemesananQueries.one(String(id)).queryKey, stored)
    return stored
  }
}
