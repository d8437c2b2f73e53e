import { expect, it } from 'vitest'
import { phoneDigits } from './chat.ts'
import { formatTelepon, isTelepon, isTeleponBaku, normalizeTelepon } from './telepon.ts'

it.each([
  ['0812-3456-7890', '6281234567890', '0812-3456-7890'],
  ['+62 812 3456 7890', '6281234567890', '0812-3456-7890'],
  ['+62 (0)812 3456 7890', '6281234567890', '0812-3456-7890'],
  ['62812345678901', '62812345678901', '0812-3456-78901'],
  ['81234567890', '6281234567890', '0812-3456-7890'],
  ['0062 812 3456 789', '628123456789', '0812-3456-789'],
  ['(021) 555 0000', '62215550000', '021-555-0000'],
  ['0274 555000', '62274555000', '0274-555-000'],
  ['+966 50 123 4567', '+966501234567', '+966 501 234 567'],
  ['0081 90 1234 5678', '+819012345678', '+819 012 345 678'],
])('keeps %s as %s and shows it as %s', (typed, kept, shown) => {
  expect(normalizeTelepon(typed)).toBe(kept)
  expect(isTeleponBaku(kept)).toBe(true)
  expect(formatTelepon(kept)).toBe(shown)
  // What is shown and typed again is the same number, and so is what it is looked up by.
  expect(normalizeTelepon(shown)).toBe(kept)
  expect(normalizeTelepon(kept)).toBe(kept)
  expect(phoneDigits(kept)).toBe(kept.replace('+', ''))
})

it.each(['5550000', '966501234567', '0', '', '+', '0812', 'bukan nomor', '0'.repeat(5_000)])(
  'keeps %j as it was typed, since it says no country or is no whole number',
  (typed) => {
    expect(normalizeTelepon(typed)).toBe(typed)
    expect(isTeleponBaku(typed)).toBe(false)
    expect(formatTelepon(typed)).toBe(typed)
  },
)

it.each([
  '0812-3456-7890',
  '+62 (0)812 3456 7890',
  '0062 812 3456 789',
  '(021) 555 0000',
  '+966 50 123 4567',
  '81234567890',
  '5551234',
])('takes %j for a whole number', (typed) => expect(isTelepon(typed)).toBe(true))

it.each([
  '',
  '12345',
  '+62-812-345',
  '0812-345',
  '0062 812 345',
  '(0812) 345',
  '+966 50',
  '+0812 3456 7890',
  '0812-3456-7890-1234',
  '0812 3456 abc',
  '9'.repeat(100_000),
])('takes %j for none', (typed) => expect(isTelepon(typed)).toBe(false))
