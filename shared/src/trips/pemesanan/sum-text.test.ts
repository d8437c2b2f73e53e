import { expect, it } from 'vitest'
import { differenceText, firstBillText, sumText } from './sum-text.ts'

it('writes whole rupiah and cents of a dollar, below 0 with a minus', () => {
  expect(sumText(127_000_000, 'Rp')).toBe('Rp 127.000.000')
  expect(sumText(-3_000_000, 'Rp')).toBe('−Rp 3.000.000')
  expect(sumText(215_000, 'USD')).toBe('USD 2.150')
  expect(sumText(215_005, 'USD')).toBe('USD 2.150,05')
})

it('writes a difference with its sign, and none as staying', () => {
  expect(differenceText(3_000_000, 'Rp')).toBe('+ Rp 3.000.000')
  expect(differenceText(-500_000, 'Rp')).toBe('− Rp 500.000')
  expect(differenceText(0, 'USD')).toBe('Tetap')
})

it('names what is paid first, with its sum where there is one', () => {
  const bill = { uraian: '', jatuh_tempo: '2026-11-27', jumlah: 20_000_000 }
  expect(firstBillText([{ jenis: 'dp', ...bill }], 'Rp')).toBe('Uang muka Rp 20.000.000')
  expect(firstBillText([{ jenis: 'pelunasan', ...bill }], 'Rp')).toBe('Pembayaran Rp 20.000.000')
  expect(firstBillText([], 'Rp')).toBe('Pembayaran')
})
