import { expect, test } from 'vitest'
import { reasonError, seatsChangeError, seatsStayText, soldError, ubahKursiSchema } from './kursi.ts'

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

test('a correction of a booked departure has a reason, and what is sold stays on offer', () => {
  expect(ubahKursiSchema.parse({ ubah: -1, alasan: ' Lewat  agen ' })).toMatchObject({ ubah: -1 })
  expect([reasonError(0, ''), reasonError(2, 'Lewat agen')]).toEqual([null, null])
  expect(reasonError(2, '')).toContain('punya 2 pemesanan')
  const kursi = { total_pax: 45, sisa_pax: 6 }
  expect([soldError(kursi, 39), soldError(kursi, 60)]).toEqual([null, null])
  expect(soldError(kursi, 38)).toBe('Sudah terjual 39 kursi: total pax tidak dapat kurang dari itu.')
  // Older data may leave more than there are.
  expect(soldError({ total_pax: 50, sisa_pax: 60 }, 10)).toBeNull()
})
