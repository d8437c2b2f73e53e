import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fresh from 'fresh'

/**
 * Tells whether the caller has the bytes of an ETag, so that 304 is the whole answer. Only the tag counts: a browser
 * adds `Cache-Control: no-cache` to a tag that a page sends by hand, which would never get a 304.
 */
export function isFresh(request: FastifyRequest, etag: string): boolean {
  return fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })
}

/** Returns the ETag of bytes. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}
