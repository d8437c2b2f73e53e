import { paketInput } from '@safar/shared/content/paket/factory'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { createTestApp } from '../../testing/test-app.ts'

const POISON = '{"__proto__":{"role":"admin","kena":1},"constructor":{"prototype":{"kena":1}}'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

it('takes names of the language in a body, a form and a query for names of nothing', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('staf')
  const json = { 'content-type': 'application/json' }
  const parts = await multipart({
    ['__proto__']: 'kena',
    constructor: 'kena',
    email: 'siti@safar.test',
    password: 'x',
  })
  const sent: InjectOptions[] = [
    {
      method: 'POST',
      url: '/api/pendaftaran',
      headers: json,
      payload: `${POISON},"nama":"Siti","email":"siti@safar.test","setuju":true}`,
    },
    {
      method: 'POST',
      url: '/api/pendaftaran',
      headers: FORM,
      payload: '__proto__[kena]=1&__proto__=1&constructor=1&nama=Siti&email=siti%40safar.test&setuju=true',
    },
    { method: 'POST', url: '/api/auth/login', headers: parts.headers, payload: parts.payload },
    {
      method: 'POST',
      url: '/api/paket',
      headers: { ...json, ...headers },
      payload: `${POISON},${JSON.stringify(paketInput()).slice(1)}`,
    },
    {
      method: 'POST',
      url: '/api/auth/me',
      headers: { ...json, ...headers },
      payload: `${POISON},"nama":"Siti"}`,
    },
    { url: '/api/paket?__proto__[kena]=1&__proto__=1&constructor=1&toString=1', headers },
    { url: '/api/paket/__proto__' },
    { url: '/api/__proto__/1' },
    { url: '/storage/img_uploads/__proto__' },
  ]
  const seen: number[] = []
  for (const request of sent) seen.push((await test.call(request)).status)
  expect(seen).toEqual([201, 422, 400, 201, 200, 200, 404, 404, 404])
  expect(Object.hasOwn(Object.prototype, 'kena')).toBe(false)
  const { body } = await test.call<{ data: { role: string } }>({ url: '/api/auth/me', headers })
  expect(body.data).toMatchObject({ nama: 'Siti', role: 'staf' })
  const rows = await test.deps.database.db.selectFrom('paket').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('kena')
})
