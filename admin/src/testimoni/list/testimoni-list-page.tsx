import { testimoniDaftarClient } from '../../api/testimoni-client.ts'
import { ListPage } from '../../list/list-page.tsx'
import { useListSource } from '../../list/source.ts'
import { testimoniList } from './testimoni-list.tsx'

export function Component() {
  const source = useListSource(testimoniList.noun, testimoniDaftarClient)
  return (
    <ListPage
      shape={testimoniList}
      title="Testimoni"
      lead="Tiga yang teratas tampil di beranda. Tanpa tanggal izin, situs menyebutnya contoh."
      source={source}
    />
  )
}
