import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ListPage } from '../../list/list-page.tsx'
import { galeriQuery } from '../galeri.queries.ts'
import { galeriList } from './galeri-list.tsx'

export function Component() {
  const query = useQuery(galeriQuery())
  const { data } = query
  return (
    <ListPage
      shape={useMemo(() => galeriList(data ?? []), [data])}
      title="Galeri"
      lead="Urutan di sini adalah urutan di situs. Enam yang teratas tampil juga di beranda."
      rows={data}
      query={query}
    />
  )
}
