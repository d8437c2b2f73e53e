import type { S3mini } from 's3mini'
import type { Env } from '../../platform/env.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3Env = { [Name in keyof Env as Name extends `S3_${string}` ? Name : never]?: Env[Name] }

/** Returns the bucket of the environment; null if none is set. */
export function bucketOf(env: S3Env): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/**
 * Opens a bucket with a time limit for each request.
 * @throws Error if it cannot be reached with these settings
 */
export async function openBucket(
  { endpoint, bucket, ...settings }: S3Settings,
  timeoutMs: number,
): Promise<S3mini> {
  // Most servers have no bucket.
  const { S3mini } = await import('s3mini')
  const s3 = new S3mini({
    ...settings,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    requestAbortTimeout: timeoutMs,
  })
  const unreachable = `The bucket ${bucket} at ${endpoint} cannot be reached. Check the S3 settings.`
  const found = await s3.bucketExists().catch((cause) => {
    throw new Error(unreachable, { cause })
  })
  if (!found) throw new Error(unreachable)
  return s3
}
