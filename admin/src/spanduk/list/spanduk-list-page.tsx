import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../list/list-page.tsx'
import { spandukQuery } from '../spanduk.queries.ts'
import { spandukList } from './spanduk-list.tsx'

export function Component() {
  const query = useQuery(spandukQuery())
  return (
    <ListPage
      shape={spandukList}
      title="Spanduk"
      lead="Gambar besar di beranda, bergantian menurut urutan di sini, pada hari-hari tayangnya."
      rows={query.data}
      query={query}
    />
  )
}
