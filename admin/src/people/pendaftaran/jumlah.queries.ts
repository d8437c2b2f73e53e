import { countPendaftaran } from '@safar/shared/people/pendaftaran/jumlah'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { whileSignedIn } from '../../access/session/session-store.ts'

/*
 * What every page asks about registrations: how many there are. All else that is read of them comes with the pages that show it.
 */

const ALL = ['pendaftaran'] as const

/** Under which names their answers are kept. */
export const PENDAFTARAN_KEYS = {
  all: ALL,
  pages: [...ALL, 'page'],
  turns: [...ALL, 'giliran'],
  terdaftar: [...ALL, 'terdaftar'],
  /** What somebody at work here adds to them, until it is counted. */
  tambah: [...ALL, 'tambah'],
} as const

/** Whoever registers is seen within five seconds; a few bytes while nothing changes, and nothing at all in a hidden tab. */
const COUNT_INTERVAL = 4_000
const TROUBLED_INTERVAL = 30_000

export const jumlahQuery = queryOptions({
  queryKey: [...ALL, 'count'],
  queryFn: ({ signal }) => countPendaftaran(http, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    whileSignedIn(state.status === 'error' ? TROUBLED_INTERVAL : COUNT_INTERVAL),
})
