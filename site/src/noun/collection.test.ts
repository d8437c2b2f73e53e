import { TANYA } from '@safar/shared/content/tanya/tanya-fields'
import { createHttp } from '@safar/shared/platform/http/http'
import { expect, it } from 'vitest'
import { loadNoun } from './collection.ts'

const answering = (status: number, body: unknown) =>
  loadNoun(
    '',
    TANYA,
    createHttp({ baseUrl: 'https://api.test', fetch: async () => Response.json(body, { status }) }),
  )

it('gives what can be shown, and nothing of a host that knows no such noun', async () => {
  const tanya = { id: 1, slug: 'satu', tanya: 'Satu?', jawab: 'Ya.' }
  expect(await answering(200, { data: [tanya, { id: 2 }] })).toMatchObject([tanya])
  expect(await answering(404, { message: 'Not Found' })).toEqual([])
})

it('fails where a host answers that it cannot, so that no page loses what it showed', async () => {
  await expect(answering(500, {})).rejects.toMatchObject({ status: 500 })
  await expect(answering(200, 'halo')).rejects.toMatchObject({ status: 502 })
})
