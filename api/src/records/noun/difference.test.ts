import type { Noun } from '@safar/shared/records/noun/field'
import { updateSchema } from '@safar/shared/records/noun/noun-schema'
import { expect, it } from 'vitest'
import { differenceProblem } from './difference.ts'

const WISHES = {
  name: 'harapan',
  title: 'nama',
  fields: { nama: { kind: 'text', max: 20 }, jumlah: { kind: 'number', min: 1, max: 9 } },
  audience: { reads: 'office', writes: 'staff' },
  revised: 'difference',
  tells: ['gabungan'],
  draftsInBrowser: false,
} as const satisfies Noun
const problemIn = (sebelum: object, sesudah: object) =>
  differenceProblem(
    { noun: WISHES, bounds: updateSchema(WISHES.fields) },
    JSON.stringify({ updated_at: '2026-11-27T03:00:00.000Z', sebelum, sesudah }),
  )

it('takes fields within their bounds, and texts of what a noun tells besides', () => {
  expect(problemIn({ nama: 'Siti', jumlah: null }, { nama: 'Sita', jumlah: 2 })).toBeNull()
  expect(problemIn({ gabungan: '' }, { gabungan: 'AAAA-BBBB' })).toBeNull()
})

it('refuses what is neither, and what is out of bounds', () => {
  for (const side of [{ jumlah: 10 }, { gabungan: 1 }, { gabungan: 'x'.repeat(10_001) }, { lain: 'x' }]) {
    expect(problemIn(side, {})).toMatch(/^data: /)
    expect(problemIn({}, side)).toMatch(/^data: /)
  }
})
