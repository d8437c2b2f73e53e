import { join } from 'node:path'
import type { Env } from '../../platform/env.ts'
import { bucketOf, type S3Env } from './bucket.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './store.ts'

export type StoreEnv = Pick<Env, 'DATA_DIR'> & S3Env

/** Opens the store of the environment: a bucket, else a folder in `DATA_DIR`. */
export async function openGambarStore(env: StoreEnv): Promise<FileStore> {
  const bucket = bucketOf(env)
  if (!bucket) return openDiskStore(join(env.DATA_DIR, 'img_uploads'))
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(bucket)
}
