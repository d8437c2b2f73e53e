import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ListPage } from '../../list/list-page.tsx'
import { tanyaQuery } from '../tanya.queries.ts'
import { tanyaList } from './tanya-list.tsx'

export function Component() {
  const query = useQuery(tanyaQuery())
  const { data } = query
  return (
    <ListPage
      shape={useMemo(() => tanyaList(data ?? []), [data])}
      title="Tanya Jawab"
      lead="Urutan di sini adalah urutan di situs. Perubahan tampil setelah terbit."
      rows={data}
      query={query}
    />
  )
}
