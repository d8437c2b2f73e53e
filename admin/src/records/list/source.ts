import { isPaperNumber } from '@safar/shared/platform/text/paper-number'
import type { DaftarHalaman } from '@safar/shared/records/noun/daftar-client'
import { DAFTAR_UTUH, type DaftarQuery } from '@safar/shared/records/noun/noun-list'
import { isFoundByNumber } from '@safar/shared/records/noun/sealed'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ListNoun } from './shape.ts'

/** A noun's own calls for its list (`createDaftarClient`). */
interface DaftarCalls<Whole, Row> {
  utuh(options: { signal: AbortSignal }): Promise<Whole[] | null>
  halaman(asked: DaftarQuery, options: { signal: AbortSignal }): Promise<DaftarHalaman<Row>>
}

/** The source of a list's rows. */
export interface ListSource<Row, Whole = Row> {
  /**
   * All of them, in their own order; nothing as long as nothing is known, null where the server gives them page by
   * page.
   */
  rows: readonly Whole[] | null | undefined
  isPending: boolean
  isError: boolean
  refetch: () => void
  halaman: (asked: DaftarQuery) => ReturnType<typeof halamanOptions<Row>>
  /** True if the server finds rows by numbers of papers, of which the rows themselves have masks alone. */
  isByNumber: boolean
  /** Adds to the rows of a page what else is known of them. */
  dress?: (rows: readonly Row[]) => readonly Row[]
}

function halamanOptions<Row>(
  { name, isByNumber }: { name: string; isByNumber: boolean },
  halaman: DaftarCalls<unknown, Row>['halaman'],
  asked: DaftarQuery,
) {
  return queryOptions({
    queryKey: [name, 'list', 'halaman', asked],
    queryFn: ({ signal }) => halaman(asked, { signal }),
    // Each answer of a number is a line of the access log, and none stays in memory.
    ...(isByNumber && isPaperNumber(asked.q) && { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
  })
}

/** Returns the source of a noun's rows: all at once, or pages of the server where there are too many. */
export function useListSource<Whole, Row = Whole>(
  noun: ListNoun,
  calls: DaftarCalls<Whole, Row>,
): ListSource<Row, Whole> {
  const { name } = noun
  const isByNumber = isFoundByNumber(noun)
  const queryClient = useQueryClient()
  const known = queryClient.getQueryState<Whole[]>([name, 'list'])
  const isWhole = known?.data !== undefined && known.data.length <= DAFTAR_UTUH
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [name, 'list', 'utuh'],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Whole[] | null> => calls.utuh({ signal }),
    // Other pages may have them all already.
    ...(isWhole && { initialData: known.data, initialDataUpdatedAt: known.dataUpdatedAt }),
  })
  const halaman = useCallback(
    (asked: DaftarQuery) => halamanOptions({ name, isByNumber }, calls.halaman, asked),
    [name, isByNumber, calls],
  )
  return useMemo(
    () => ({ rows: data, isPending, isError, refetch: () => void refetch(), halaman, isByNumber }),
    [data, isPending, isError, refetch, halaman, isByNumber],
  )
}
