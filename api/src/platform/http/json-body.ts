import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Tells whether a call takes no body, or one whose fields may all be left out. */
const mayBeEmpty = (body: unknown): boolean =>
  body === undefined || (body instanceof z.ZodType && body.safeParse({}).success)

/** Registers the parser of JSON. Clients name a type where they send nothing: that is no body, if none is needed. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' && mayBeEmpty(request.routeOptions.schema?.body)
      ? done(null, null)
      : parse(request, String(body), done),
  )
}
