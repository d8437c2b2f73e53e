import { ROLES } from '@safar/shared/access/session/session-schema'
import { MAY } from '@safar/shared/access/session/who'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

/** Open to all, outside the described calls. */
const OPEN = [
  'GET /pratinjau/:token',
  'GET /storage/img_uploads/:name',
  'HEAD /pratinjau/:token',
  'HEAD /storage/img_uploads/:name',
]

it('guards every route that is not for all in every method that it answers, HEAD as well', async () => {
  await using test = await createTestApp()
  const headers = new Map<string, { authorization: string }>()
  for (const role of ROLES) headers.set(role, await test.signIn(role))
  const routes = test.app.calls.flatMap((route) =>
    [route.method].flat().map((method) => ({ method, url: route.url, who: route.config?.who })),
  )
  const outside = routes.filter(({ url }) => !url.startsWith('/api/'))
  expect(outside.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(OPEN)
  expect(routes.filter(({ method }) => method === 'HEAD').length).toBeGreaterThan(20)
  for (const { method, url, who } of routes) {
    if (!who || who === 'all') continue
    const address = url.replaceAll(/:\w+/g, '1')
    const answer = async (role: string | null) =>
      (
        await test.app.inject({
          method: method as 'GET',
          url: address,
          headers: role ? (headers.get(role) ?? {}) : {},
        })
      ).statusCode
    expect(await answer(null), `${method} ${url}`).toBe(401)
    const allowed: readonly string[] = MAY[who]
    for (const role of ROLES)
      if (!allowed.includes(role)) expect(await answer(role), `${method} ${url} ${role}`).toBe(403)
  }
})

it('answers HEAD as GET, without the body', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const asked = async (method: 'GET' | 'HEAD', url: string) => {
    const { statusCode, body, headers: answered } = await test.app.inject({ method, url, headers })
    const { 'x-request-id': _id, 'transfer-encoding': _coding, date: _date, ...told } = answered
    return { statusCode, body, told }
  }
  const urls = test.app.calls
    .filter(({ method, url }) => [method].flat().includes('GET') && !url.includes(':'))
    .map(({ url }) => url)
    // Each reading of it is a row more of what it tells.
    .filter((url) => url !== '/api/aktivitas/ekspor.csv')
  expect(urls.length).toBeGreaterThan(20)
  for (const url of new Set(urls)) {
    const { body: _body, ...said } = await asked('GET', url)
    expect(await asked('HEAD', url), url).toEqual({ ...said, body: '' })
  }
})
