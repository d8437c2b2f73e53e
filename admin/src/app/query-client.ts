import { ApiError } from '@safar/shared/platform/http/errors'
import { QueryClient } from '@tanstack/react-query'

/**
 * Makes the query cache: a read is retried once if no answer came, a refusal is final, and mutations are never retried.
 */
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
