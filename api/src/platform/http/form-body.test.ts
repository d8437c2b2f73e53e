import { expect, it } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { MOST_FIELDS } from './form-body.ts'

const names = (count: number) => Array.from({ length: count }, (_, at) => `f${at.toString(36)}`)
const OPEN = ['/api/pendaftaran', '/api/permintaan-data', '/api/permintaan-data/saya', '/api/berhenti/abc']

const sendForm = (test: TestApp, url: string, payload: string) =>
  test.call<unknown>({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

it.each(OPEN)('counts the fields of a form before it makes them: %s', async (url) => {
  await using test = await createTestApp()
  const { status, body } = await sendForm(
    test,
    url,
    names(12_000)
      .map((name) => `${name}=`)
      .join('&')
      .slice(0, 64_000),
  )
  expect(status).toBe(413)
  expect(JSON.stringify(body)).toContain('terlalu banyak bagian')
  for (const payload of [
    '&'.repeat(60_000),
    '='.repeat(60_000),
    `a=${'%'.repeat(60_000)}`,
    '%00=%ff&__proto__=1',
  ])
    expect((await sendForm(test, url, payload)).status).toBeLessThan(500)
})

it('reads a form as browsers write it, and takes a name that comes twice for no text', async () => {
  await using test = await createTestApp()
  const filled =
    'nama=Siti+%26+Nur%C3%A1%27in&email=siti%40contoh.test&paket=Umroh&setuju=on&catatan=a%0D%0Ab%3Dc'
  expect(
    (await sendForm(test, '/api/pendaftaran', `${filled}&${names(MOST_FIELDS - 6).join('&')}`)).status,
  ).toBe(201)
  const kept = await test.call<{ data: { nama: string; catatan: string } }>({
    url: '/api/pendaftaran/1',
    headers: await test.signIn('staf'),
  })
  const { nama, catatan } = kept.body.data
  expect([nama, catatan.replaceAll('\r', '')]).toEqual(["Siti & Nurá'in", 'a\nb=c'])
  expect((await sendForm(test, '/api/pendaftaran', `${filled}&nama=Budi`)).status).toBe(422)
})

it('sends a network away that has spent its tries before it reads what it sends', async () => {
  await using test = await createTestApp()
  const calls = [
    ['/api/pendaftaran', 10],
    ['/api/auth/login', 100],
    ['/api/auth/passkey/masuk', 200],
    ['/api/auth/lupa', 30],
    ['/api/auth/atur-ulang', 60],
  ] as const
  const good: Record<string, (n: number) => object> = {
    '/api/auth/lupa': (n) => ({ email: `a${n}@contoh.test` }),
    '/api/auth/login': (n) => ({ email: `a${n}@contoh.test`, password: 'x' }),
    '/api/auth/atur-ulang': () => ({ token: 'x'.repeat(43), password: 'kopi senja di tepi laut' }),
  }
  for (const [url, most] of calls) {
    const send = (payload: object | string) =>
      test.call({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })
    expect((await send('{"rusak')).status).toBe(400)
    if (!good[url]) continue
    for (let n = 0; n < most; n += 1) await send(good[url](n))
    expect([url, (await send('{"rusak')).status]).toEqual([url, 429])
  }
  // Registering and asking for a link are counts of their own.
  for (let n = 0; n < 10; n += 1) await test.call({ method: 'POST', url: '/api/pendaftaran', payload: {} })
  const form = await sendForm(
    test,
    '/api/pendaftaran',
    'nama=Siti+Maryam&email=a%40b.test&setuju=on&paket=Umroh',
  )
  expect([form.status, JSON.stringify(form.body).includes('Siti Maryam')]).toEqual([429, true])
  expect(
    (
      await test.call({
        method: 'POST',
        url: '/api/kabari',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(429)
})

it('counts the parts of a sign-in before it reads them', async () => {
  await using test = await createTestApp()
  const many = await multipart(Object.fromEntries(names(200).map((name) => [name, ''])))
  expect((await test.call({ method: 'POST', url: '/api/auth/login', ...many })).status).toBe(413)
})
