import { afterEach, expect, test } from 'vitest'
import { isDipratinjau, pertama } from './dipratinjau.ts'

const shared = globalThis as typeof globalThis & {
  safarDipratinjau?: { jenis: string; id: number } | undefined
}
const list = [4, 7, 0, 9, 12].map((id) => ({ id }))
const ids = (most: number) => pertama('testimoni', list, most).map(({ id }) => id)

afterEach(() => {
  shared.safarDipratinjau = undefined
})

test('a page shows the first of a list, and a preview the record that it is made for whatever its place', () => {
  expect(ids(3)).toEqual([4, 7, 0])
  shared.safarDipratinjau = { jenis: 'testimoni', id: 9 }
  expect(ids(3)).toEqual([4, 7, 9])
  expect(ids(4)).toEqual([4, 7, 0, 9])
  expect(ids(9)).toEqual([4, 7, 0, 9, 12])
  // The same id of another noun is another record.
  shared.safarDipratinjau = { jenis: 'spanduk', id: 9 }
  expect(ids(3)).toEqual([4, 7, 0])
  // A new record has no id yet.
  shared.safarDipratinjau = { jenis: 'testimoni', id: 0 }
  expect(ids(2)).toEqual([4, 0])
  expect([isDipratinjau('testimoni', { id: 0 }), isDipratinjau('testimoni', { id: 4 })]).toEqual([
    true,
    false,
  ])
})
