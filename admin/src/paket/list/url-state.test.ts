import { expect, it } from 'vitest'
import { readListState, writeListState } from './url-state.ts'

const read = (search: string) => readListState(new URLSearchParams(search))

it('reads and writes every part of a list', () => {
  const search = 'q=saudia&tipe=Haji&keadaan=penuh&sort=nama_paket%2C-nomor&page=3&row=50'
  expect(writeListState(read(search)).toString()).toBe(search)
})

it('leaves defaults out of the address', () => {
  expect(writeListState(read('')).toString()).toBe('')
})

it.each(['page=-1', 'page=x', 'row=7', 'row=1e9', 'sort=harga', 'sort=,,', 'tipe=haji', 'keadaan=x'])(
  'takes "%s" for the default',
  (search) => {
    expect(writeListState(read(search)).toString()).toBe('')
  },
)

it('keeps the first of two sorts by one column', () => {
  expect(read('sort=nomor,-nomor').sorting).toEqual([{ id: 'nomor', desc: false }])
})
