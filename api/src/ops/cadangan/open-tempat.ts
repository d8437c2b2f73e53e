import { stat } from 'node:fs/promises'
import type { TempatCadangan } from '@safar/shared/ops/cadangan/keadaan'
import { bucketOf, type S3Env } from '../../files/gambar/bucket.ts'
import type { Env } from '../../platform/env.ts'
import type { Tempat } from './tempat.ts'

export type TempatEnv = Pick<Env, 'DATA_DIR' | 'CADANGAN_KE'> & S3Env

/** Returns the destination that the environment names, without opening it; null if it names none. */
export function tempatOf(env: TempatEnv): { jenis: TempatCadangan; di: string } | null {
  if (env.CADANGAN_KE === undefined) return null
  if (env.CADANGAN_KE !== 's3') return { jenis: 'folder', di: env.CADANGAN_KE }
  return { jenis: 'bucket', di: bucketOf(env)?.bucket ?? '' }
}

/**
 * Opens the destination that the environment names; null if it names none.
 * @throws TempatError if it is not there
 */
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

/** Tells whether backups lie on the disk that holds the data, and would be lost with it; false if nobody can tell. */
export async function isSedisk({ CADANGAN_KE, DATA_DIR }: TempatEnv): Promise<boolean> {
  if (CADANGAN_KE === undefined || CADANGAN_KE === 's3') return false
  const [there, here] = await Promise.all([CADANGAN_KE, DATA_DIR].map((path) => stat(path).catch(() => null)))
  return there?.dev !== undefined && there.dev === here?.dev
}
