import { expect, it } from 'vitest'
import { paketRecord } from './factory.ts'
import { livePaket, readLivePaket } from './live.ts'

const built = livePaket(paketRecord())

it('takes fresh seats and prices, also as text from an older host', () => {
  const answer = { data: { ...paketRecord(), sisa_pax: '3', harga_double: '33000000.00' } }
  expect(readLivePaket(answer, built)).toEqual({ ...built, sisa_pax: 3, harga_double: 33_000_000 })
})

it('keeps what it cannot read', () => {
  const answer = {
    data: { slug: 'umrah', sisa_pax: 'banyak', total_pax: null, harga_quad: -1, currency: 'EUR' },
  }
  expect(readLivePaket(answer, built)).toEqual(built)
})

it('reads a time behind the date', () => {
  const answer = { data: { ...paketRecord(), tanggal_keberangkatan: '2027-01-02 00:00:00' } }
  expect(readLivePaket(answer, built)?.tanggal_keberangkatan).toBe('2027-01-02')
})

it.each([null, 'x', { data: null }, { success: false, data: [] }])('finds no package in %j', (answer) => {
  expect(readLivePaket(answer, built)).toBeNull()
})
