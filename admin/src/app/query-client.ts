import { ApiError } from '@safar/shared/platform/http/errors'
import { QueryClient } from '@tanstack/react-query'

/** Reads are tried once more when no answer came; a refusal is final, and writes never repeat themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
