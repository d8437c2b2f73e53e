import { expect, it } from 'vitest'
import { isSamePassportName } from './same-passport-name.ts'

it.each([
  ["NUR'AINI  BINTI HASAN", 'HASAN NURAINI BINTI', true],
  ['Siti-Aminah', 'SITI AMINAH', true],
  ['ZAHRÁ', 'ZAHRA', true],
  ['SITI AMINAH', 'SITI AMINAH BINTI HASAN', false],
  ['SITI AMINAH', 'SITI AMINA', false],
  ['', '<<<', false],
])('compares %s with %s as a passport’s zone writes names', (one, other, isSame) => {
  expect(isSamePassportName(one, other)).toBe(isSame)
})
