import { expect, it } from 'vitest'
import { isWeakPassword } from './common-password.ts'

const owner = { email: 'Siti.Aminah@safar-wisata.test', brand: 'Al-Barokah Tours' }

it.each([
  'password',
  'password1234',
  'PASSWORD!!!!2026',
  '2026indonesia2026',
  'rahasiarahasia',
  'Bismillah12345',
  '1qaz2wsx3edc',
  'administrator',
  'siti.aminah@safar-wisata.test',
  'aminah20262026',
  'safar-wisata123',
  '123456789012',
  'umrah-safar-2026',
  'AdminUmrohHaji!',
  'kata-sandi-admin',
  'siti-umrah-2026',
  'barokah.tours.1447',
  'Umrah Al-Barokah 1447',
])('takes %s for easily guessed', async (password) => {
  expect(await isWeakPassword(password, owner)).toBe(true)
})

it.each([
  'kata-sandi-uji-coba',
  'kuda baterai jepit',
  'safar-uji-coba-2026',
  'x7!kQ2pL9zRt',
  'rahasia-benar',
  'umrah tiap dini hari',
  'manasik di teras Bu Lastri',
])('lets %s be', async (password) => {
  expect(await isWeakPassword(password, owner)).toBe(false)
})
