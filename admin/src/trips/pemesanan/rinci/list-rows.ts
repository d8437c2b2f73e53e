import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { type NeighbourRow, useRowsAsLeft } from '../../../records/list/neighbours.tsx'
import { readListState } from '../../../records/list/url-state.ts'
import { pemesananQueries } from '../pemesanan.queries.ts'
import { PEMESANAN_LIST, wantedOf } from '../pemesanan-address.ts'

/** Reads the page of the list from which a booking was opened, as the address names it. */
export function useListRows(): readonly NeighbourRow[] {
  const { search } = useLocation()
  const asked = wantedOf(readListState(new URLSearchParams(search), PEMESANAN_LIST))
  const { data, isPlaceholderData } = useQuery(pemesananQueries.page(asked))
  const page = isPlaceholderData ? undefined : data?.data
  const rows = useMemo(() => page?.map((one) => ({ id: one.id, nama: one.pemesan.nama })), [page])
  return useRowsAsLeft(search, rows)
}
