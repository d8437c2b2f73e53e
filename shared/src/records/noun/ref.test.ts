import { expect, it } from 'vitest'
import { createHttp } from '../../platform/http/http.ts'
import { columnsOf, fromColumn } from './columns.ts'
import { draftSchema } from './draft.ts'
import type { Noun, RefField } from './field.ts'
import { createNounClient } from './noun-client.ts'
import { createSchema, recordSchema, updateSchema } from './noun-schema.ts'
import { readRecord } from './read.ts'
import { emptyValues, readValues, valuesOf } from './values.ts'

const FIELDS = {
  nama: { kind: 'text', max: 40, required: 'always' },
  pemesanan_id: { kind: 'ref', to: 'pemesanan', required: 'always', onDelete: 'follow' },
  jamaah_id: { kind: 'ref', to: 'jamaah', onDelete: 'clear' },
  paket_id: { kind: 'ref', to: 'paket', onDelete: 'restrict' },
} as const
const NOUN = {
  name: 'peserta',
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  owned: 'pemesanan_id',
  revised: 'difference',
  draftsInBrowser: false,
  fields: FIELDS,
} as const satisfies Noun
const SITI = { nama: 'Siti', pemesanan_id: 7, jamaah_id: null, paket_id: 3 }

it('what becomes of a reference when its record goes is said, and fits what the field asks for', () => {
  const [always, to] = ['always', 'jamaah'] as const
  const kind = 'ref'
  // @ts-expect-error nothing is said
  expect({ kind, to } satisfies RefField).toBeDefined()
  // @ts-expect-error what has to be there is not emptied
  expect({ kind, to, required: always, onDelete: 'clear' } satisfies RefField).toBeDefined()
  // @ts-expect-error what goes along belongs to the other one
  expect({ kind, to, onDelete: 'follow' } satisfies RefField).toBeDefined()
  // @ts-expect-error a public record belongs to none
  expect({ ...NOUN, published: true } satisfies Noun).toBeDefined()
})

it('a reference is an id, or none', () => {
  const schema = createSchema(FIELDS)
  expect(schema.parse({ nama: 'Siti', pemesanan_id: '7', jamaah_id: '' })).toEqual({
    ...SITI,
    paket_id: null,
  })
  for (const pemesanan_id of [undefined, null, '', 0, -1, 1.5, 'tujuh', 2 ** 31])
    expect(schema.safeParse({ nama: 'Siti', pemesanan_id }).success, String(pemesanan_id)).toBe(false)
  expect(updateSchema(FIELDS).parse({ jamaah_id: null })).toEqual({ jamaah_id: null })
  expect(draftSchema(NOUN).safeParse({ nama: 'Siti', pemesanan_id: null }).success).toBe(false)
})

it('a reference is stored, answered, read and typed as that id', () => {
  const stored = { id: 1, ...columnsOf(FIELDS, SITI), created_at: '', updated_at: '' }
  expect(stored).toMatchObject(SITI)
  expect(fromColumn(FIELDS.jamaah_id, null)).toBeNull()
  expect(recordSchema(NOUN).parse(stored)).toEqual(stored)
  expect(readRecord(NOUN, { ...stored, pemesanan_id: '7', paket_id: -3 })).toEqual({
    ...stored,
    paket_id: null,
  })
  expect(valuesOf(FIELDS, SITI)).toEqual({ nama: 'Siti', pemesanan_id: 7, jamaah_id: '', paket_id: 3 })
  expect(readValues(FIELDS, { ...emptyValues(FIELDS), ...valuesOf(FIELDS, SITI) })).toEqual(SITI)
})

it('a list is asked for by what its records refer to', async () => {
  const asked: string[] = []
  const http = createHttp({
    baseUrl: 'https://api.safar.test',
    async fetch(input, init) {
      asked.push(new URL(new Request(input, init).url).search)
      return Response.json({ data: [] })
    },
  })
  const client = createNounClient(http, NOUN)
  await client.list({ refs: { pemesanan_id: 7 }, q: 'siti' })
  // @ts-expect-error no reference
  await client.list({ refs: { nama: 7 } })
  expect(asked[0]).toBe('?q=siti&pemesanan_id=7')
})
