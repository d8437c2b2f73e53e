import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { openBucket, type S3Settings } from './bucket.ts'
import type { GambarStore } from './store.ts'

const TIMEOUT_MS = 30_000

/**
 * Pictures as objects of a bucket, shared by every server that uses it.
 * @throws Error when the bucket cannot be reached with these settings.
 */
export async function openS3Store(settings: S3Settings): Promise<GambarStore> {
  const s3 = await openBucket(settings, TIMEOUT_MS)
  return {
    async put(name, bytes) {
      await s3.putObject(name, new Uint8Array(bytes), 'image/webp')
    },
    async open(name) {
      const response = await s3.getObjectResponse(name)
      if (!response?.body) return null
      return {
        // The same stream under two declarations: the browser's and Node's.
        stream: Readable.fromWeb(response.body as ReadableStream),
        size: Number(response.headers.get('content-length')),
      }
    },
    async remove(name) {
      await s3.deleteObject(name)
    },
  }
}
