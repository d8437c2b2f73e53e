import type { Galeri } from '@safar/shared/content/galeri/galeri-fields'
import { expect, it } from 'vitest'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'

const small = await picture('png', { width: 40, height: 25 })

it('goes live with a picture that says what is to be seen, and keeps whether people agreed to be shown', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<{ data: Galeri; errors?: Record<string, string[]> }>({ method: 'POST', url, headers, payload })
  const [silent, told] = await Promise.all(
    ['', 'Tawaf'].map((alt) => test.deps.gambar.storeGambar(small, { alt })),
  )
  const live = { judul: 'Tawaf', status: 'terbit' }
  const refused = await Promise.all([
    post('/api/galeri', live),
    post('/api/galeri', { ...live, gambar: silent }),
  ])
  expect(refused.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
    [422, ['gambar']],
    [422, ['gambar']],
  ])
  const { data } = (await post('/api/galeri', { ...live, gambar: told })).body
  expect(data.izin_subjek).toBe(false)
  const path = `/api/galeri/${data.id}`
  expect((await post(path, { izin_subjek: true })).body.data).toMatchObject({
    izin_subjek: true,
    judul: 'Tawaf',
  })
  expect((await test.call<{ data: Galeri }>({ url: path })).body.data.izin_subjek).toBe(true)
  expect((await post(path, { izin_subjek: null })).body.data.izin_subjek).toBe(false)
  expect((await post(path, { izin_subjek: 'mungkin' })).body.errors).toEqual({
    izin_subjek: ['Pilih ya atau tidak'],
  })
})
