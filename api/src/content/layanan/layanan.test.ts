import type { Layanan } from '@safar/shared/content/layanan/layanan-fields'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

it('is a draft until somebody says more, live with its text and one of the types alone', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<{ data: Layanan; errors?: object }>({ method: 'POST', url, headers, payload })
  const { data } = (await post('/api/layanan', { nama: "Ma'had Nabawi", isi: '' })).body
  expect(data).toMatchObject({ slug: 'mahad-nabawi', status: 'draf', kosong: 'isi', tipe_paket: '' })
  expect((await test.call({ url: '/api/layanan/mahad-nabawi' })).status).toBe(404)
  const bare = await post(`/api/layanan/${data.id}`, { status: 'terbit' })
  expect([bare.status, Object.keys(bare.body.errors ?? {})]).toEqual([422, ['isi']])
  const wrong = await post(`/api/layanan/${data.id}`, { tipe_paket: 'Wisata' })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['tipe_paket']])
  expect((await post(`/api/layanan/${data.id}`, { isi: 'Belajar.', status: 'terbit' })).status).toBe(200)
  expect((await test.call({ url: '/api/layanan/mahad-nabawi' })).status).toBe(200)
})
