import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFirstRowsFirst } from './use-first-rows-first.ts'

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }))

// A screen of twenty rows.
beforeEach(() => void vi.stubGlobal('innerHeight', 20 * 64))
afterEach(() => void vi.unstubAllGlobals())

it('shows the first screen at once with the old rows below it, each once, and then all that is wanted', () => {
  const seen: number[][] = []
  const before = rows(1, 100)
  const wanted = rows(90, 100)
  const { rerender } = renderHook(
    ({ list }) => {
      const shown = useFirstRowsFirst(list)
      seen.push(shown.map(({ id }) => id))
    },
    { initialProps: { list: before } },
  )
  seen.length = 0
  act(() => rerender({ list: wanted }))
  const [first, last] = [seen[0] ?? [], seen.at(-1)]
  expect(first.slice(0, 20)).toEqual(wanted.slice(0, 20).map(({ id }) => id))
  expect(first.slice(20)).toEqual(rows(21, 69).map(({ id }) => id))
  expect(new Set(first).size).toBe(first.length)
  expect(last).toEqual(wanted.map(({ id }) => id))
})

it('shows a short page at once', () => {
  const { result, rerender } = renderHook(({ list }) => useFirstRowsFirst(list), {
    initialProps: { list: rows(1, 20) },
  })
  rerender({ list: rows(50, 10) })
  expect(result.current).toEqual(rows(50, 10))
})
