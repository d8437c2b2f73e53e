import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { openBucket, type S3Settings } from './bucket.ts'
import type { FileStore } from './store.ts'

const TIMEOUT_MS = 30_000

const PICTURES = { prefix: '', type: 'image/webp' }

/**
 * Opens the files of a bucket, shared by every server that uses it, under a prefix and with a type; pictures by
 * default.
 * @throws Error if the bucket cannot be reached with these settings
 */
export async function openS3Store(settings: S3Settings, { prefix, type } = PICTURES): Promise<FileStore> {
  const s3 = await openBucket(settings, TIMEOUT_MS)
  return {
    async put(name, bytes) {
      await s3.putObject(prefix + name, new Uint8Array(bytes), type)
    },
    async open(name) {
      const response = await s3.getObjectResponse(prefix + name)
      if (!response?.body) return null
      return {
        // The same stream under two declarations: the browser's and Node's.
        stream: Readable.fromWeb(response.body as ReadableStream),
        size: Number(response.headers.get('content-length')),
      }
    },
    async remove(name) {
      await s3.deleteObject(prefix + name)
    },
  }
}
