import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { pembimbingDaftarClient } from '../pembimbing-client.ts'
import { pembimbingList } from './pembimbing-list.tsx'

export function Component() {
  const source = useListSource(pembimbingList.noun, pembimbingDaftarClient)
  return (
    <ListPage
      shape={pembimbingList}
      title="Pembimbing"
      lead="Urutan di sini adalah urutan di situs. Sertifikat yang habis berlaku tidak tampil kepada pengunjung."
      source={source}
    />
  )
}
