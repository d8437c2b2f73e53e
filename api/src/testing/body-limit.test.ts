import { paketInput } from '@safar/shared/content/paket/factory'
import { PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import type { Field, Fields } from '@safar/shared/records/noun/field'
import { expect, it } from 'vitest'
import { NOUNS } from '../ops/tables/nouns.ts'
import { bodyLimitOf } from '../records/noun/body-limit.ts'
import { createTestApp } from './test-app.ts'

/** Texts and lists as long as they may be. */
function full(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => longest(name, field)))
}

function longest(name: string, field: Field): [string, unknown][] {
  if (field.kind === 'text') return [[name, 'é'.repeat(field.max)]]
  if (field.kind !== 'list') return []
  return [[name, Array.from({ length: field.max }, (_, n) => ({ hari: n + 1, ...full(field.row) }))]]
}

/** As clients write it that keep to ASCII. */
const escaped = (value: unknown) => JSON.stringify(value, null, 1).replaceAll('é', '\\u00e9')

it('takes a package whose fields are all full, in the longest form, and refuses what can be none', async () => {
  await using test = await createTestApp()
  const headers = { ...(await test.signIn('admin')), 'content-type': 'application/json' }
  const send = (payload: string) => test.call({ method: 'POST', url: '/api/paket', headers, payload })
  const largest = escaped({ ...paketInput(), ...full(PAKET_FIELDS) })
  expect((await send(largest)).status).toBe(201)
  expect((await send(`${largest}${' '.repeat(bodyLimitOf({ fields: PAKET_FIELDS }))}`)).status).toBe(413)
})

it.each(NOUNS.map(({ noun }) => [noun.name, noun] as const))('has room for any record of %s', (_, noun) => {
  expect(bodyLimitOf(noun)).toBeGreaterThan(escaped(full(noun.fields)).length)
})
