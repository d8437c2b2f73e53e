import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { testimoniDaftarClient } from '../testimoni-client.ts'
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
