import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListFooter } from '../../platform/ui/list-footer.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import classes from './paged-card.module.css'
import { type ChangeList, type ListState, PAGE_SIZES } from './url-state.ts'
import { useLastPage } from './use-last-page.ts'

interface Props<Answer> {
  /** The accessible name: `Daftar email`. */
  label: string
  query: Pick<UseQueryResult<Answer>, 'data' | 'isPending' | 'isError' | 'isPlaceholderData' | 'refetch'>
  state: ListState
  change: ChangeList
  /** The counted noun in the footer: `email`. */
  noun: string
  /** Rendered above the list: its filters. */
  tools?: ReactNode
  /** Rendered where there are no rows. */
  empty: ReactNode
  children: (answer: Answer) => ReactNode
}

/** Renders a list that the server gives in pages: filters, rows, and pagination. */
export function PagedCard<Answer extends { meta: { total: number } }>({
  label,
  query: { data, isPending, isError, isPlaceholderData, refetch },
  state: { pagination },
  change,
  noun,
  tools,
  empty,
  children,
}: Props<Answer>) {
  const total = data?.meta.total ?? 0
  const pageIndex = useLastPage({
    pagination,
    total,
    isCurrent: data !== undefined && !isPlaceholderData,
    change,
  })
  return (
    <section className={classes.card} aria-label={label}>
      {tools && <div className={classes.tools}>{tools}</div>}
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && children(data)}
      {data && total === 0 && <div className={classes.empty}>{empty}</div>}
      <ListFooter
        total={total}
        pageIndex={pageIndex}
        pageSize={pagination.pageSize}
        pageSizes={PAGE_SIZES}
        noun={noun}
        isNarrow={false}
        onChange={(pagination) => change({ pagination })}
      />
    </section>
  )
}
