import { expect, it } from 'vitest'
import type { Noun } from './field.ts'
import { isPublic } from './states.ts'

const FIELDS = { nama: { kind: 'text', max: 40, required: 'always' } } as const
const REST = {
  name: 'jamaah',
  title: 'nama',
  fields: FIELDS,
  revised: 'none',
  draftsInBrowser: false,
} as const
const ADMIN = { reads: 'admin', writes: 'admin' } as const

it('nobody is in the audience of a noun by default: the compiler asks, of drafts and revisions as well', () => {
  expect({ ...REST, audience: ADMIN } satisfies Noun).toBeDefined()
  // @ts-expect-error without an audience
  expect({ ...REST } satisfies Noun).toBeDefined()
  const { draftsInBrowser: _, ...unsaid } = REST
  // @ts-expect-error without a word on drafts
  expect({ ...unsaid, audience: ADMIN } satisfies Noun).toBeDefined()
})

it('everybody reads what is published, and is no audience', () => {
  expect({ ...REST, audience: ADMIN, published: true, addressed: true } satisfies Noun).toBeDefined()
  // @ts-expect-error everybody
  expect({ ...REST, audience: { reads: 'all', writes: 'admin' } } satisfies Noun).toBeDefined()
  // @ts-expect-error a private record has no public address
  expect({ ...REST, audience: ADMIN, addressed: true } satisfies Noun).toBeDefined()
})

it('who writes reads as well', () => {
  expect({ ...REST, audience: { reads: 'office', writes: 'staff' } } satisfies Noun).toBeDefined()
  // @ts-expect-error staff would be answered with what admins alone read
  expect({ ...REST, audience: { reads: 'admin', writes: 'staff' } } satisfies Noun).toBeDefined()
})

it('what has no states is not public by itself', () => {
  expect(isPublic({ id: 1 })).toBe(false)
})
