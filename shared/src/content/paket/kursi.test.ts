import { expect, test } from 'vitest'
import { seatsChangeError, seatsStayText, ubahKursiSchema } from './kursi.ts'

test.each([-9_999, -3, 1, 9_999, '-3'])('a change of seats by %s is one', (ubah) => {
  expect(ubahKursiSchema.parse({ ubah })).toEqual({ ubah: Number(ubah) })
})

test.each([0, '0', 1.5, '1,5', 10_000, -10_000, Number.NaN, null, undefined, '', 'tiga', [], {}])(
  'a change of seats by %j is refused',
  (ubah) => {
    expect(ubahKursiSchema.safeParse({ ubah }).success).toBe(false)
  },
)

test('seats stay between none and the total, and what is refused says how they stand', () => {
  const kursi = { sisa_pax: 2, total_pax: 50 }
  expect(seatsChangeError(kursi, -2)).toBeNull()
  expect(seatsChangeError(kursi, 48)).toBeNull()
  expect(seatsChangeError(kursi, -3)).toBe('Kursi tersisa 2 dari 50: tidak dapat dikurangi 3.')
  expect(seatsChangeError(kursi, 49)).toBe('Kursi tersisa 2 dari 50: tidak dapat ditambah 49.')
  expect(seatsChangeError({ sisa_pax: 60, total_pax: 50 }, -1)).toBeNull()
  expect(seatsStayText({ sisa_pax: 5, total_pax: 50 })).toBe('Kursi tidak ikut dipulihkan: tetap 5 dari 50.')
})
