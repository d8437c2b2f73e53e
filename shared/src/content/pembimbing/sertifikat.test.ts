import { expect, it } from 'vitest'
import { isBerlaku } from './sertifikat.ts'

it('a certificate holds through its last day, and for good where it has none', () => {
  const on = (berlaku_sampai: string) => isBerlaku({ berlaku_sampai }, '2026-11-22')
  expect([on('2026-11-22'), on('2026-11-21'), on('')]).toEqual([true, false, true])
})
