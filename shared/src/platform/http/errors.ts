import type { z } from 'zod'
import { readErrorBody } from './read-error-body.ts'

/** The status of an answer that arrived and cannot be read: to its caller a client is a gateway. */
export const UNREADABLE_STATUS = 502

/**
 * The one error of every client's calls, besides an AbortError for aborted ones: an answer with a status of 400 or
 * above. `status` 0 means that no answer came (offline, timeout).
 */
export class ApiError extends Error {
  readonly status: number
  /** Messages by field path, such as `hotels.0.nama_hotel`. */
  readonly errors: Record<string, string[]>
  /** The whole answer, for statuses that carry more than a message (409). */
  readonly body: unknown
  /** Seconds after which another try makes sense (429, 503); null when the answer does not say. */
  readonly retryAfter: number | null

  constructor(status: number, body: unknown, options?: ErrorOptions & { retryAfter?: number | null }) {
    const told = readErrorBody(body)
    super(told?.message ?? `HTTP ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.errors = told?.errors ?? {}
    this.body = body
    this.retryAfter = options?.retryAfter ?? null
  }
}

/** The longest wait in seconds, since a host with a wrong clock may ask for anything. */
const LONGEST_WAIT = 86_400

/** Reads `Retry-After`, seconds or a date, as seconds from `now`; null for anything else. */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (!header || header.length > 40) return null
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return seconds > 0 ? Math.min(LONGEST_WAIT, Math.ceil(seconds)) : null
}

/** Returns Zod's issues as messages by dotted path, as API and forms carry them; the root is `''`. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    errors[path] = [...(errors[path] ?? []), issue.message]
  }
  return errors
}
