import { spandukDaftarClient } from '../../api/spanduk-client.ts'
import { ListPage } from '../../list/list-page.tsx'
import { useListSource } from '../../list/source.ts'
import { spandukList } from './spanduk-list.tsx'

export function Component() {
  const source = useListSource(spandukList.noun, spandukDaftarClient)
  return (
    <ListPage
      shape={spandukList}
      title="Spanduk"
      lead="Gambar besar di beranda, bergantian menurut urutan di sini, pada hari-hari tayangnya."
      source={source}
    />
  )
}
