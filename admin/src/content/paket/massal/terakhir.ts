import type { HasilMassal } from '@safar/shared/content/paket/massal'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

/** A bulk change, with the number of picked packages that it left unchanged (`tetap`). */
export interface Terakhir extends HasilMassal {
  tetap: number
}

/** The last bulk change that can be undone: it outlives the page, not the signed-in account. */
const terakhirQuery = queryOptions({
  queryKey: ['massal', 'terakhir'],
  queryFn: (): Terakhir | null => null,
  enabled: false,
  initialData: null,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Returns the last bulk change, and a setter that replaces or forgets it. */
export function useTerakhir(): [Terakhir | null, (hasil: Terakhir | null) => void] {
  const queryClient = useQueryClient()
  const { data } = useQuery(terakhirQuery)
  return [data, (hasil) => queryClient.setQueryData(terakhirQuery.queryKey, hasil)]
}
