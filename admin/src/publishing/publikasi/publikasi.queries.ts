import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { whileSignedIn } from '../../access/session/session-store.ts'
import { PUBLIKASI_KEY } from '../../records/publikasi-key.ts'
import { publikasiClient } from './publikasi-client.ts'

/** The page sizes of the list of releases. */
export const RILIS_SIZES = [10, 20, 50, 100] as const
export const FIRST_RILIS = { pageIndex: 0, pageSize: 10 }

const BUSY_INTERVAL = 1_500
const CALM_INTERVAL = 20_000

/** Reads the publishing state: polled often during a build, seldom otherwise, never in a hidden tab. */
export const publikasiQuery = queryOptions({
  queryKey: PUBLIKASI_KEY,
  queryFn: ({ signal }) => publikasiClient.get({ signal }),
  refetchInterval: ({ state }) =>
    whileSignedIn(
      state.data?.status === 'antre' || state.data?.status === 'membangun' ? BUSY_INTERVAL : CALM_INTERVAL,
    ),
})

/** Reads a page of the kept releases, counted from 0; the key has the served release, so that a change refetches it. */
export const rilisQuery = (served: string | null | undefined, { pageIndex, pageSize } = FIRST_RILIS) =>
  queryOptions({
    queryKey: ['rilis', served ?? null, pageIndex, pageSize],
    queryFn: () => publikasiClient.listRilis(pageIndex + 1, pageSize),
    placeholderData: keepPreviousData,
    enabled: served !== undefined,
  })

/** Reads the last build's log; the key has the start of the state, so that a change refetches it. */
export const buildLogQuery = (since: string) =>
  queryOptions({ queryKey: ['build-log', since], queryFn: () => publikasiClient.readLog() })

/** Returns mutation options that store the answered state and cancel earlier reads, which must not overwrite it. */
function useFreshState() {
  const queryClient = useQueryClient()
  return {
    onMutate: () => queryClient.cancelQueries({ queryKey: publikasiQuery.queryKey }),
    onSuccess: (publikasi: Publikasi) => {
      queryClient.setQueryData(publikasiQuery.queryKey, publikasi)
    },
  }
}

/** The mutation that asks for a rebuild. */
export function usePublish() {
  return useMutation({ mutationFn: () => publikasiClient.publish(), ...useFreshState() })
}

/** The mutation that confirms the server's clock. */
export function useConfirmJam() {
  return useMutation({ mutationFn: () => publikasiClient.confirmJam(), ...useFreshState() })
}

/** The mutation that serves an older release again. */
export function useGoBack() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => publikasiClient.goBack(id),
    ...useFreshState(),
    // Also after a failure: the release may be gone meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['rilis'] }),
  })
}
