import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { tanyaDaftarClient } from '../tanya-client.ts'
import { tanyaList } from './tanya-list.tsx'

export function Component() {
  const source = useListSource(tanyaList.noun, tanyaDaftarClient)
  return (
    <ListPage
      shape={tanyaList}
      title="Tanya Jawab"
      lead="Urutan di sini adalah urutan di situs. Perubahan tampil setelah terbit."
      source={source}
    />
  )
}
