import type { HasilMassal } from '@safar/shared/content/paket/massal'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

/** A change of many, and how many of those that were picked it left as they were. */
export interface Terakhir extends HasilMassal {
  tetap: number
}

/** The last change of many that can be taken back: it outlives the page, not the person who is signed in. */
const terakhirQuery = queryOptions({
  queryKey: ['massal', 'terakhir'],
  queryFn: (): Terakhir | null => null,
  enabled: false,
  initialData: null,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The last change, and what notes another one or forgets it. */
export function useTerakhir(): [Terakhir | null, (hasil: Terakhir | null) => void] {
  const queryClient = useQueryClient()
  const { data } = useQuery(terakhirQuery)
  return [data, (hasil) => queryClient.setQueryData(terakhirQuery.queryKey, hasil)]
}
