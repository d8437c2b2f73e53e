import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { errorLine } from './log.ts'

describe('an error in the log', () => {
  it('says what failed and where, and none of the values that a database adds to it', () => {
    const row = 'Failing row contains (7, Siti Rahma, siti@safar.test, 081234567890).'
    const cause = Object.assign(
      new Error('duplicate key value violates unique constraint "akun_email_kunci_key"'),
      {
        code: '23505',
        detail: 'Key (email_kunci)=(siti@safar.test) already exists.',
        parameters: ['siti@safar.test'],
      },
    )
    const error = Object.assign(new Error('not saved', { cause }), {
      code: '23502',
      detail: row,
      where: row,
      hint: row,
    })
    const line = errorLine(error)
    expect(line).toMatchObject({
      type: 'Error',
      message: 'not saved',
      code: '23502',
      stack: expect.stringContaining('log.test'),
    })
    expect(line.cause).toMatchObject({ code: '23505', message: expect.stringContaining('duplicate key') })
    expect(JSON.stringify(line)).not.toMatch(/siti/i)
  })

  it('is bounded, however long its words and its chain of causes are', () => {
    const loop = new Error('x'.repeat(100_000))
    loop.cause = loop
    expect(JSON.stringify(errorLine(loop)).length).toBeLessThan(40_000)
    expect(errorLine('no error at all')).toMatchObject({ message: 'no error at all' })
  })

  it('reaches the stream so, whatever a handler threw', async () => {
    await using test = await createTestApp()
    // Stands for what a database says of a row: the driver's errors carry it beside their message.
    test.publisher.listRilis = () => {
      throw Object.assign(new Error('relation is missing'), { detail: 'siti@safar.test' })
    }
    const headers = await test.signIn('admin')
    expect((await test.call({ url: '/api/publikasi/rilis', headers })).status).toBe(500)
    const [line = ''] = test.takeErrors()
    expect(line).toContain('relation is missing')
    expect(line).not.toContain('siti@safar.test')
  })
})

it('names the account by its number where a call was refused to a role, and nobody elsewhere', async () => {
  await using test = await createTestApp({ LOG_LEVEL: 'info' })
  const headers = await test.signIn('staf', 'staf@safar.test')
  await test.call({ url: '/api/akun?cari=siti', headers })
  await test.call({ method: 'POST', url: '/api/auth/me', headers, payload: { nama: 'Siti' } })
  const lines = test.takeErrors().map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { path: '/api/akun', status: 403, akun: '1', msg: 'request' },
    { path: '/api/auth/me', status: 200, msg: 'request' },
  ])
  expect(lines[1]).not.toHaveProperty('akun')
  expect(JSON.stringify(lines)).not.toMatch(/siti|@safar|Bearer/i)
})

it('leaves one line of each call that was refused, with path and status, and nothing that the caller wrote', async () => {
  await using test = await createTestApp({ LOG_LEVEL: 'info' })
  const payload = { nama: 'Siti', setuju: true, telepon: '0812-3456-7890', email: 'siti@contoh.test' }
  const register = (body: object) => test.call({ method: 'POST', url: '/api/pendaftaran', payload: body })
  await test.call({ url: '/api/akun?cari=siti', headers: { authorization: 'Bearer rahasia-siti' } })
  await register({ ...payload, setuju: false })
  for (let sent = 0; sent < 9; sent += 1) await register(payload)
  await register(payload)
  await test.call({ method: 'POST', url: '/api/berhenti/tautan-siti' })
  // The `#` of a link, as some apps pass it on.
  for (const url of ['/pesanan%23tautan-siti', '/rombongan/tautan-siti']) await test.call({ url })
  await test.call({ url: '/api/tidak-ada%0d%0a%7B%22level%22:30%7D?siti' })
  const lines = test.takeErrors()
  expect(lines.join('')).not.toMatch(/siti|0812|rahasia/i)
  const seen = lines
    .map((line) => JSON.parse(line))
    .map(({ method, path, status }) => `${method} ${path} ${status}`)
  expect([...new Set(seen)]).toEqual([
    'GET /api/akun 401',
    'POST /api/pendaftaran 422',
    'POST /api/pendaftaran 201',
    'POST /api/pendaftaran 429',
    'POST /api/berhenti/… 200',
    'GET /pesanan%23… 404',
    'GET /rombongan/… 404',
    'GET /api/tidak-ada%0d%0a%7B%22level%22:30%7D 400',
  ])
  expect(seen).toHaveLength(16)
})
