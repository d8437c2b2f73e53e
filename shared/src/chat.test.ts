import { expect, it } from 'vitest'
import { chatUrl, phoneDigits, phoneUrl } from './chat.ts'

it.each([
  ['0812-0000-0000', '6281200000000'],
  ['+62 812 0000 0000', '6281200000000'],
  ['62812', '62812'],
])('dials %s as %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits)
})

it('dials in international form, however the number is written', () => {
  expect(phoneUrl('0812-0000-0000')).toBe('tel:+6281200000000')
})

it('opens a chat with or without a first message', () => {
  expect(chatUrl('0812-0000-0000')).toBe('https://wa.me/6281200000000')
  expect(chatUrl('0812-0000-0000', 'a & b')).toBe('https://wa.me/6281200000000?text=a%20%26%20b')
})
