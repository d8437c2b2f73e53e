import type { FastifyInstance } from 'fastify'
import { tooLarge } from './errors.ts'

/** The largest number of fields of a form, far more than any of ours has. */
export const MOST_FIELDS = 50
const AMPERSAND = 38

/**
 * Registers the parser of URL-encoded forms. Fields are counted before any is made, since twelve thousand fit into a
 * body. A repeated name gives a list of its values.
 */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      if (hasMoreFields(body)) throw tooLarge('Kiriman memuat terlalu banyak bagian.')
      const sent = new URLSearchParams(body.toString('utf8'))
      const fields = [...new Set(sent.keys())].map((name) => {
        const [first, ...others] = sent.getAll(name)
        return [name, others.length > 0 ? [first, ...others] : first] as const
      })
      return Object.fromEntries(fields)
    },
  )
}

function hasMoreFields(body: Buffer): boolean {
  let at = -1
  for (let count = 1; count <= MOST_FIELDS; count += 1) {
    at = body.indexOf(AMPERSAND, at + 1)
    if (at < 0) return false
  }
  return true
}
