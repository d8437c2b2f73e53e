import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../list/list-page.tsx'
import { testimoniQuery } from '../testimoni.queries.ts'
import { testimoniList } from './testimoni-list.tsx'

export function Component() {
  const query = useQuery(testimoniQuery())
  return (
    <ListPage
      shape={testimoniList}
      title="Testimoni"
      lead="Tiga yang teratas tampil di beranda. Tanpa tanggal izin, situs menyebutnya contoh."
      rows={query.data}
      query={query}
    />
  )
}
