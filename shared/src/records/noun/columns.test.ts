import { expect, it } from 'vitest'
import { columnsOf, fromColumn } from './columns.ts'
import { emptyValue } from './field.ts'
import { FIELDS } from './noun.testing.ts'

it('reads back what it wrote, also amounts that come as text', () => {
  const { menu, sewa, uang_muka } = FIELDS
  const rows = [{ urut: 1, nama: 'Soto', harga: null, foto: '' }]
  const stored = columnsOf({ menu, sewa, uang_muka }, { menu: rows, sewa: 5_000_000_000, uang_muka: null })
  expect(fromColumn(menu, stored.menu)).toEqual(rows)
  expect(fromColumn(sewa, String(stored.sewa))).toBe(5_000_000_000)
  expect(fromColumn(uang_muka, stored.uang_muka)).toBe(emptyValue(uang_muka))
  expect(fromColumn(menu, 'soto')).toBeUndefined()
  expect(fromColumn(menu, null)).toBeUndefined()
})
