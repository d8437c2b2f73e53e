import ky, { HTTPError, type KyInstance, type Options } from 'ky'
import { ApiError, readRetryAfter } from './errors.ts'

export interface HttpOptions {
  /** Origin of the API host, such as `https://api.safar.test`; empty for the page's own origin. */
  baseUrl?: string
  /** The bearer token at the time of a call, or null when nobody is signed in. */
  getToken?: () => string | null
  /** Told of a 401 together with the token that was sent: policy (overlay, redirect) is the caller's. */
  onUnauthorized?: (sentToken: string) => void
  /** In milliseconds; SPEC section 7 asks for none by default. */
  timeout?: number | false
  fetch?: typeof fetch
}

export type Http = KyInstance

/** A configured ky for the clients in this package. It never retries: a write must not happen twice. */
export function createHttp(options: HttpOptions = {}): Http {
  const { baseUrl = '', getToken = () => null, onUnauthorized, timeout = false } = options
  const settings: Options = {
    retry: 0,
    timeout,
    prefix: baseUrl || '/',
    ...(options.fetch && { fetch: options.fetch }),
    headers: { accept: 'application/json' },
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = getToken()
          // A call may bring its own: the last one of a session that is over here already.
          if (token && !request.headers.has('authorization'))
            request.headers.set('authorization', `Bearer ${token}`)
        },
      ],
      afterResponse: [
        ({ request, response }) => {
          const sent = request.headers.get('authorization')?.replace(/^Bearer /, '')
          if (response.status === 401 && sent) onUnauthorized?.(sent)
        },
      ],
    },
  }
  return ky.create(settings)
}

/**
 * Runs one call and gives its JSON body (undefined for an empty one).
 * @throws ApiError for every status of 400 or above, and with status 0 when no answer came.
 */
export async function callJson(call: () => Promise<Response>): Promise<unknown> {
  try {
    const response = await call()
    const body = await response.text()
    return body === '' ? undefined : JSON.parse(body)
  } catch (error) {
    if (error instanceof HTTPError) {
      const { status, headers } = error.response
      throw new ApiError(status, error.data, {
        cause: error,
        retryAfter: readRetryAfter(headers.get('retry-after')),
      })
    }
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new ApiError(
      0,
      { message: 'Tidak dapat menghubungi server. Periksa sambungan internet Anda.' },
      { cause: error },
    )
  }
}
