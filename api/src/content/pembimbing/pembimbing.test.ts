import type { Pembimbing } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

it('keeps certificates row by row, whole and with real days alone', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<{ data: Pembimbing; errors?: object }>({ method: 'POST', url, headers, payload })
  const sertifikat = [{ nama: 'Pembimbing manasik', nomor: '12/2025', berlaku_sampai: '2027-01-31' }]
  const made = await post('/api/pembimbing', { nama: 'Ustadz Hanif', sertifikat, status: 'terbit' })
  expect(made.body.data).toMatchObject({ slug: 'ustadz-hanif', sertifikat, status: 'terbit', bio: '' })
  const { id } = made.body.data
  const wrong = await post(`/api/pembimbing/${id}`, {
    sertifikat: [{ nama: 'A', nomor: '', berlaku_sampai: '2027-02-30' }],
  })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['sertifikat.0.berlaku_sampai']])
  expect((await post(`/api/pembimbing/${id}`, { sertifikat: [] })).body.data.sertifikat).toEqual([])
})
