import { queryOptions } from '@tanstack/react-query'
import { publikasiClient } from '../app/api.ts'

const BUSY_INTERVAL = 1_500
const CALM_INTERVAL = 20_000

/** Where publishing stands: asked often while something is on its way, seldom otherwise, never in a hidden tab. */
export const publikasiQuery = queryOptions({
  queryKey: ['publikasi'],
  queryFn: () => publikasiClient.get(),
  refetchInterval: ({ state }) =>
    state.data?.status === 'antre' || state.data?.status === 'membangun' ? BUSY_INTERVAL : CALM_INTERVAL,
})
