import { useDebouncedValue } from '@mantine/hooks'
import type { SelisihPemesanan, UbahPesertaDraft } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pemesananClient } from '../pemesanan-client.ts'

/** The debounce of a price, in milliseconds after the last key. */
const TYPING_MS = 250

/** Asks what the price of a booking becomes by a change of its people, as it is typed; null asks nothing. */
export function usePesertaPrice(
  id: number,
  change: UbahPesertaDraft | null,
): UseQueryResult<SelisihPemesanan> {
  const [asked] = useDebouncedValue(change, TYPING_MS)
  return useQuery({
    queryKey: ['selisih', id, asked],
    queryFn: ({ signal }) => pemesananClient.difference(id, asked ?? {}, signal),
    enabled: asked !== null && change !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
