import type { MRT_PaginationState, MRT_SortingState } from 'mantine-react-table'
import { useSearchParams } from 'react-router-dom'

/** SPEC section 2: the choices of rows per page; the first is the default. */
export const PAGE_SIZES = [10, 20, 50, 100]
const DEFAULT_PAGE_SIZE = 10

export interface ListState {
  q: string
  sorting: MRT_SortingState
  pagination: MRT_PaginationState
}

/** Reads search, sort and page from an address; whatever it does not understand counts as the default. */
export function readListState(params: URLSearchParams): ListState {
  const page = Number(params.get('page'))
  const size = Number(params.get('row'))
  const sort = params.get('sort') ?? ''
  return {
    q: params.get('q') ?? '',
    sorting: sort
      .split(',')
      .filter((key) => /^-?\w+$/.test(key))
      .map((key) => ({ id: key.replace(/^-/, ''), desc: key.startsWith('-') })),
    pagination: {
      pageIndex: Number.isInteger(page) && page > 1 ? page - 1 : 0,
      pageSize: PAGE_SIZES.includes(size) ? size : DEFAULT_PAGE_SIZE,
    },
  }
}

/** The same state as an address; defaults are left out, so that a plain list has a plain address. */
export function writeListState({ q, sorting, pagination }: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (sorting.length > 0) params.set('sort', sorting.map(({ id, desc }) => (desc ? `-${id}` : id)).join(','))
  if (pagination.pageIndex > 0) params.set('page', String(pagination.pageIndex + 1))
  if (pagination.pageSize !== DEFAULT_PAGE_SIZE) params.set('row', String(pagination.pageSize))
  return params
}

/** The list's state, kept in the address: a reload, a link and the way back show the same rows. */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const state = readListState(params)
  const change = (part: Partial<ListState>) =>
    setParams(
      (current) => {
        const next = { ...readListState(current), ...part }
        const restart = part.q !== undefined || part.sorting !== undefined
        return writeListState(restart ? { ...next, pagination: { ...next.pagination, pageIndex: 0 } } : next)
      },
      { replace: true },
    )
  return { state, change }
}
