import { expect, it } from 'vitest'
import { dugaanEmail } from './dugaan-email.ts'

it.each([
  ['siti@gmial.com', 'siti@gmail.com'],
  ['siti@gmail.con', 'siti@gmail.com'],
  ['siti@gmial.con', 'siti@gmail.com'],
  ['siti@gmail.co', 'siti@gmail.com'],
  ['siti@gmail.co.id', 'siti@gmail.com'],
  ['siti@gmail,com', 'siti@gmail.com'],
  ['siti@gmailcom', 'siti@gmail.com'],
  ['siti@gmail', 'siti@gmail.com'],
  ['siti@fmail.com', 'siti@gmail.com'],
  ['Siti.Nur@GMAIL.CMO', 'Siti.Nur@gmail.com'],
  ['siti@yaho.com', 'siti@yahoo.com'],
  ['siti@yahooo.co.id', 'siti@yahoo.co.id'],
  ['siti@yaho.co.id', 'siti@yahoo.co.id'],
  ['siti@hotmial.com', 'siti@hotmail.com'],
  ['siti@outlok.com', 'siti@outlook.com'],
  ['siti@iclod.com', 'siti@icloud.com'],
  [' mailto:siti@gmial.com ', 'siti@gmail.com'],
])('asks of %j whether %j is meant', (typed, meant) => {
  expect(dugaanEmail(typed)).toBe(meant)
  expect(dugaanEmail(meant)).toBeNull()
})

it.each([
  '',
  'siti',
  '@gmial.com',
  'a@b@gmial.com',
  'siti@gmail.com',
  'SITI@GMAIL.COM',
  'siti@yahoo.co.id',
  'siti@yahoo.co.in',
  'siti@yahoo.co.uk',
  'siti@hotmail.fr',
  'siti@ymail.com',
  'siti@mail.com',
  'siti@email.com',
  'siti@live.com',
  'siti@safar.test',
  'siti@ui.ac.id',
  'siti@contoh.co.id',
  `siti@${'x'.repeat(100_000)}.com`,
])('asks nothing of %j', (typed) => expect(dugaanEmail(typed)).toBeNull())
