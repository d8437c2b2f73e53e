import { get } from 'node:http'
import { createBrotliDecompress } from 'node:zlib'

/** The mark of the fold, the end of a page's first screen (`site/bundel/finish-page.ts`). */
const FOLD = '<link rel="stylesheet" href="/_astro/halaman.'
/** The bytes given to the decoder at a time, which is the precision of the figure. */
const STEP = 32

/**
 * Counts a page's compressed bytes, its headers included, until its first screen can be drawn: until the decoder has
 * output the fold, or all of a page without one.
 */
export async function bytesToFirstScreen(url: string): Promise<number> {
  const { head, body } = await fetchBrotli(url)
  const decoder = createBrotliDecompress()
  const text: Buffer[] = []
  decoder.on('data', (chunk: Buffer) => text.push(chunk))
  for (let at = 0; at < body.length; at += STEP) {
    await new Promise<void>((done, fail) =>
      decoder.write(body.subarray(at, at + STEP), (error) => (error ? fail(error) : done())),
    )
    // Not the last chunk alone: the mark may lie across two.
    if (Buffer.concat(text).includes(FOLD)) return head + Math.min(at + STEP, body.length)
  }
  return head + body.length
}

function fetchBrotli(url: string): Promise<{ head: number; body: Buffer }> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['content-encoding'] !== 'br')
        return fail(new Error(`${url} is not sent as Brotli`))
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const lines = response.rawHeaders.join('').length + 2 * response.rawHeaders.length
        done({ head: lines + 'HTTP/1.1 200 OK\r\n\r\n'.length, body: Buffer.concat(chunks) })
      })
    }).on('error', fail)
  })
}
