import { expect, it } from 'vitest'
import { isTayang, spandukErrors } from './spanduk-fields.ts'

it('is shown from its first day to its last, and always where neither is said', () => {
  const days = ['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-06']
  const shown = (mulai: string, selesai: string) => days.map((day) => isTayang({ mulai, selesai }, day))
  expect(shown('2026-12-01', '2026-12-05')).toEqual([false, true, true, false])
  expect(shown('', '2026-12-05')).toEqual([true, true, true, false])
  expect(shown('2026-12-01', '')).toEqual([false, true, true, true])
  expect(shown('', '')).toEqual([true, true, true, true])
})

it.each([
  'javascript:alert(1)',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  'data:text/html,x',
  '//jahat.test',
  '/\\jahat.test',
  'mailto:a@b.id',
  'paket',
  'https://',
])('leads not to %s', (tautan) => {
  expect(Object.keys(spandukErrors({ tautan }))).toEqual(['tautan'])
})

it('leads to own addresses and to those of others, and ends no day before it begins', () => {
  for (const tautan of ['', '/paket', '/galeri#kategori-1', 'https://contoh.id/promo'])
    expect(spandukErrors({ tautan })).toEqual({})
  expect(Object.keys(spandukErrors({ mulai: '2026-12-02', selesai: '2026-12-01' }))).toEqual(['selesai'])
  expect(spandukErrors({ mulai: '2026-12-02', selesai: '2026-12-02' })).toEqual({})
})
