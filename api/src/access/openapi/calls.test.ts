import { ROLES } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import Fastify, { type RouteShorthandOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { registerErrorHandler } from '../../platform/http/error-handler.ts'
import { forbidden } from '../../platform/http/errors.ts'
import { registerJsonBody } from '../../platform/http/json-body.ts'
import { recordId } from '../../platform/http/params.ts'
import { message } from './answers.ts'
import { registerCalls } from './calls.ts'

const schema = { tags: ['contoh'], summary: 'An example.', response: { 200: message } }

function server() {
  const app = Fastify()
  registerErrorHandler(app)
  return registerCalls(app, (who) => async ({ headers }) => {
    const role = ROLES.find((role) => role === headers.peran) ?? null
    if (!may(role, who)) throw forbidden()
  })
}

describe('a route', () => {
  it.each<[string, RouteShorthandOptions]>([
    ['who may call it', { schema }],
    ['what it does and answers', { config: { who: 'all' } }],
  ])('that does not say %s keeps the server from starting', (what, options) => {
    expect(() => server().get('/api/contoh', options, async () => ({}))).toThrow(what)
  })

  it('lets in the roles that it names, before it looks at what was sent', async () => {
    const app = server()
    const body = z.object({ nama: z.string() })
    app.post('/api/contoh', { config: { who: 'staff' }, schema: { ...schema, body } }, async (request) => ({
      message: request.body.nama,
    }))
    const post = (peran: string, payload: object) =>
      app.inject({ method: 'POST', url: '/api/contoh', headers: { peran }, payload })
    expect((await post('user', {})).statusCode).toBe(403)
    expect((await post('admin', {})).statusCode).toBe(422)
    expect((await post('admin', { nama: 'Siti', lain: 1 })).json()).toEqual({ message: 'Siti' })
  })

  it('names the fields that are missing where nothing was sent, and takes nothing where all may be left out', async () => {
    const app = server()
    registerJsonBody(app)
    const bodies = {
      '/api/perlu': z.object({ nama: z.string() }),
      '/api/boleh': z.object({ nama: z.string().optional() }),
    }
    for (const [url, body] of Object.entries(bodies))
      app.post(url, { config: { who: 'all' }, schema: { ...schema, body } }, async () => ({ message: 'ya' }))
    const json = { 'content-type': 'application/json' }
    const post = (url: string, headers = {}) => app.inject({ method: 'POST', url, headers })
    const asked = await post('/api/perlu')
    expect([asked.statusCode, Object.keys(asked.json().errors)]).toEqual([422, ['nama']])
    expect((await post('/api/perlu', json)).statusCode).toBe(400)
    for (const headers of [{}, json]) expect((await post('/api/boleh', headers)).statusCode).toBe(200)
  })

  it('is not there under an address that can name nothing', async () => {
    const app = server()
    const params = z.object({ id: recordId('Contoh ini tidak ada.') })
    app.get(
      '/api/contoh/:id',
      { config: { who: 'all' }, schema: { ...schema, params } },
      async (request) => ({
        message: `nomor ${request.params.id + 1}`,
      }),
    )
    expect((await app.inject('/api/contoh/7')).json()).toEqual({ message: 'nomor 8' })
    for (const id of ['0', 'x', '-1', '1.5', '99999999999', '2147483648']) {
      const answer = await app.inject(`/api/contoh/${id}`)
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Contoh ini tidak ada.' }])
    }
  })
})
