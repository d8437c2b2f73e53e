import type { Noun } from '@safar/shared/records/noun/field'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerCalls } from '../../access/openapi/calls.ts'
import { requireRole } from '../../access/session/guard.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { aksesRoute } from './access-log.routes.ts'
import { storedNoun } from './declare-noun.ts'

const BRANKAS = {
  name: 'brankas',
  title: 'nama',
  audience: { reads: 'staff', writes: 'staff' },
  revised: 'none',
  draftsInBrowser: false,
  fields: { nama: { kind: 'text', max: 40, required: 'always' } },
} as const satisfies Noun
const FILES = {
  paspor: { read: 'staff', write: 'staff', takes: ['image/jpeg'], max: 1_000, most: 1 },
} as const
const rules = { label: 'Brankas', office: '/admin/questions', cari: () => '' } as const

it('starts no server where looks at files would be in no list of activity', async () => {
  await using test = await createTestApp()
  const { deps } = test
  const api = registerCalls(Fastify(), (who) => requireRole(deps, who))
  expect(() => aksesRoute(api, deps, storedNoun({ ...BRANKAS, files: FILES }, rules))).toThrow('no kind')
  expect(() => aksesRoute(api, deps, storedNoun(BRANKAS, rules))).not.toThrow()
})
