import { paketInput } from '@safar/shared/content/paket/factory'
import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import type { SiapPaket } from '@safar/shared/content/paket/kesiapan-schema'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

interface Body {
  data: Paket
  errors: Record<string, string[]>
}

async function open() {
  const test = await createTestApp()
  const admin = await test.signIn('admin')
  const post = (url: string, payload: object) =>
    test.call<Body>({ method: 'POST', url, headers: admin, payload })
  const syarat = (...syarat_terbit: string[]) => post('/api/pengaturan', { syarat_terbit })
  const siap = async () =>
    (await test.call<{ data: SiapPaket[] }>({ url: '/api/siap', headers: admin })).body.data
  return { test, admin, post, syarat, siap, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
}

const TANPA_NOMOR = { maskapais: paketInput().maskapais.map((leg) => ({ ...leg, nomor: '' })) }

it('until the settings ask for something, what older clients send goes live', async () => {
  await using app = await open()
  const { status: _, ...sent } = paketInput({ ...TANPA_NOMOR, visa: '' })
  const { status, body } = await app.post('/api/paket', sent)
  expect([status, body.data.status]).toEqual([201, 'terbit'])
})

it('refuses by field what is to go live without what they ask for, and keeps it as a draft', async () => {
  await using app = await open()
  expect((await app.syarat('tiket', 'visa')).status).toBe(200)
  const sent = paketInput({ ...TANPA_NOMOR, visa: '' })
  const refused = await app.post('/api/paket', sent)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['maskapais.0.nomor', 'visa']])
  const draft = await app.post('/api/paket', { ...sent, status: 'draf' })
  expect(draft.status).toBe(201)
  const path = `/api/paket/${draft.body.data.id}`
  expect((await app.post(path, { status: 'terbit' })).status).toBe(422)
  const soon = { status: 'terjadwal', terbit_pada: '2099-01-01T00:00:00.000Z' }
  expect((await app.post(path, soon)).status).toBe(422)
  const whole = { status: 'terbit', visa: 'proses', maskapais: paketInput().maskapais }
  expect((await app.post(path, whole)).body.data.status).toBe('terbit')
})

it('what people read already may lack what was asked for later, and loses nothing that it had', async () => {
  await using app = await open()
  const { body } = await app.post('/api/paket', paketInput({ visa: '' }))
  await app.syarat('tiket', 'visa')
  const path = `/api/paket/${body.data.id}`
  expect((await app.post(path, { harga_double: 33_000_000 })).status).toBe(200)
  const lost = await app.post(path, TANPA_NOMOR)
  expect([lost.status, Object.keys(lost.body.errors)]).toEqual([422, ['maskapais.0.nomor']])
})

it('comes back from the trash as a draft where more is asked for by then, and live where it has that', async () => {
  await using app = await open()
  const lacking = await app.post('/api/paket', paketInput({ visa: '' }))
  const whole = await app.post('/api/paket', paketInput({ nama_paket: 'Lengkap', visa: 'proses' }))
  await app.syarat('visa')
  const back = async (id: number) => {
    await app.test.call({ method: 'DELETE', url: `/api/paket/${id}`, headers: app.admin })
    const url = `/api/sampah/paket/${id}/pulihkan`
    return app.test.call<Body & { message: string }>({ method: 'POST', url, headers: app.admin })
  }
  const draft = await back(lacking.body.data.id)
  expect([draft.status, draft.body.data.status, draft.body.message]).toEqual([
    200,
    'draf',
    'Syarat terbit agensi belum terpenuhi, jadi kembali sebagai draf.',
  ])
  expect((await back(whole.body.data.id)).body.data.status).toBe('terbit')
})

it('takes no rule that it does not know', async () => {
  await using app = await open()
  const { status, body } = await app.syarat('tiket', 'apa-saja')
  expect([status, Object.keys(body.errors)]).toEqual([422, ['syarat_terbit.1']])
})

it('holds a plan against its own day: a licence that ends before it is said when the plan is made', async () => {
  await using app = await open()
  const ppiu = { nomor: '123/2024', berlaku_sampai: '2027-01-31' }
  await app.post('/api/pengaturan', { ppiu, syarat_terbit: ['izin'] })
  const plan = (terbit_pada: string) => paketInput({ status: 'terjadwal', terbit_pada })
  const refused = await app.post('/api/paket', plan('2027-02-01T02:00:00.000Z'))
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['status']])
  expect((await app.post('/api/paket', plan('2027-01-30T02:00:00.000Z'))).status).toBe(201)
})

it('counts for staff how far drafts and plans are, and names a plan that would not pass before its day', async () => {
  await using app = await open()
  const terbit_pada = '2027-01-30T02:00:00.000Z'
  const plan = paketInput({ nama_paket: 'Umrah Januari', visa: '', status: 'terjadwal', terbit_pada })
  expect((await app.post('/api/paket', plan)).status).toBe(201)
  await app.post('/api/paket', paketInput({ nama_paket: 'Draf', visa: '', deskripsi: '', status: 'draf' }))
  await app.post('/api/paket', paketInput({ nama_paket: 'Sudah terbit' }))
  const warned = async () => {
    const { body } = await app.test.call<{ data: { peringatan?: string[] } }>({
      url: '/api/publikasi',
      headers: app.admin,
    })
    return (body.data.peringatan ?? []).filter((text) => text.includes('Umrah Januari'))
  }
  expect((await app.siap()).map(({ nama_paket, siap, dari }) => [nama_paket, dari - siap])).toEqual([
    ['Umrah Januari', 0],
    ['Draf', 1],
  ])
  expect(await warned()).toEqual([])

  await app.syarat('visa', 'tiket')
  const [planned, draft] = await app.siap()
  expect(planned).toMatchObject({ status: 'terjadwal', terbit_pada, kosong: [], kurang: ['visa'] })
  expect(draft).toMatchObject({ kosong: ['deskripsi'], kurang: ['visa'] })
  expect((planned?.dari ?? 0) - (planned?.siap ?? 0)).toBe(1)
  expect(await warned()).toEqual([
    expect.stringMatching(
      /^Paket “Umrah Januari” dijadwalkan terbit 30 Jan 2027, 09\.00 WIB dan belum memenuhi syarat \(\d+ dari \d+ siap\): visa\.$/,
    ),
  ])
  expect((await app.test.call({ url: '/api/siap' })).status).toBe(401)
})

it('names in the preview of a sheet, row by row, what a save would refuse and what a draft lacks', async () => {
  await using app = await open()
  const { body } = await app.post('/api/paket', paketInput({ visa: '', status: 'draf' }))
  await app.syarat('visa', 'pembayaran')
  const importSheet = async (status: string) => {
    const sheet = `slug;keunggulans;status\r\n${body.data.slug};Baru;${status}\r\n`
    const answer = await app.test.call<{ data: ImportAnswer }>({
      method: 'POST',
      url: '/api/paket/impor',
      headers: { ...app.admin, 'content-type': 'text/csv' },
      payload: sheet,
    })
    return answer.body.data
  }
  const draft = await importSheet('draf')
  expect([draft.galat, draft.baris[0]?.siap?.kurang.includes('visa')]).toEqual([[], true])
  const live = await importSheet('terbit')
  expect(live.galat.map(({ baris, kolom }) => [baris, kolom])).toContainEqual([2, 'visa'])
  expect(live.baris[0]?.siap?.kurang).toEqual(draft.baris[0]?.siap?.kurang)
})
