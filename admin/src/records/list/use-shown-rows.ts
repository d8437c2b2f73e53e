import { isPaperNumber } from '@safar/shared/platform/text/paper-number'
import { type Counts, DAFTAR_PER_PAGE_MOST, type DaftarQuery } from '@safar/shared/records/noun/noun-list'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Filter, ListRecord, ListShape } from './shape.ts'
import type { ListSource } from './source.ts'
import type { ChangeList, ListState, Pagination } from './url-state.ts'
import { useLastPage } from './use-last-page.ts'
import { useListRows } from './use-list-rows.ts'

const NO_ROWS: never[] = []

const allOf = (asked: DaftarQuery): DaftarQuery => ({ ...asked, page: 1, per_page: DAFTAR_PER_PAGE_MOST })

/** The rows that search and filters leave. */
export interface RowsLeft<Row> {
  /** The rows that the browser has: all, or the page shown where the server gives pages. */
  rows: readonly Row[]
  /** The number of rows on all pages. */
  total: number
  /** All of them, some hundreds at most. */
  all: () => Promise<readonly Row[]>
}

/** The part of a list that its address shows. */
export interface Shown<Row> {
  /** The rows of the page. */
  page: readonly Row[]
  pagination: Pagination
  left: RowsLeft<Row>
  isPaged: boolean
  counts: Counts
  filters: readonly Filter[]
  isLoading: boolean
  /** True while the rows of the former address are still shown. */
  isBehind: boolean
  isFailed: boolean
  onRetry: () => void
}

/**
 * Returns the page of an address: cut here where all rows are at hand, else by the server, by the same rule. Numbers of
 * papers are known to the server alone.
 */
export function useShownRows<Row extends ListRecord>(
  shape: ListShape<Row>,
  source: ListSource<Row>,
  /** All rows in the order just made. */
  ordered: readonly Row[],
  { state, change }: { state: ListState; change: ChangeList },
  today: string,
): Shown<Row> {
  const queryClient = useQueryClient()
  const { q, chosen, sorting, pagination } = state
  const isElsewhere = (source.isByNumber && isPaperNumber(q)) || shape.isFoundElsewhere?.(q) === true
  const isPaged = source.rows === null || isElsewhere
  const { pageSize } = pagination
  const own = useListRows(shape, isPaged ? NO_ROWS : ordered, state, today)
  const asked = { q, chosen, sorting, page: pagination.pageIndex + 1, per_page: pageSize }
  // The former rows stay until the next have come.
  const answer = useQuery({ ...source.halaman(asked), placeholderData: keepPreviousData, enabled: isPaged })
  const { dress } = source
  const given = answer.data?.rows ?? NO_ROWS
  const dressed = useMemo(() => (dress ? dress(given) : given), [dress, given])
  const total = isPaged ? (answer.data?.total ?? 0) : own.left.length
  const isCurrent = isPaged && answer.data !== undefined && !answer.isPlaceholderData
  const pageIndex = useLastPage({ pagination, total, isCurrent, change })
  const page = useMemo(
    () => own.sorted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    [own.sorted, pageIndex, pageSize],
  )
  const shown = isPaged ? dressed : page
  const kata = isPaged ? answer.data?.kata : own.kata
  const filters = useMemo(
    () =>
      shape.filters.map((filter) => ({
        ...filter,
        choices: filter.choices ?? (kata?.[filter.name] ?? []).map((value) => ({ value, label: value })),
      })),
    [shape, kata],
  )
  const left = useMemo((): RowsLeft<Row> => {
    if (!isPaged) return { rows: own.left, total, all: async () => own.left }
    const all = async () => (await queryClient.fetchQuery(source.halaman(allOf(asked)))).rows
    return { rows: shown, total, all }
  }, [isPaged, own.left, shown, total, source, queryClient, JSON.stringify(asked)])
  const known = isPaged ? (answer.data?.counts ?? {}) : own.counts
  return {
    page: shown,
    pagination: { pageIndex, pageSize },
    left,
    isPaged,
    counts: { ...zeros(filters, shape.daftar.counted), ...known },
    filters,
    isLoading: source.isPending || (isPaged && answer.isPending),
    isBehind: isPaged && answer.isPlaceholderData,
    isFailed: source.isError || (isPaged && answer.isError),
    onRetry: isPaged ? () => void answer.refetch() : source.refetch,
  }
}

function zeros(filters: readonly Filter[], counted: string | undefined): Record<string, number> {
  const choices = filters.find(({ name }) => name === counted)?.choices ?? []
  return Object.fromEntries(choices.map(({ value }) => [value, 0]))
}
