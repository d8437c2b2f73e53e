import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { artikelDaftarClient } from '../artikel-client.ts'
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
