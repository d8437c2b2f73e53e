import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../list/list-page.tsx'
import { artikelQueries } from '../artikel.queries.ts'
import { artikelList } from './artikel-list.tsx'

export function Component() {
  const query = useQuery(artikelQueries.list())
  return (
    <ListPage
      shape={artikelList}
      title="Articles"
      lead="Yang ditulis terakhir lebih dulu. Draf hanya terlihat di sini sampai Anda menerbitkannya."
      rows={query.data}
      query={query}
    />
  )
}
