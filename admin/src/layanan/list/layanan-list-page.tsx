import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../list/list-page.tsx'
import { layananQuery } from '../layanan.queries.ts'
import { layananList } from './layanan-list.tsx'

export function Component() {
  const query = useQuery(layananQuery())
  return (
    <ListPage
      shape={layananList}
      title="Services"
      lead="Urutan di sini adalah urutan di halaman profil. Lima yang pertama tampil di kaki setiap halaman."
      rows={query.data}
      query={query}
    />
  )
}
