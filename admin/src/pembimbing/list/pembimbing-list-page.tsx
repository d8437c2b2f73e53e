import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../list/list-page.tsx'
import { pembimbingQuery } from '../pembimbing.queries.ts'
import { pembimbingList } from './pembimbing-list.tsx'

export function Component() {
  const query = useQuery(pembimbingQuery())
  return (
    <ListPage
      shape={pembimbingList}
      title="Pembimbing"
      lead="Urutan di sini adalah urutan di situs. Sertifikat yang habis berlaku tidak tampil kepada pengunjung."
      rows={query.data}
      query={query}
    />
  )
}
