import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLastPage } from './use-last-page.ts'

const change = vi.fn()
const show = (pageIndex: number, total: number, isCurrent: boolean) =>
  renderHook(() => useLastPage({ pagination: { pageIndex, pageSize: 20 }, total, isCurrent, change })).result
    .current

it('stays on the page that was asked for while the one before it is still shown', () => {
  expect(show(2, 60, false)).toBe(2)
  expect(change).not.toHaveBeenCalled()
})

it('steps back from a page that is gone, and leaves no way back to it', () => {
  expect(show(2, 40, true)).toBe(1)
  expect(change).toHaveBeenCalledExactlyOnceWith({ pagination: { pageIndex: 1, pageSize: 20 } }, true)
})
