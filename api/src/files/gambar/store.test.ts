import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { paketInput } from '@safar/shared/content/paket/factory'
import { type FauxqsServer, startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openGambarStore, type StoreEnv } from './open-store.ts'

let s3: FauxqsServer
let dir: string
beforeAll(async () => {
  s3 = await startFauxqs({ port: 0, logger: false, init: { buckets: ['gambar'] } })
  dir = await mkdtemp(`${tmpdir()}/safar-store-`)
})
afterAll(async () => {
  await s3.stop()
  await rm(dir, { recursive: true, force: true })
})

const bucket = () => ({
  S3_ENDPOINT: s3.address,
  S3_BUCKET: 'gambar',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'test',
  S3_SECRET_ACCESS_KEY: 'test',
})

describe.each([
  ['a folder', (): StoreEnv => ({ DATA_DIR: dir })],
  ['a bucket', (): StoreEnv => ({ DATA_DIR: dir, ...bucket() })],
])('%s', (_name, env) => {
  it('gives back what was put, to the byte, until it is removed', async () => {
    const store = await openGambarStore(env())
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 256))
    await store.put('a-1x1.webp', bytes)
    const found = await store.open('a-1x1.webp')
    expect(found?.size).toBe(bytes.length)
    expect(found && bytes.equals(await buffer(found.stream))).toBe(true)
    await store.remove('a-1x1.webp')
    expect(await store.open('a-1x1.webp')).toBeNull()
    await store.remove('a-1x1.webp')
  })
})

it('a file of a folder that is removed once it was opened is read to its end, and ends no server that lets it go', async () => {
  const store = await openGambarStore({ DATA_DIR: dir })
  const names = Array.from({ length: 40 }, (_, at) => `b${at}-1x1.webp`)
  for (const name of names) await store.put(name, Buffer.from(name))
  const found = await Promise.all(names.map((name) => store.open(name)))
  for (const name of names) rmSync(join(dir, 'img_uploads', name))
  for (const [at, one] of found.entries())
    if (at % 2 === 0) one?.stream.destroy()
    else expect(one && String(await buffer(one.stream))).toBe(names[at])
})

it('an upload into a bucket is shown, and swept when nothing uses it', async () => {
  await using test = await createTestApp(bucket())
  const headers = await test.signIn('admin')
  const form = await multipart({ image: new File([new Uint8Array(await picture('png'))], 'a.png') })
  const upload = async () =>
    (
      await test.call<{ image_name: string }>({
        method: 'POST',
        url: '/api/upload-image',
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      })
    ).body.image_name
  const [used, unused] = [await upload(), await upload()]
  const payload = paketInput({ thumbnail: used })
  await test.call({ method: 'POST', url: '/api/paket', headers, payload })
  const shown = async (name: string) => (await test.call({ url: `/storage/img_uploads/${name}` })).status
  expect([await shown(used), await shown(unused)]).toEqual([200, 200])
  test.advance(86_400_001)
  await test.tidy()
  expect([await shown(used), await shown(unused)]).toEqual([200, 404])
})

it('says so when the bucket cannot be reached', async () => {
  const env = { DATA_DIR: dir, ...bucket(), S3_BUCKET: 'tidak-ada' }
  await expect(openGambarStore(env)).rejects.toThrow('tidak-ada')
  const away = { DATA_DIR: dir, ...bucket(), S3_ENDPOINT: 'http://127.0.0.1:1' }
  await expect(openGambarStore(away)).rejects.toThrow('at http://127.0.0.1:1 cannot be reached')
})
