import { createConfig, lintFromString } from '@redocly/openapi-core'
import { PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { readDocument } from './described-calls.ts'

interface Document {
  openapi: string
  paths: Record<string, Record<string, { operationId: string }>>
  components: { schemas: Record<string, { required: string[]; properties: Record<string, object> }> }
}

it('describes every call there is, and none that is not', async () => {
  await using test = await createTestApp()
  const { body } = await test.call<Document>({ url: '/api/openapi.json' })
  const described = readDocument(body).calls.map(({ name }) => name)
  expect(test.apiRoutes().toSorted()).toEqual(described.toSorted())
})

it('is an OpenAPI 3.1 document whose references lead somewhere', async () => {
  await using test = await createTestApp()
  const { body } = await test.call<Document>({ url: '/api/openapi.json' })
  expect(body.openapi).toBe('3.1.0')
  const refs = JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  for (const [, name = ''] of refs) expect(body.components.schemas).toHaveProperty(name)
  const ids = Object.values(body.paths).flatMap((path) => Object.values(path).map((call) => call.operationId))
  expect(new Set(ids).size).toBe(readDocument(body).calls.length)
})

it('is found without fault by who checks such documents, be it a warning', async () => {
  await using test = await createTestApp()
  const { body } = await test.call<Document>({ url: '/api/openapi.json' })
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(body), absoluteRef: 'openapi.json', config })
  const said = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
  expect(said).toEqual([])
})

it('says what a package needs', async () => {
  await using test = await createTestApp()
  const { body } = await test.call<Document>({ url: '/api/openapi.json' })
  const { PaketInput: input } = body.components.schemas
  const required = Object.entries(PAKET_FIELDS).flatMap(([name, field]) => ('required' in field ? name : []))
  expect(input?.required.toSorted()).toEqual(required.toSorted())
  expect(input?.properties.harga_double).toMatchObject({ type: 'integer', minimum: 0 })
  expect(input?.properties.durasi).toMatchObject({ type: 'string' })
})

it('can be read as a page without scripts', async () => {
  await using test = await createTestApp()
  const { paths } = (await test.call<Document>({ url: '/api/openapi.json' })).body
  const { status, body, headers } = await test.call<string>({ url: '/api/docs' })
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
  expect(body).not.toContain('<script')
  for (const path of Object.keys(paths)) expect(body).toContain(path)
})
