import { isPembimbingContoh } from '@safar/shared/content/contoh/pembimbing'
import type { Pembimbing } from '@safar/shared/content/pembimbing/fields'
import { expect, it } from 'vitest'
import { DEMO_PEMBIMBING, PEMBIMBING_ALTS } from '../../ops/seed/demo/pembimbing.ts'
import { seedPaket } from '../../ops/seed/seed.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { pembimbingNoun } from './pembimbing.noun.ts'

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

it('of the demo are two, live with words of their portraits, and known as examples until somebody writes of them', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const bytes = await picture('png', { width: 30, height: 30 })
  await seedPaket(test.deps, [], { picture: async () => bytes, flyer: async () => bytes }, [
    { noun: pembimbingNoun, list: DEMO_PEMBIMBING, alts: PEMBIMBING_ALTS },
  ])
  const list = async () => (await test.call<{ data: Pembimbing[] }>({ url: '/api/pembimbing' })).body.data
  const [first, second, ...others] = await list()
  expect([first, second].map((guide) => guide && isPembimbingContoh(guide))).toEqual([true, true])
  expect(others).toEqual([])
  await test.call({
    method: 'POST',
    url: `/api/pembimbing/${first?.id}`,
    headers,
    payload: { nama: 'Ustadz Kami' },
  })
  expect((await list()).map(isPembimbingContoh)).toEqual([false, true])
})
