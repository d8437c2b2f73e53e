import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Brotli's last levels cost seconds on a large script and gain a hundredth. */
const LARGE_BYTES = 256 * 1024

/** The best encoding that an `Accept-Encoding` allows. */
export function negotiateEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const allowed = new Map<string, boolean>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim())
    allowed.set(name, !params.some((param) => /^q=0(\.0*)?$/.test(param)))
  }
  const allows = (name: string) => allowed.get(name) ?? allowed.get('*') ?? false
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}

/** Compresses off the main thread. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return compressGzip(body, { level: 9 })
  const quality = body.length > LARGE_BYTES ? 9 : 11
  return compressBrotli(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
