import { artikelDaftarClient } from '../../api/artikel-client.ts'
import { ListPage } from '../../list/list-page.tsx'
import { useListSource } from '../../list/source.ts'
import { artikelList } from './artikel-list.tsx'

export function Component() {
  const source = useListSource(artikelList.noun, artikelDaftarClient)
  return (
    <ListPage
      shape={artikelList}
      title="Articles"
      lead="Yang ditulis terakhir lebih dulu. Draf hanya terlihat di sini sampai Anda menerbitkannya."
      source={source}
    />
  )
}
