import { join } from 'node:path'
import { BERKAS_MAX_BYTES } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { SEAL_BYTES } from '../../platform/vault/sealed-file.ts'
import { bucketOf } from '../gambar/bucket.ts'
import { openDiskStore } from '../gambar/disk-store.ts'
import type { StoreEnv } from '../gambar/open-store.ts'
import type { FileStore } from '../gambar/store.ts'

const FOLDER = 'berkas_pribadi'
/** The largest size of a sealed file, in bytes. */
export const SEALED_FILE_MOST = BERKAS_MAX_BYTES + SEAL_BYTES

/**
 * Opens the store of sealed files beside the pictures, in a folder or under names of a bucket that no address leads to.
 */
export async function openPrivateStore(env: StoreEnv): Promise<FileStore> {
  const bucket = bucketOf(env)
  if (!bucket) return openDiskStore(join(env.DATA_DIR, FOLDER), { isPrivate: true })
  const { openS3Store } = await import('../gambar/s3-store.ts')
  return openS3Store(bucket, { prefix: `${FOLDER}/`, type: 'application/octet-stream' })
}
