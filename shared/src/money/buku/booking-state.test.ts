import { expect, it } from 'vitest'
import { stateByMoney } from './booking-state.ts'

const money = (dibayar: number, terbuka: number, dp = 10) => ({ dibayar, terbuka, dp })

it('makes a booking partly paid with its down payment, and paid with its last bill', () => {
  expect(stateByMoney('menunggu_dp', money(9, 21), 'masuk')).toBe('menunggu_dp')
  expect(stateByMoney('menunggu_dp', money(10, 20), 'masuk')).toBe('sebagian')
  expect(stateByMoney('draf', money(30, 0), 'masuk')).toBe('lunas')
  expect(stateByMoney('sebagian', money(30, 0), 'masuk')).toBe('lunas')
})

it('takes it back where money goes out, or where it is dearer', () => {
  expect(stateByMoney('lunas', money(20, 10), 'keluar')).toBe('sebagian')
  expect(stateByMoney('lunas', money(9, 21), 'keluar')).toBe('menunggu_dp')
  expect(stateByMoney('sebagian', money(0, 30), 'keluar')).toBe('menunggu_dp')
  expect(stateByMoney('lunas', money(30, 5), 'lebih_mahal')).toBe('sebagian')
})

it('leaves a state that a hand set for money kept elsewhere until money changes', () => {
  expect(stateByMoney('sebagian', money(0, 20), 'lebih_murah')).toBe('sebagian')
  expect(stateByMoney('sebagian', money(0, 0), 'lebih_murah')).toBe('sebagian')
  expect(stateByMoney('lunas', money(0, 20), 'lebih_murah')).toBe('lunas')
  expect(stateByMoney('sebagian', money(1, 29), 'masuk')).toBe('sebagian')
  for (const status of ['batal', 'kedaluwarsa', 'disimpan', 'berangkat', 'selesai'] as const)
    for (const change of ['masuk', 'keluar', 'lebih_mahal', 'lebih_murah'] as const)
      expect(stateByMoney(status, money(30, 0), change)).toBe(status)
})
