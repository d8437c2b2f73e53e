import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import type { GambarStore } from './store.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MS = 30_000

/**
 * Pictures as objects of a bucket, shared by every server that uses it.
 * @throws Error when the bucket cannot be reached with these settings.
 */
export async function openS3Store({ endpoint, bucket, ...settings }: S3Settings): Promise<GambarStore> {
  const s3 = new S3mini({
    ...settings,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    requestAbortTimeout: TIMEOUT_MS,
  })
  const unreachable = `The bucket ${bucket} at ${endpoint} cannot be reached. Check the S3 settings.`
  const found = await s3.bucketExists().catch((cause) => {
    throw new Error(unreachable, { cause })
  })
  if (!found) throw new Error(unreachable)
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
