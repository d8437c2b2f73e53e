import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { Neighbours, useRowsAsLeft } from '../../../records/list/neighbours.tsx'
import { readListState } from '../../../records/list/url-state.ts'
import { pendaftaranQueries } from '../pendaftaran.queries.ts'
import { PENDAFTARAN_LIST, wantedOf } from '../pendaftaran-address.ts'
import { rinciPath } from './rinci-path.ts'

/** Renders links to the previous and next registration, in the page of the list that the address names. */
export function Tetangga({ id }: { id: number }) {
  const { search } = useLocation()
  const list = readListState(new URLSearchParams(search), PENDAFTARAN_LIST)
  const { pageIndex, pageSize } = list.pagination
  const asked = { ...wantedOf(list), page: pageIndex + 1, per_page: pageSize }
  const { data, isPlaceholderData } = useQuery(pendaftaranQueries.page(asked))
  const page = isPlaceholderData ? undefined : data?.data
  const read = useMemo(() => page?.map((row) => ({ id: row.id, nama: row.nama })), [page])
  const rows = useRowsAsLeft(search, read)
  return <Neighbours id={id} label="Pendaftaran lain di daftar" rows={rows} pathOf={rinciPath} />
}
