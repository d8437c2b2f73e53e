import { isPaperNumber } from '@safar/shared/platform/text/paper-number'
import { DAFTAR_ISIAN_MOST, readSorting, writeSorting } from '@safar/shared/records/noun/noun-list'
import type { Sorting } from '@safar/shared/records/noun/sort-rows'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The choices of rows per page (SPEC section 2); the first is the default. */
export const PAGE_SIZES = [10, 20, 50, 100]
const DEFAULT_PAGE_SIZE = 10

export interface Pagination {
  pageIndex: number
  pageSize: number
}

export interface ListState {
  q: string
  /** The choice of each filter by its name; nothing or empty where all are shown. */
  chosen: Readonly<Record<string, string>>
  sorting: Sorting
  pagination: Pagination
}

/** The part of a `ListShape` that its address needs. */
export interface ListAddress {
  /** The filters; without choices any word is valid. */
  filters: readonly { name: string; choices?: readonly { value: string }[] }[]
  daftar?: { sorts: Readonly<Record<string, unknown>> }
  /** The filters that links of other pages set beside the list's own. */
  beside?: readonly { name: string; isValue: (value: string) => boolean }[]
  /** Unless the address says another. */
  pageSize?: number
}

/** Parses search, filters, sort and page from an address; invalid parts read as the default. */
export function readListState(
  params: URLSearchParams,
  { filters, daftar, beside = [], pageSize = DEFAULT_PAGE_SIZE }: ListAddress,
): ListState {
  const page = Number(params.get('page'))
  const size = Number(params.get('row'))
  const isChoice = filters.map(({ name, choices }) => ({
    name,
    isValue: (value: string) =>
      choices ? choices.some((choice) => choice.value === value) : value.length <= DAFTAR_ISIAN_MOST,
  }))
  const chosen = [...isChoice, ...beside].flatMap(({ name, isValue }) => {
    const value = params.get(name)
    return value !== null && isValue(value) ? [[name, value]] : []
  })
  return {
    q: params.get('q') ?? '',
    chosen: Object.fromEntries(chosen),
    sorting: readSorting(params.get('sort') ?? '', daftar?.sorts ?? {}),
    pagination: {
      pageIndex: Number.isInteger(page) && page > 1 ? page - 1 : 0,
      pageSize: PAGE_SIZES.includes(size) ? size : pageSize,
    },
  }
}

/** Writes that state as a query; defaults are left out, so that a plain list has a plain address. */
export function writeListState(
  { q, chosen, sorting, pagination }: ListState,
  { filters, beside = [], pageSize = DEFAULT_PAGE_SIZE }: ListAddress,
): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const { name } of [...filters, ...beside]) {
    if (chosen[name]) params.set(name, chosen[name])
  }
  if (sorting.length > 0) params.set('sort', writeSorting(sorting))
  if (pagination.pageIndex > 0) params.set('page', String(pagination.pageIndex + 1))
  if (pagination.pageSize !== pageSize) params.set('row', String(pagination.pageSize))
  return params
}

/**
 * Keeps a list's state in the address: a reload, a link and the way back show the same rows.
 * @param isByNumber true if it is searched by numbers of papers, which no address and no history keeps
 */
export function useListState(address: ListAddress, isByNumber = false) {
  const [params, setParams] = useSearchParams()
  // Set together with the address, whose change renders it: the field would follow one of two.
  const number = useRef('')
  const inAddress = readListState(params, address)
  const state = { ...inAddress, q: inAddress.q || number.current }
  // Each letter of a search would be a history entry; a choice is one.
  const isTyping = (part: Partial<ListState>) => Object.keys(part).every((key) => key === 'q')
  // `amends`: true replaces the address of a change that nobody asked for.
  const change = (part: Partial<ListState>, amends?: boolean) => {
    const first = { ...state.pagination, pageIndex: 0 }
    const asked = { ...state, pagination: first, ...part }
    const hidden = isByNumber && isPaperNumber(asked.q) ? asked.q : ''
    number.current = hidden
    const next = writeListState({ ...asked, ...(hidden && { q: '' }) }, address)
    const replace = amends ?? isTyping(part)
    // A person's change renders synchronously: in a transition, as the router does, rows come later.
    setParams(next, { replace, preventScrollReset: true, flushSync: amends === undefined })
  }
  return { state, change }
}
export type ChangeList = ReturnType<typeof useListState>['change']
