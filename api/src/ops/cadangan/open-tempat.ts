import { stat } from 'node:fs/promises'
import type { TempatCadangan } from '@safar/shared/ops/cadangan/keadaan'
import { bucketOf, type S3Env } from '../../files/gambar/bucket.ts'
import type { Env } from '../../platform/env.ts'
import type { Tempat } from './tempat.ts'

export type TempatEnv = Pick<Env, 'DATA_DIR' | 'CADANGAN_KE'> & S3Env

/** What the settings say of the place, without a look at it; null where they name none. */
export function tempatOf(env: TempatEnv): { jenis: TempatCadangan; di: string } | null {
  if (env.CADANGAN_KE === undefined) return null
  if (env.CADANGAN_KE !== 's3') return { jenis: 'folder', di: env.CADANGAN_KE }
  return { jenis: 'bucket', di: bucketOf(env)?.bucket ?? '' }
}

/** The place that the settings name; null where they name none. @throws TempatError where it is not there */
export async function openTempat(env: TempatEnv): Promise<Tempat | null> {
  if (env.CADANGAN_KE === undefined) return null
  if (env.CADANGAN_KE !== 's3') {
    const { openFolderTempat } = await import('./tempat-folder.ts')
    return openFolderTempat(env.CADANGAN_KE)
  }
  const settings = bucketOf(env)
  if (!settings) return null
  const { openBucketTempat } = await import('./tempat-bucket.ts')
  return openBucketTempat(settings)
}

/** Whether backups lie on the disk that holds the data, and would go with it; false where nobody can tell. */
export async function isSedisk({ CADANGAN_KE, DATA_DIR }: TempatEnv): Promise<boolean> {
  if (CADANGAN_KE === undefined || CADANGAN_KE === 's3') return false
  const [there, here] = await Promise.all([CADANGAN_KE, DATA_DIR].map((path) => stat(path).catch(() => null)))
  return there?.dev !== undefined && there.dev === here?.dev
}
