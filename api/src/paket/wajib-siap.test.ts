import { paketInput } from '@safar/shared/paket/factory'
import type { Paket } from '@safar/shared/paket/schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

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
  return { post, syarat, [Symbol.asyncDispose]: () => test[Symbol.asyncDispose]() }
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

it('takes no rule that it does not know', async () => {
  await using app = await open()
  const { status, body } = await app.syarat('tiket', 'apa-saja')
  expect([status, Object.keys(body.errors)]).toEqual([422, ['syarat_terbit.1']])
})
