import { expect, it } from 'vitest'
import { lepasSebelum, simpanSampai } from './retensi.ts'

const kept = {
  status: 'baru' as const,
  created_at: '2026-12-01T03:00:00.000Z',
  status_pada: '2026-12-01T03:00:00.000Z',
  hapus_pada: null as string | null,
}

it.each([
  ['two years for who is open', {}, '2028-12-01'],
  ['two years for who paid', { status: 'lunas' as const }, '2028-12-01'],
  [
    'a year from the day it was called off',
    { status: 'batal' as const, status_pada: '2027-03-10T03:00:00.000Z' },
    '2028-03-10',
  ],
  [
    'never longer than the consent says',
    { status: 'batal' as const, status_pada: '2028-06-10T03:00:00.000Z' },
    '2028-12-01',
  ],
  ['the day that its own consent names', { hapus_pada: '2027-02-01' }, '2027-02-01'],
  ['not that day for who took a seat', { hapus_pada: '2027-02-01', status: 'lunas' as const }, '2028-12-01'],
  [
    'a year from the day of the rule for what was called off before it',
    {
      status: 'batal' as const,
      created_at: '2026-02-01T03:00:00.000Z',
      status_pada: '2026-02-02T03:00:00.000Z',
    },
    '2027-11-25',
  ],
])('keeps %s', (_what, over, until) => {
  expect(simpanSampai({ ...kept, ...over })).toBe(until)
})

it('lets go of nothing that was called off before the rule is a year old', () => {
  expect(lepasSebelum(new Date('2027-11-24T03:00:00.000Z')).batal).toBeNull()
  expect(lepasSebelum(new Date('2027-11-27T03:00:00.000Z'))).toEqual({
    batal: '2026-11-27T03:00:00.000Z',
    daftar: '2025-11-27T03:00:00.000Z',
  })
})
