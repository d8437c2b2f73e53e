import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Encoding } from '../../../platform/http/encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Brotli's last levels cost seconds on a large script and gain a hundredth. */
const LARGE_BYTES = 256 * 1024

/** Compresses a body off the main thread. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return compressGzip(body, { level: 9 })
  const quality = body.length > LARGE_BYTES ? 9 : 11
  return compressBrotli(body, {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
