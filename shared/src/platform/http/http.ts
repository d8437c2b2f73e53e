import ky, { HTTPError, type KyInstance, type Options } from 'ky'
import { z } from 'zod'
import { PERAN_HEADER, PERLU_HEADER } from './account-headers.ts'
import { ApiError, readRetryAfter, UNREADABLE_STATUS } from './errors.ts'

export interface HttpOptions {
  /** Origin of the API host, such as `https://api.safar.test`; empty for the page's own origin. */
  baseUrl?: string
  /** The bearer token at the time of a call, or null when nobody is signed in. */
  getToken?: () => string | null
  /** A listener for a 401 with the token that was sent; the policy (overlay, redirect) is the caller's. */
  onUnauthorized?: (sentToken: string) => void
  /** A listener for what each answer to a token tells of the account: its present role, and what it has to do first. */
  onAccount?: (about: { peran: string | null; perlu: string | null }, sentToken: string) => void
  /** The timeout in milliseconds; none by default (SPEC section 7). */
  timeout?: number | false
  fetch?: typeof fetch
}

export type Http = KyInstance

/** Creates the ky instance of the clients in this package. It never retries, since a write must not happen twice. */
export function createHttp(options: HttpOptions = {}): Http {
  const { baseUrl = '', getToken = () => null, onUnauthorized, onAccount, timeout = false } = options
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
          if (!sent) return
          if (response.status === 401) onUnauthorized?.(sent)
          const { headers } = response
          onAccount?.({ peran: headers.get(PERAN_HEADER), perlu: headers.get(PERLU_HEADER) }, sent)
        },
      ],
    },
  }
  return ky.create(settings)
}

/**
 * Runs a call and parses its JSON body; undefined for an empty one.
 * @throws ApiError for every status of 400 or above, and with status 0 if no answer of an API came: a network that asks
 * people to sign in answers every call with a page. An AbortError if the call was aborted. Nothing else.
 */
export function callJson(call: () => Promise<Response>): Promise<unknown> {
  return called(call, async (response) => {
    const body = await response.text()
    return body === '' ? undefined : JSON.parse(body)
  })
}

/**
 * Runs a call and returns its body as a blob, for a file to keep.
 * @throws what `callJson` throws
 */
export function callBlob(call: () => Promise<Response>): Promise<Blob> {
  return called(call, (response) => response.blob())
}

async function called<Body>(
  call: () => Promise<Response>,
  read: (response: Response) => Promise<Body>,
): Promise<Body> {
  try {
    return await read(await call())
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

/** A reader that turns an answer's JSON into a value; null if it cannot. */
export type AnswerReader<Answer> = (answer: unknown) => Answer | null

/** Makes a reader from a schema. */
export function bySchema<Answer>(schema: z.ZodType<Answer>): AnswerReader<Answer> {
  return (answer) => schema.safeParse(answer).data ?? null
}

/** Makes a reader of `{ data }` from the data's schema. */
export function dataOf<Data>(schema: z.ZodType<Data>): AnswerReader<Data> {
  return bySchema(z.object({ data: schema }).transform(({ data }) => data))
}

/**
 * Runs a call and reads its answer.
 * @throws what `callJson` throws, and an ApiError with status 502 for an unreadable answer
 */
export async function callFor<Answer>(
  read: AnswerReader<Answer>,
  call: () => Promise<Response>,
): Promise<Answer> {
  const answer = read(await callJson(call))
  if (answer === null) {
    throw new ApiError(UNREADABLE_STATUS, { message: 'Jawaban server tidak dapat dibaca. Coba lagi nanti.' })
  }
  return answer
}
