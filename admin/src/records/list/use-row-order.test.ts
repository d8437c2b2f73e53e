import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { movedIds, useRowOrder } from './use-row-order.ts'

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

it('offers moves within all pages, and turns to the page where the row has gone', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id }))
  const [onTurn, onMove] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() =>
    useRowOrder({
      container: { current: null },
      all: rows,
      shown: rows,
      name: ({ id }) => `Baris ${id}`,
      pagination: { pageIndex: 1, pageSize: 2 },
      onTurn,
      onMove,
    }),
  )
  const moves = result.current.moves(1)
  expect(moves.map(({ label, isOff }) => [label, isOff])).toEqual([
    ['Naikkan', false],
    ['Turunkan', true],
    ['Ke paling atas', false],
    ['Ke paling bawah', true],
  ])
  act(() => moves[2]?.onClick?.())
  expect(onMove.mock.calls).toEqual([[[4, 1, 2, 3]]])
  expect(onTurn.mock.calls).toEqual([[0]])
  expect(result.current.words).toBe('Baris 4 dipindahkan ke urutan 1 dari 4.')
})
