import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { layananDaftarClient } from '../layanan-client.ts'
import { layananList } from './layanan-list.tsx'

export function Component() {
  const source = useListSource(layananList.noun, layananDaftarClient)
  return (
    <ListPage
      shape={layananList}
      title="Services"
      lead="Urutan di sini adalah urutan di halaman profil. Lima yang pertama tampil di kaki setiap halaman."
      source={source}
    />
  )
}
