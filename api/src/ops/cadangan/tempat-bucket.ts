import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { waktuCadangan } from '@safar/shared/ops/cadangan/retention'
import { openBucket, type S3Settings } from '../../files/gambar/bucket.ts'
import { type Tempat, TempatError } from './tempat.ts'

/** One request carries eight megabytes up, or the whole file back. */
const TIMEOUT_MS = 30 * 60_000
/** The prefix of names beside the pictures of the same bucket. */
const PREFIX = 'cadangan/'

/**
 * Opens a folder of the pictures' bucket as destination.
 * @throws TempatError
 */
export async function openBucketTempat(settings: S3Settings): Promise<Tempat> {
  const s3 = await openBucket(settings, TIMEOUT_MS).catch((cause) => {
    throw new TempatError(cause instanceof Error ? cause.message : 'The bucket cannot be reached.', { cause })
  })

  async function read(nama: string): Promise<Readable | null> {
    const response = await s3.getObjectResponse(PREFIX + nama)
    // The same stream under two declarations: the browser's and Node's.
    return response?.body ? Readable.fromWeb(response.body as ReadableStream) : null
  }

  return {
    async put(nama, make) {
      const dir = await mkdtemp(join(tmpdir(), 'safar-backup-'))
      try {
        const path = join(dir, nama)
        const hasil = await make(path)
        const file = await openAsBlob(path)
        await s3.putAnyObject(PREFIX + nama, file, 'application/octet-stream')
        const stored = await read(nama)
        // The stored bytes must be those that were proven here.
        if (!stored || (await hashOf(stored)) !== (await hashOf(createReadStream(path)))) {
          await s3.deleteObject(PREFIX + nama)
          throw new Error('The bucket gave back another file than it was given.')
        }
        return { hasil, besar: file.size }
      } finally {
        await rm(dir, { recursive: true, force: true })
      }
    },
    async list() {
      const found = (await s3.listObjects('/', PREFIX)) ?? []
      return found.flatMap(({ Key }) => {
        const nama = Key.slice(PREFIX.length)
        return waktuCadangan(nama) === null ? [] : nama
      })
    },
    async get(nama, path) {
      const stored = await read(nama)
      if (!stored) return false
      await pipeline(stored, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return true
    },
    async remove(nama) {
      await s3.deleteObject(PREFIX + nama)
    },
  }
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}
