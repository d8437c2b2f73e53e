import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { jamaahDaftarClient } from '../jamaah-client.ts'
import { jamaahList } from './jamaah-list.tsx'

/** Renders `/admin/jamaah`. */
export function Component() {
  const source = useListSource(jamaahList.noun, jamaahDaftarClient)
  return (
    <ListPage
      shape={jamaahList}
      title="Jamaah"
      lead="Satu data untuk satu orang, dipakai lagi di setiap perjalanan. Nomor disamarkan sampai dibuka di formulirnya."
      source={source}
    />
  )
}
