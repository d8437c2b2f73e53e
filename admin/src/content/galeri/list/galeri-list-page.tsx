import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { galeriDaftarClient } from '../galeri-client.ts'
import { galeriList } from './galeri-list.tsx'

export function Component() {
  const source = useListSource(galeriList.noun, galeriDaftarClient)
  return (
    <ListPage
      shape={galeriList}
      title="Galeri"
      lead="Urutan di sini adalah urutan di situs. Enam yang teratas tampil juga di beranda."
      source={source}
    />
  )
}
