import type { FastifyInstance } from 'fastify'

/**
 * Registers the parser of JSON. A body of nothing is none: clients name a type for calls that take no body as well, and
 * are told of fields that are missing instead of a body that cannot be read.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : parse(request, String(body), done),
  )
}
