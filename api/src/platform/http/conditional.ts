import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fresh from 'fresh'

/**
 * Whether the caller has the bytes that a tag names: 304 is the whole answer then. Only the tag counts: a page that
 * sends one by hand gets `Cache-Control: no-cache` added by its browser, and would never be told that nothing has
 * changed.
 */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  return fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })
}

/** The tag of these bytes. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}
