import { join } from 'node:path'
import type { Env } from '../env.ts'
import { openDiskStore } from './disk-store.ts'
import type { GambarStore } from './store.ts'

export type StoreEnv = Pick<Env, 'DATA_DIR'> & {
  [Name in keyof Env as Name extends `S3_${string}` ? Name : never]?: Env[Name]
}

/** The store that the settings name: a bucket, or else a folder in `DATA_DIR`. */
export async function openGambarStore(env: StoreEnv): Promise<GambarStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return openDiskStore(join(env.DATA_DIR, 'img_uploads'))
  }
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
