import { expect, it } from 'vitest'
import { keepWaitingPlaces, readWaitingPlaces, type WaitingPlace } from './waiting-place.ts'

const ANTRE: WaitingPlace = {
  kode: 'K7MD-3RTX',
  urutan: 2,
  nama: 'Rahma Wulandari',
  telepon: '0813 0000 0000',
  orang: 2,
  kamar: 'quad',
}

function storeOf(value: string | null) {
  const kept = { value }
  const store = () => ({
    getItem: () => kept.value,
    setItem: (_: string, text: string) => {
      kept.value = text
    },
  })
  return { kept, store }
}

it('keeps that this tab queues, and nothing of who does', () => {
  const { kept, store } = storeOf(null)
  keepWaitingPlaces(store, new Map([['umrah-desember', ANTRE]]))
  expect(kept.value).not.toMatch(/Rahma|0813/)
  expect([...readWaitingPlaces(store)]).toEqual([
    ['umrah-desember', { ...ANTRE, urutan: null, nama: '', telepon: '' }],
  ])
})

it('keeps the last ten of them', () => {
  const { store } = storeOf(null)
  keepWaitingPlaces(store, new Map(Array.from({ length: 40 }, (_, index) => [`paket-${index}`, ANTRE])))
  expect([...readWaitingPlaces(store).keys()]).toEqual(
    Array.from({ length: 10 }, (_, index) => `paket-${index + 30}`),
  )
})

it.each([
  null,
  'x',
  '{}',
  '[null]',
  '[{"slug":1}]',
  '[{"slug":"a","kode":"b","orang":"2"}]',
  `["${'x'.repeat(6_000)}"]`,
])('knows no place by %j', (text) => {
  expect(readWaitingPlaces(storeOf(text).store).size).toBe(0)
})

it('knows none where nothing may be read', () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  expect(readWaitingPlaces(forbidden).size).toBe(0)
  expect(() => keepWaitingPlaces(forbidden, new Map([['a', ANTRE]]))).not.toThrow()
})
