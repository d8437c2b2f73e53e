import { expect, it } from 'vitest'
import { type ListState, readListState, writeListState } from '../../../records/list/url-state.ts'
import { paketList } from './paket-list.tsx'

const read = (search: string) => readListState(new URLSearchParams(search), paketList)
const write = (state: ListState) => writeListState(state, paketList).toString()

it('reads and writes every part of a list', () => {
  const search = 'q=saudia&tipe=Haji&keadaan=penuh&sort=nama_paket%2C-nomor&page=3&row=50'
  expect(write(read(search))).toBe(search)
})

it('leaves defaults out of the address', () => {
  expect(write(read(''))).toBe('')
})

it.each(['page=-1', 'page=x', 'row=7', 'row=1e9', 'sort=harga', 'sort=,,', 'tipe=haji', 'keadaan=x'])(
  'takes "%s" for the default',
  (search) => {
    expect(write(read(search))).toBe('')
  },
)

it('keeps the first of two sorts by one column', () => {
  expect(read('sort=nomor,-nomor').sorting).toEqual([{ id: 'nomor', desc: false }])
})
