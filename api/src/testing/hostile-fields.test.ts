import { maxHeaderSize } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { passkeyMasukSchema } from '@safar/shared/access/session/faktor-schema'
import { aturUlangSchema, lupaSchema } from '@safar/shared/access/session/forgot-password'
import { loginSchema } from '@safar/shared/access/session/session-schema'
import { hitungSchema } from '@safar/shared/content/paket/hitung/hitung-schema'
import { PENDAFTARAN_HONEYPOT } from '@safar/shared/people/pendaftaran/form-fields'
import { kabariInputSchema } from '@safar/shared/people/pendaftaran/notify-me-schema'
import { pendaftaranInputSchema } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import {
  dataSayaSchema,
  permintaanInputSchema,
} from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { HOSTILE_LENGTH, HOSTILE_TEXTS, hostileTexts } from '@safar/shared/platform/testing/hostile-text'
import { WORK_MS, WORK_TRIES } from '@safar/shared/platform/testing/work'
import { syncInputSchema } from '@safar/shared/trips/rombongan/rombongan-schema'
import { bukaPesananSchema } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga-schema'
import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type DescribedCall, readDocument } from '../access/openapi/described-calls.ts'
import { multipart } from './multipart.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** What anyone may call. */
async function openCalls({ call }: TestApp): Promise<DescribedCall[]> {
  const { body } = await call({ url: '/api/openapi.json' })
  return readDocument(body).calls.filter(({ roles }) => roles === null)
}
/** Addresses that the API's description leaves to the site. */
const PAGES = ['/storage/img_uploads/{name}', '/{halaman}']
/** Fields by call. A call that takes a body and is not named here is not tried, which the first test tells. */
const FIELDS: Record<string, readonly string[]> = {
  '/api/auth/login': Object.keys(loginSchema.shape),
  '/api/auth/lupa': Object.keys(lupaSchema.shape),
  '/api/auth/atur-ulang': Object.keys(aturUlangSchema.shape),
  '/api/auth/passkey/masuk': [...Object.keys(passkeyMasukSchema.shape), 'lain'],
  '/api/berhenti/{token}': ['List-Unsubscribe', 'lain'],
  '/api/pendaftaran': [...Object.keys(pendaftaranInputSchema.shape), PENDAFTARAN_HONEYPOT, 'kunci', 'lain'],
  '/api/paket/{id}/hitung': [...Object.keys(hitungSchema.shape), 'lain'],
  '/api/permintaan-data': [...Object.keys(permintaanInputSchema.shape), PENDAFTARAN_HONEYPOT, 'lain'],
  '/api/permintaan-data/saya': [...Object.keys(dataSayaSchema.shape), 'lain'],
  '/api/pesanan/buka': [...Object.keys(bukaPesananSchema.shape), 'lain'],
  '/api/rombongan': [...Object.keys(syncInputSchema.shape), 'lain'],
  '/api/kabari': [...Object.keys(kabariInputSchema.shape), PENDAFTARAN_HONEYPOT, 'lain'],
}
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]
const filled: Record<string, string> = {
  nama: 'Siti',
  email: 'siti@contoh.test',
  setuju: '1',
  password: 'rahasia',
}

/** Sends a request and holds its work against the bound; the least of some tries, as `workOf` does. */
async function ask(test: TestApp, what: string, request: InjectOptions): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < WORK_TRIES && least >= WORK_MS; n += 1) {
    // Tries are counted by the minute.
    test.advance(16 * 60_000)
    // What a request leaves behind is let go of in the loop's next turn, which one that never waits does not come to:
    // hundreds of them are gigabytes.
    await turn()
    const before = process.threadCpuUsage()
    const { statusCode } = await test.app.inject(request)
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    expect(statusCode, what).toBeLessThan(500)
  }
  expect(least, what).toBeLessThan(WORK_MS)
}

const latin = (text: string) => Buffer.from(text.replaceAll(/[\r\n\0]/g, ' ')).toString('latin1')
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/**
 * As much of a kind of text as Node lets through before a request's body: whatever is longer is refused before anybody
 * reads it.
 */
function inHead(kind: string, written: (text: string) => string): string {
  const growth = written(HOSTILE_TEXTS[kind] ?? '').length / HOSTILE_LENGTH
  return written(hostileTexts(Math.floor(maxHeaderSize / growth))[kind] ?? '')
}

// One for all texts, and one behind a proxy: nothing here looks at what a server was told before, and what it describes
// of itself takes each new one the better part of a second.
const test = await createTestApp()
const proxied = await createTestApp({ TRUST_PROXY: '1', CORS_ORIGINS: 'https://safar.test' })
afterAll(async () => {
  for (const server of [test, proxied]) await server[Symbol.asyncDispose]()
})
const open = await openCalls(test)

it('knows the fields of every call that anyone may send a body to', () => {
  const sent = open.filter(({ bodies }) => Object.keys(bodies).length > 0)
  expect(sent.map(({ path }) => path).toSorted()).toEqual(Object.keys(FIELDS).toSorted())
})

const KINDS = Object.keys(HOSTILE_TEXTS)
/** The share of calls at which a kind of text is tried in what one reader reads for all calls. */
const SHARE = 4

describe.each(Object.entries(HOSTILE_TEXTS))('as much of %s as is read', (kind, text) => {
  /** Tells whether it is this kind's turn: over all calls each place gets every kind, several times. */
  const turnOf = (at: number) => (at + KINDS.indexOf(kind)) % SHARE === 0

  afterEach(() => {
    for (const server of [test, proxied]) expect(server.takeErrors()).toEqual([])
  })

  it.each(Object.entries(FIELDS))('in every field of %s, however it is sent', async (path, fields) => {
    const url = path.replace(/\{\w+\}/g, '1')
    for (const field of fields) {
      const values = { ...filled, [field]: text }
      const form = new URLSearchParams(values).toString()
      const bodies: InjectOptions[] = [
        { payload: values },
        { payload: { ...filled, [field]: [text, { [text.slice(0, 100)]: text }] } },
        { payload: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        await multipart(values),
      ]
      for (const [n, body] of bodies.entries()) {
        await ask(test, `${field}, body ${n}`, { method: 'POST', url, ...body })
      }
    }
    const ofNoField: InjectOptions[] = [
      { payload: text, headers: { 'content-type': 'application/json' } },
      { payload: JSON.stringify({ [text]: text }), headers: { 'content-type': 'application/json' } },
      { payload: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { payload: text, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ]
    for (const [n, body] of ofNoField.entries()) {
      await ask(test, `no field, body ${n}`, { method: 'POST', url, ...body })
    }
  })

  it('in every part of every address', async () => {
    const long = inHead(kind, encoded)
    const calls = [...open, ...PAGES.map((path) => ({ method: 'GET', path, parameters: [] }))]
    for (const [at, { method, path, parameters }] of calls.entries()) {
      const url = path.replace(/\{\w+\}/g, 'x')
      const names = ['lain', '__proto__', 'paket'].filter((_, n) => turnOf(at + n))
      const addresses = [
        ...(turnOf(at) ? [`${url}?${long}`, `${url}/${long}`] : []),
        path.replace(/\{\w+\}/g, long),
        path.replace(
          /\{\w+\}/g,
          text
            .toWellFormed()
            .slice(0, 80)
            .replaceAll(/[^\w.-]/g, '-'),
        ),
        ...[...names, ...parameters.map(({ name }) => name)].map((name) => `${url}?${name}=${long}`),
      ]
      for (const address of addresses) {
        await ask(test, address.slice(0, 60), { method: method === 'GET' ? 'GET' : 'POST', url: address })
      }
    }
  })

  it('in every header', async () => {
    const value = inHead(kind, latin)
    for (const [at, { method, path }] of open.entries()) {
      for (const name of HEADERS.filter((_, n) => turnOf(at + n))) {
        await ask(proxied, `${path}, ${name}`, {
          method: method === 'GET' ? 'GET' : 'POST',
          url: path.replace(/\{\w+\}/g, 'x'),
          headers: { [name]: value },
          ...(method === 'POST' && { payload: '{}' }),
        })
      }
    }
  })
})
