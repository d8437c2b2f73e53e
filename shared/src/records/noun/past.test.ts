import { expect, it } from 'vitest'
import type { Fields } from './field.ts'
import { pastErrors } from './past.ts'

const FIELDS = {
  izin_pada: { kind: 'day', past: true },
  berangkat: { kind: 'day' },
} as const satisfies Fields
const wrong = (content: object) => Object.keys(pastErrors(FIELDS, content, '2026-11-22'))

it('refuses days that are yet to come of what has happened, and of nothing else', () => {
  expect(wrong({ izin_pada: '2026-11-23', berangkat: '2027-01-01' })).toEqual(['izin_pada'])
  expect(wrong({ izin_pada: '2026-11-22' })).toEqual([])
  expect(wrong({ izin_pada: '' })).toEqual([])
  expect(wrong({})).toEqual([])
})
