import { PENDAFTARAN_STATUS, type PendaftaranStatus } from '@safar/shared/pendaftaran/schema'
import { useSearchParams } from 'react-router-dom'

export const PAGE_SIZES = [10, 20, 50, 100]
const DEFAULT_PAGE_SIZE = 20

export interface ManifestState {
  q: string
  status: PendaftaranStatus | null
  pageIndex: number
  pageSize: number
}

/** What part of the manifest is shown, kept in the address. */
export function useManifestState() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const size = Number(params.get('row'))
  const state: ManifestState = {
    q: params.get('q') ?? '',
    status: PENDAFTARAN_STATUS.find((status) => status === params.get('status')) ?? null,
    pageIndex: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    pageSize: PAGE_SIZES.includes(size) ? size : DEFAULT_PAGE_SIZE,
  }
  const isTyped = (part: Partial<ManifestState>) => Object.keys(part).every((key) => key === 'q')
  const change = (part: Partial<ManifestState>, replace = isTyped(part)) => {
    const next = { ...state, pageIndex: 0, ...part }
    const written = new URLSearchParams()
    if (next.q) written.set('q', next.q)
    if (next.status) written.set('status', next.status)
    if (next.pageIndex > 0) written.set('page', String(next.pageIndex + 1))
    if (next.pageSize !== DEFAULT_PAGE_SIZE) written.set('row', String(next.pageSize))
    setParams(written, { replace, preventScrollReset: true })
  }
  return { state, change }
}
