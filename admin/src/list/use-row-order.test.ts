import { expect, it } from 'vitest'
import { movedIds } from './use-row-order.ts'

it.each([
  ['down', [1, 2, 3, 4], 0, 2, [2, 3, 1, 4]],
  ['up', [1, 2, 3, 4], 3, 1, [1, 4, 2, 3]],
  ['nowhere', [1, 2, 3, 4], 1, 1, [1, 2, 3, 4]],
  ['down past one that is not shown', [1, 3, 4], 0, 1, [2, 3, 1, 4]],
  ['to the top of those that are shown', [2, 4], 1, 0, [1, 4, 2, 3]],
  ['out of the list', [1, 2], 1, 2, [1, 2, 3, 4]],
])('moves a row %s', (_where, shown, from, to, expected) => {
  expect(movedIds([1, 2, 3, 4], shown, from, to)).toEqual(expected)
})
