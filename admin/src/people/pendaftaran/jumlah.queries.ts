import { countPendaftaran } from '@safar/shared/people/pendaftaran/jumlah'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { whileSignedIn } from '../../access/session/session-store.ts'

/* The count of registrations, which every page polls. All other queries of them come with the pages that show them. */

const ALL = ['pendaftaran'] as const

/** The query keys of registrations. */
export const PENDAFTARAN_KEYS = {
  all: ALL,
  pages: [...ALL, 'page'],
  turns: [...ALL, 'giliran'],
  terdaftar: [...ALL, 'terdaftar'],
  /** The key of mutations that add registrations, until they are counted. */
  tambah: [...ALL, 'tambah'],
} as const

/**
 * The polling interval of the count, in milliseconds: a registration is seen within five seconds. An unchanged count
 * takes a few bytes, and a hidden tab polls nothing.
 */
const COUNT_INTERVAL = 4_000
const TROUBLED_INTERVAL = 30_000

export const jumlahQuery = queryOptions({
  queryKey: [...ALL, 'count'],
  queryFn: ({ signal }) => countPendaftaran(http, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    whileSignedIn(state.status === 'error' ? TROUBLED_INTERVAL : COUNT_INTERVAL),
})
