import { CONTROL } from '@safar/shared/platform/address/typed'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

/** Refuses an address with a control character in its path before any rule reads it, as `deploy/Caddyfile` does. */
export function registerCleanAddress(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const path = decodePath(request.url)
    const isClean = path !== null && !CONTROL.test(path)
    done(isClean ? undefined : new HttpError(400, 'Alamat ini tidak dapat dibaca.'))
  })
}

/** Returns the decoded path of a request; null if it is no text. */
export function decodePath(url: string): string | null {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
