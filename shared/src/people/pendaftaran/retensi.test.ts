import { expect, it } from 'vitest'
import { pendaftaranKeptText, pendaftaranKeptUntil } from './retensi.ts'

const kept = {
  status: 'baru' as const,
  created_at: '2026-12-01T03:00:00.000Z',
  status_pada: '2026-12-01T03:00:00.000Z',
  hapus_pada: null as string | null,
  dihapus_pada: null as string | null,
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
  ['thirty days for who is in the trash', { dihapus_pada: '2027-03-10T03:00:00.000Z' }, '2027-04-09'],
])('keeps %s', (_what, over, until) => {
  expect(pendaftaranKeptUntil({ ...kept, ...over })).toBe(until)
})

it('keeps longer by what is no age of it, save where its consent names the day, and says so', () => {
  const away = [{ dari: '2027-03-01T03:00:00.000Z', sampai: '2027-04-01T03:00:00.000Z' }]
  expect(pendaftaranKeptUntil(kept, away)).toBe('2029-01-01')
  expect(pendaftaranKeptUntil({ ...kept, hapus_pada: '2027-06-01' }, away)).toBe('2027-06-01')
  const late = { ...kept, created_at: '2027-05-01T03:00:00.000Z' }
  expect(pendaftaranKeptUntil(late, away)).toBe('2029-05-01')
  expect(pendaftaranKeptText(kept, away)).toBe(
    'Dihapus sesudah 1 Januari 2029, 31 hari lebih lama: selama itu server mati atau jamnya salah, dan tidak dihitung sebagai umur data.',
  )
  expect(pendaftaranKeptText(late, away)).toBe('Dihapus sesudah 1 Mei 2029.')
})

it('lets go of nothing that was called off before the rule is a year old', () => {
  const batal = { ...kept, status: 'batal' as const, created_at: '2026-01-05T03:00:00.000Z' }
  for (const status_pada of ['2026-02-01T03:00:00.000Z', '2026-11-24T03:00:00.000Z'])
    expect(pendaftaranKeptUntil({ ...batal, status_pada })).toBe('2027-11-25')
  expect(pendaftaranKeptUntil({ ...batal, status_pada: '2026-11-27T03:00:00.000Z' })).toBe('2027-11-27')
})
