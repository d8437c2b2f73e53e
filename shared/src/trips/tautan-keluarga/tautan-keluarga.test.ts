import { expect, it } from 'vitest'
import { lastDigits, readFamilyToken, tautanChat } from './tautan-keluarga.ts'

const token = `${'A-b_'.repeat(10)}xyz`

it.each([
  token,
  `#${token}`,
  `https://contoh.test/pesanan#${token}`,
  `https://contoh.test/pesanan#${token}.`,
  `(https://contoh.test/pesanan#${token})`,
  `Buka https://contoh.test/pesanan#${token} ya`,
])('reads the token of %s', (text) => {
  expect(readFamilyToken(text)).toBe(token)
})

it.each(['', token.slice(0, 42), `${token}x`, `#${token.slice(0, 20)}…`, 'x'.repeat(5_000)])(
  'reads no token of %s',
  (text) => {
    expect(readFamilyToken(text)).toBeNull()
  },
)

it.each([
  ['6281200000044', '0044'],
  ['0812-0000-0044', '0044'],
  ['123', ''],
  ['', ''],
])('opens %s by %s', (telepon, digits) => {
  expect(lastDigits(telepon)).toBe(digits)
})

it('writes the chat with the link on a line of its own', () => {
  const chat = tautanChat('Safar', {
    nama: 'Siti',
    kode: 'SFR-2026-0001',
    tautan: 'https://a.test/pesanan#x',
  })
  expect(chat.split('\n')).toContain('https://a.test/pesanan#x')
})
