import { expect, it } from 'vitest'
import { chatUrl, isLandline, mailUrl, phoneDigits, phoneUrl } from './chat.ts'

it.each([
  ['0812-0000-0000', '6281200000000'],
  ['+62 812 0000 0000', '6281200000000'],
  ['62812', '62812'],
  ['812 0000 0000', '6281200000000'],
  ['+62 (0)812 0000 0000', '6281200000000'],
  ['0062 812 0000 0000', '6281200000000'],
  ['+966 50 123 4567', '966501234567'],
  ['00966501234567', '966501234567'],
  ['+84 912 345 678', '84912345678'],
  ['(021) 555-0000', '62215550000'],
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

it.each([
  ['021 555 0000', true],
  ['+62 21 555 0000', true],
  ['0812-0000-0000', false],
  ['+966 11 123 4567', false],
])('knows whether %s is a fixed line', (phone, landline) => {
  expect(isLandline(phone)).toBe(landline)
})

it('begins a mail to one address, whatever somebody registered with', () => {
  expect(mailUrl('halo@safar.test')).toBe('mailto:halo@safar.test')
  expect(mailUrl('siti?bcc=jahat@contoh.test')).toBe('mailto:siti%3Fbcc%3Djahat@contoh.test')
  expect(mailUrl('siti@contoh.test?cc=a%40b.test&subject=x')).toBe(
    'mailto:siti@contoh.test%3Fcc%3Da%2540b.test%26subject%3Dx',
  )
})
