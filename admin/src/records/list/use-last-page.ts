import { useEffect } from 'react'
import type { Pagination } from './url-state.ts'

interface Paged {
  pagination: Pagination
  /** The number of records, as far as is known. */
  total: number
  /** True if the total answers this address, not the one before it. */
  isCurrent: boolean
  change: (change: { pagination: Pagination }, isReplacement: boolean) => void
}

/**
 * Returns the page that is shown, counted from 0. Where the last page has emptied, the one before it is shown and
 * replaces it in the history.
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
