import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, HttpError } from '../../platform/http/errors.ts'

/** The origin of the page that asks for a passkey, and the domain that the passkey belongs to. */
export interface Asal {
  asal: string
  rp: string
}

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/**
 * Returns the origin of a browser's request if it is one of ours: the site's own or one of `CORS_ORIGINS`, whatever
 * proxies say of host and protocol. On a machine without a public address, `localhost` with any port.
 * @throws HttpError 403 for a foreign origin; 409 where passkeys cannot work, since browsers require a domain
 */
export function asalOf(
  { env, siteUrl }: Pick<AppDeps, 'siteUrl'> & { env: Pick<AppDeps['env'], 'CORS_ORIGINS'> },
  { headers }: Pick<FastifyRequest, 'headers'>,
): Asal {
  const site = new URL(siteUrl)
  const local = isLoopback(site.hostname)
  const asal = headers.origin ?? (local ? `http://localhost:${site.port}` : site.origin)
  const url = URL.parse(asal)
  const isOurs =
    [siteUrl, ...env.CORS_ORIGINS].some((known) => new URL(known).origin === asal) ||
    (local && url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isOurs) throw new HttpError(403, 'Kunci sandi hanya dipakai di alamat agensi ini.')
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')))
    throw conflict('Kunci sandi butuh nama domain, bukan alamat IP.', {})
  // One passkey for site and office where the office lies below the site's own name, else one for the office's.
  const isBelow = url.hostname === site.hostname || url.hostname.endsWith(`.${site.hostname}`)
  return { asal, rp: isBelow ? site.hostname : url.hostname }
}
