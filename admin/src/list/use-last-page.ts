import { useEffect } from 'react'
import type { Pagination } from './url-state.ts'

interface Paged {
  pagination: Pagination
  /** Records in all; null while the answer to this address is on its way. */
  total: number | null
  change: (change: { pagination: Pagination }, isReplacement: boolean) => void
}

/**
 * The page that is shown, counted from 0. What was on the last page may be gone: the one before it takes its place, and the way back
 * does not lead to where nothing is.
 */
export function useLastPage({ pagination: { pageIndex, pageSize }, total, change }: Paged): number {
  const lastPage = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1)
  const isBehind = total !== null && pageIndex > lastPage
  useEffect(() => {
    if (isBehind) change({ pagination: { pageIndex: lastPage, pageSize } }, true)
  })
  return Math.min(pageIndex, lastPage)
}
