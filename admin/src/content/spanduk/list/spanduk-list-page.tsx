import { ListPage } from '../../../records/list/list-page.tsx'
import { useListSource } from '../../../records/list/source.ts'
import { spandukDaftarClient } from '../spanduk-client.ts'
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
