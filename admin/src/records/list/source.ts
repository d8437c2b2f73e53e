import type { DaftarHalaman } from '@safar/shared/records/noun/daftar-client'
import type { Noun } from '@safar/shared/records/noun/field'
import { DAFTAR_UTUH, type DaftarQuery } from '@safar/shared/records/noun/noun-list'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

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
  /** Adds to the rows of a page what else is known of them. */
  dress?: (rows: readonly Row[]) => readonly Row[]
}

function halamanOptions<Row>(
  name: string,
  halaman: DaftarCalls<unknown, Row>['halaman'],
  asked: DaftarQuery,
) {
  return queryOptions({
    queryKey: [name, 'list', 'halaman', asked],
    queryFn: ({ signal }) => halaman(asked, { signal }),
  })
}

/** Returns the source of a noun's rows: all at once, or pages of the server where there are too many. */
export function useListSource<Whole, Row = Whole>(
  { name }: Pick<Noun, 'name'>,
  calls: DaftarCalls<Whole, Row>,
): ListSource<Row, Whole> {
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
    (asked: DaftarQuery) => halamanOptions(name, calls.halaman, asked),
    [name, calls],
  )
  return useMemo(
    () => ({ rows: data, isPending, isError, refetch: () => void refetch(), halaman }),
    [data, isPending, isError, refetch, halaman],
  )
}
