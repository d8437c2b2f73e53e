import { expect, it } from 'vitest'
import { pilihanTambahan } from './pilihan.ts'

const known = [{ value: 'haji-dakhili', label: 'Haji Dakhili' }]

it('adds the package of a Booking button', () => {
  expect(pilihanTambahan('umrah-reguler', known)).toEqual({
    value: 'umrah-reguler',
    label: 'Umrah Reguler',
  })
  expect(pilihanTambahan('haji-dakhili', known)).toEqual(known[0])
})

it('adds nothing for a fixed choice or for what is no address of a package', () => {
  for (const value of ['Umroh', '', null, undefined, '<b>x</b>', 'Hubungi 0800 sekarang', 'a'.repeat(201)]) {
    expect(pilihanTambahan(value, known)).toBeNull()
  }
})
