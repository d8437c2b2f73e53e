import { useDebouncedValue } from '@mantine/hooks'
import type {
  PindahDraft,
  SelisihPemesanan,
  UbahPesertaDraft,
} from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pemesananClient } from '../pemesanan-client.ts'

/** The debounce of a price, in milliseconds after the last key. */
const TYPING_MS = 250

/** Asks what a price becomes by a change, as it is typed; null asks nothing. Answers are never kept. */
function useChangePrice<Change>(
  key: readonly unknown[],
  change: Change | null,
  ask: (change: Change, signal: AbortSignal) => Promise<SelisihPemesanan>,
): UseQueryResult<SelisihPemesanan> {
  const [asked] = useDebouncedValue(change, TYPING_MS)
  return useQuery({
    queryKey: ['selisih', ...key, asked],
    queryFn: ({ signal }) => {
      if (asked === null) throw new Error('Nothing is asked')
      return ask(asked, signal)
    },
    enabled: asked !== null && change !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** Asks what the price of a booking becomes by a change of its people. */
export const usePesertaPrice = (id: number, change: UbahPesertaDraft | null) =>
  useChangePrice(['peserta', id], change, (asked, signal) => pemesananClient.difference(id, asked, signal))

/** Asks what the price becomes on another departure. */
export const useMovePrice = (id: number, change: PindahDraft | null) =>
  useChangePrice(['pindah', id], change, (asked, signal) => pemesananClient.moveDifference(id, asked, signal))
