import { expect, it } from 'vitest'
import { openPostgres } from './postgres.ts'

it('names a server that cannot be reached, and no password', async () => {
  const failure = await openPostgres('postgres://safar:rahasia@127.0.0.1:1/safar').catch(String)
  expect(failure).toMatch(/The database at 127\.0\.0\.1:1 cannot be used .*Check DATABASE_URL\./)
  expect(failure).not.toContain('rahasia')
})
