import type { Spanduk } from '@safar/shared/content/spanduk/spanduk-fields'
import { expect, it } from 'vitest'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'

const small = await picture('png', { width: 40, height: 25 })

it('refuses links that lead nowhere good and days that end before they begin, in drafts as in what is live', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<{ data: Spanduk; errors?: Record<string, string[]> }>({ method: 'POST', url, headers, payload })
  const errorsOf = async (payload: object, url = '/api/spanduk') => {
    const { status, body } = await post(url, payload)
    return [status, Object.keys(body.errors ?? {})]
  }
  const judul = 'Promo'
  expect(await errorsOf({ judul, tautan: 'javascript:alert(1)' })).toEqual([422, ['tautan']])
  expect(await errorsOf({ judul, mulai: '2026-12-02', selesai: '2026-12-01' })).toEqual([422, ['selesai']])
  expect(await errorsOf({ judul, status: 'terbit' })).toEqual([422, ['gambar']])
  const gambar = await test.deps.gambar.storeGambar(small, { alt: 'Tawaf' })
  const { data } = (await post('/api/spanduk', { judul, gambar, status: 'terbit', mulai: '2026-12-02' })).body
  // The other day was sent before.
  expect(await errorsOf({ selesai: '2026-12-01' }, `/api/spanduk/${data.id}`)).toEqual([422, ['selesai']])
  expect(await errorsOf({ selesai: '2026-12-09', tautan: '/paket' }, `/api/spanduk/${data.id}`)).toEqual([
    200,
    [],
  ])
})
