import { layananDaftarClient } from '../../api/layanan-client.ts'
import { ListPage } from '../../list/list-page.tsx'
import { useListSource } from '../../list/source.ts'
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
