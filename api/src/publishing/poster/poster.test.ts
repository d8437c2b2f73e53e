import { paketInput } from '@safar/shared/content/paket/factory'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const paket = (nama_paket: string, day: number, given: object = {}) => ({
  ...paketInput({
    nama_paket,
    tanggal_keberangkatan: `2033-03-${String(day).padStart(2, '0')}`,
    sisa_pax: 4,
  }),
  ...given,
})

async function office() {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  return {
    test,
    headers,
    add: (payload: object) => test.call({ method: 'POST', url: '/api/paket', headers, payload }),
    poster: (path: string) => test.app.inject({ url: `/api/poster/${path}`, headers }),
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}

it('is for staff, of a month that can be, in a size that there is', async () => {
  await using at = await office()
  expect((await at.test.call({ url: '/api/poster/2033-03' })).status).toBe(401)
  for (const path of ['2033-13', 'maret']) expect((await at.poster(path)).statusCode).toBe(404)
  expect((await at.poster('2033-03?ukuran=a0')).statusCode).toBe(422)
})

it('draws what is published and ahead, in either size, whatever stands in it', async () => {
  // As a server is that took an upload before: its libvips reads no SVG any more.
  await import('../../files/gambar/encode.ts')
  await using at = await office()
  expect((await at.poster('2033-03')).statusCode).toBe(404)
  await at.add(paket('Rencana', 1, { status: 'draf' }))
  expect((await at.poster('2033-03')).statusCode).toBe(404)
  await at.add(
    paket('<b>Umrah</b> & "Turki" رمضان 🕋 '.repeat(4), 2, { currency: 'USD', maskapai: 'x'.repeat(90) }),
  )
  for (let day = 3; day < 15; day += 1)
    await at.add(paket(`Umrah Reguler ${day}`, day, { sisa_pax: day % 3 }))
  for (const [query, size] of [
    ['', { width: 1080, height: 1350 }],
    ['?ukuran=a4', { width: 2480, height: 3508 }],
  ] as const) {
    const answer = await at.poster(`2033-03${query}`)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'no-store',
    ])
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', ...size })
  }
})
