import { expect, it } from 'vitest'
import { COMMON_PASSWORD_MESSAGE, isPattern, newPasswordSchema, repeatedUnit } from './password.ts'

it.each(['aaaaaaaaaaaa', 'abababababab', '123123123123', '123456789012', 'abcdefghijkl', '210987654321'])(
  'takes %s for a pattern',
  (password) => {
    expect(isPattern(password)).toBe(true)
    const parsed = newPasswordSchema.safeParse(password)
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([COMMON_PASSWORD_MESSAGE])
  },
)

it.each(['kata-sandi-uji-coba', 'kuda baterai jepit', 'x7!kQ2pL9zRt', 'empat kata acak ini'])(
  'asks %s for no digit, capital or sign',
  (password) => {
    expect(newPasswordSchema.safeParse(password).success).toBe(true)
  },
)

it('says what is wrong with a length, once', () => {
  const messages = (password: string) =>
    newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message)
  expect(messages('sebelas-huf')).toEqual(['Paling sedikit 12 huruf'])
  expect(messages('x'.repeat(201))).toEqual(['Paling banyak 200 huruf'])
})

it('finds what is repeated', () => {
  expect(repeatedUnit('rahasiarahasia')).toBe('rahasia')
  expect(repeatedUnit('rahasia')).toBe('rahasia')
})
