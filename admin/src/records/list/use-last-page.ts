import { useEffect } from 'react'
import type { Pagination } from './url-state.ts'

interface Paged {
  pagination: Pagination
  /** Records in all, as far as is known. */
  total: number
  /** That is the answer to this address, not to the one before it. */
  isCurrent: boolean
  change: (change: { pagination: Pagination }, isReplacement: boolean) => void
}

/**
 * The page that is shown, counted from 0. What was on the last page may be gone: the one before it takes its place, and the way back
 * does not lead to where nothing is.
 */
export function useLastPage({
  pagination: { pageIndex, pageSize },
  total,
  isCurrent,
  change,
}: Paged): number {
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  const isBehind = isCurrent && pageIndex > lastPage
  useEffect(() => {
    if (isBehind) change({ pagination: { pageIndex: lastPage, pageSize } }, true)
  })
  return Math.min(pageIndex, lastPage)
}
