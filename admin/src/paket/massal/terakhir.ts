import type { HasilMassal } from '@safar/shared/paket/massal'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

/** The last change of many that can be taken back: it outlives the page, not the person who is signed in. */
const terakhirQuery = queryOptions({
  queryKey: ['massal', 'terakhir'],
  queryFn: (): HasilMassal | null => null,
  enabled: false,
  initialData: null,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The last change, and what notes another one or forgets it. */
export function useTerakhir(): [HasilMassal | null, (hasil: HasilMassal | null) => void] {
  const queryClient = useQueryClient()
  const { data } = useQuery(terakhirQuery)
  return [data, (hasil) => queryClient.setQueryData(terakhirQuery.queryKey, hasil)]
}
