import type { PaketState } from '@safar/shared/paket/rules'
import { TIPE_PAKET, type TipePaket } from '@safar/shared/paket/schema'
import type { MRT_PaginationState, MRT_SortingState } from 'mantine-react-table'
import { useSearchParams } from 'react-router-dom'

/** SPEC section 2: the choices of rows per page; the first is the default. */
export const PAGE_SIZES = [10, 20, 50, 100]
const DEFAULT_PAGE_SIZE = 10
/** SPEC section 2: the columns that sort. */
export const SORTABLE = ['nomor', 'nama_paket', 'tipe_paket']
const STATES: readonly PaketState[] = ['terbuka', 'penuh', 'berangkat']

export interface ListState {
  q: string
  tipe: TipePaket | null
  keadaan: PaketState | null
  sorting: MRT_SortingState
  pagination: MRT_PaginationState
}

/** Reads search, filters, sort and page from an address; whatever it does not understand counts as the default. */
export function readListState(params: URLSearchParams): ListState {
  const page = Number(params.get('page'))
  const size = Number(params.get('row'))
  const sort = (params.get('sort') ?? '')
    .split(',')
    .map((key) => ({ id: key.replace(/^-/, ''), desc: key.startsWith('-') }))
  return {
    q: params.get('q') ?? '',
    tipe: TIPE_PAKET.find((tipe) => tipe === params.get('tipe')) ?? null,
    keadaan: STATES.find((state) => state === params.get('keadaan')) ?? null,
    sorting: sort.filter(
      ({ id }, index) => SORTABLE.includes(id) && sort.findIndex((other) => other.id === id) === index,
    ),
    pagination: {
      pageIndex: Number.isInteger(page) && page > 1 ? page - 1 : 0,
      pageSize: PAGE_SIZES.includes(size) ? size : DEFAULT_PAGE_SIZE,
    },
  }
}

/** The same state as an address; defaults are left out, so that a plain list has a plain address. */
export function writeListState({ q, tipe, keadaan, sorting, pagination }: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (tipe) params.set('tipe', tipe)
  if (keadaan) params.set('keadaan', keadaan)
  if (sorting.length > 0) params.set('sort', sorting.map(({ id, desc }) => (desc ? `-${id}` : id)).join(','))
  if (pagination.pageIndex > 0) params.set('page', String(pagination.pageIndex + 1))
  if (pagination.pageSize !== DEFAULT_PAGE_SIZE) params.set('row', String(pagination.pageSize))
  return params
}

/** The list's state, kept in the address: a reload, a link and the way back show the same rows. */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const state = readListState(params)
  const change = (part: Partial<ListState>) => {
    const next = { ...state, ...part }
    // Each letter of a search would be a step on the way back; whatever is chosen is one.
    const isTyping = Object.keys(part).every((key) => key === 'q')
    const isTurningPage = part.pagination !== undefined
    setParams(
      writeListState(isTurningPage ? next : { ...next, pagination: { ...next.pagination, pageIndex: 0 } }),
      { replace: isTyping, preventScrollReset: true },
    )
  }
  return { state, change }
}
