import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { GAMBAR_MAX_BYTES, gambarVariant } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Answer {
  image_name: string
  message: string
}

async function upload(
  test: TestApp,
  bytes: Buffer,
  name = 'poster.jpg',
  headers?: { authorization: string },
) {
  const form = await multipart({ image: new File([new Uint8Array(bytes)], name) })
  return test.call<Answer>({
    method: 'POST',
    url: '/api/upload-image',
    payload: form.payload,
    headers: { ...form.headers, ...(headers ?? (await test.signIn('admin'))) },
  })
}

const stored = (test: TestApp) => readdir(join(test.dataDir, 'img_uploads'))

describe('uploading', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    're-encodes %s to every width under a name of its own',
    async (format) => {
      await using test = await createTestApp()
      const { status, body } = await upload(test, await picture(format), '../../etc/passwd.svg')
      expect(status).toBe(201)
      expect(body.image_name).toMatch(/^[a-z0-9]{16}-1200x800\.webp$/)
      for (const [name, width] of [
        [body.image_name, 1200],
        [gambarVariant(body.image_name, 960), 960],
        [gambarVariant(body.image_name, 640), 640],
        [gambarVariant(body.image_name, 480), 480],
      ] as const) {
        const shown = await test.app.inject({ url: gambarUrl(name) })
        expect(shown.statusCode).toBe(200)
        expect(shown.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        const metadata = await sharp(shown.rawPayload).metadata()
        expect(metadata).toMatchObject({ format: 'webp', width })
        expect(metadata.exif).toBeUndefined()
        expect(shown.rawPayload.includes('rahasia')).toBe(false)
      }
      expect(await stored(test)).toHaveLength(4)
    },
  )

  it('shows a wider file of a picture from before there was a width, until its own is made', async () => {
    await using test = await createTestApp()
    const { image_name } = (await upload(test, await picture('jpeg'))).body
    const file = gambarVariant(image_name, 640)
    const { gambar, database } = test.deps
    await gambar.encodePending()
    for (const name of [file, file.replace('.webp', '.avif')])
      await rm(join(test.dataDir, 'img_uploads', name), { force: true })
    await database.db.updateTable('gambar').set({ avif: 0 }).execute()
    const shown = async () => {
      const { headers, rawPayload } = await test.app.inject({ url: gambarUrl(file) })
      const { width } = await sharp(rawPayload).metadata()
      return [headers['content-type'], width, headers['cache-control']]
    }
    expect(await shown()).toEqual(['image/webp', 960, 'public, max-age=3600'])
    await gambar.encodePending()
    expect(await shown()).toEqual(['image/webp', 640, 'public, max-age=31536000, immutable'])
  })

  it('shows AVIF to whoever takes it, once it is made', async () => {
    await using test = await createTestApp()
    const noisy = await sharp({
      create: {
        width: 700,
        height: 500,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    const { image_name } = (await upload(test, noisy)).body
    const url = gambarUrl(image_name)
    const accept = 'image/avif,image/webp,*/*'
    const type = async (headers = {}) => (await test.app.inject({ url, headers })).headers['content-type']
    expect(await type({ accept })).toBe('image/webp')
    await test.deps.gambar.encodePending()
    const shown = await test.app.inject({ url, headers: { accept } })
    expect(shown.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
    // The server's own loaders stay closed for it, as for everything else.
    expect(shown.rawPayload.subarray(4, 12).toString()).toBe('ftypavif')
    expect(await type()).toBe('image/webp')
    expect(await stored(test)).toHaveLength(6)
  })

  it('turns a picture the way its camera was held', async () => {
    await using test = await createTestApp()
    const sideways = await sharp(await picture('jpeg', { width: 300, height: 200 }))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await upload(test, sideways)).body.image_name).toMatch(/-200x300\.webp$/)
  })

  it('scales large pictures down and leaves small ones alone', async () => {
    await using test = await createTestApp()
    const large = await picture('jpeg', { width: 4000, height: 1000 })
    expect((await upload(test, large)).body.image_name).toMatch(/-1600x400\.webp$/)
    expect((await upload(test, await picture('png', { width: 1, height: 1 }))).body.image_name).toMatch(
      /-1x1\.webp$/,
    )
    const strip = await picture('png', { width: 20, height: 20_000 })
    expect((await upload(test, strip)).status).toBe(201)
  })

  it('refuses what is no picture, whatever it is called', async () => {
    await using test = await createTestApp()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    for (const bytes of [
      svg,
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('GIF89a'),
      await picture('gif'),
      await picture('tiff'),
      Buffer.from('%PDF-1.7'),
      Buffer.from([0xff]),
    ]) {
      const { status, body } = await upload(test, bytes)
      expect(status).toBe(415)
      expect(body.message).toBe('Berkas ini bukan gambar JPEG, PNG, atau WebP.')
    }
    expect(await stored(test)).toEqual([])
  })

  it('refuses damaged pictures', async () => {
    await using test = await createTestApp()
    const noise = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer()
    for (const bytes of [
      noise.subarray(0, noise.length / 2),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')]),
      Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
    ]) {
      expect((await upload(test, bytes)).status).toBe(422)
    }
    expect(await stored(test)).toEqual([])
  })

  it('keeps nothing of what hides behind the pixels', async () => {
    await using test = await createTestApp()
    const polyglot = Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert(1)</script>')])
    const { status, body } = await upload(test, polyglot)
    expect(status).toBe(201)
    const shown = await test.app.inject({ url: gambarUrl(body.image_name) })
    expect(shown.rawPayload.includes('script')).toBe(false)
  })

  it('refuses too many bytes and too many pixels', async () => {
    await using test = await createTestApp()
    const heavy = Buffer.concat([await picture('jpeg'), Buffer.alloc(GAMBAR_MAX_BYTES)])
    const bomb = await picture('png', { width: 10_000, height: 5_001 })
    for (const bytes of [heavy, bomb]) {
      const { status, body } = await upload(test, bytes)
      expect(status).toBe(413)
      expect(body.message).toContain('Gambar terlalu besar')
    }
    expect(await stored(test)).toEqual([])
  })

  it('asks for a picture', async () => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    const empty = await multipart({ lain: 'x' })
    const post = (options: object) => test.call({ method: 'POST', url: '/api/upload-image', ...options })
    expect((await post({ payload: empty.payload, headers: { ...empty.headers, ...headers } })).status).toBe(
      422,
    )
    expect((await post({ payload: { image: 'x' }, headers })).status).toBe(415)
    expect((await upload(test, Buffer.alloc(0))).status).toBe(422)
  })

  it('is for admins alone', async () => {
    await using test = await createTestApp()
    const bytes = await picture('png')
    expect((await upload(test, bytes, 'a.png', { authorization: '' })).status).toBe(401)
    expect((await upload(test, bytes, 'a.png', await test.signIn('user'))).status).toBe(403)
    expect(await stored(test)).toEqual([])
  })
})

it.each([
  'tidak-ada.webp',
  'aaaa-1x1.webp',
  '..%2f..%2fsafar.db',
  '%2e%2e/safar.db',
  '.tmp-x',
  'a%20.webp',
  '',
])('shows nothing for %s', async (name) => {
  await using test = await createTestApp()
  const { status, body } = await test.call<Answer>({ url: `/storage/img_uploads/${name}` })
  expect(status).toBe(404)
  expect(body.message).toBeTypeOf('string')
})
