import { expect, it } from 'vitest'
import { broughtPaket } from './brought-paket.ts'

const known = [{ value: 'haji-dakhili', label: 'Haji Dakhili' }]

it('adds the package of a Booking button', () => {
  expect(broughtPaket('umrah-reguler', known)).toEqual({
    value: 'umrah-reguler',
    label: 'Umrah Reguler',
  })
  expect(broughtPaket('haji-dakhili', known)).toEqual(known[0])
})

it('adds nothing for a fixed choice or for what is no address of a package', () => {
  for (const value of ['Umroh', '', null, undefined, '<b>x</b>', 'Hubungi 0800 sekarang', 'a'.repeat(201)]) {
    expect(broughtPaket(value, known)).toBeNull()
  }
})
