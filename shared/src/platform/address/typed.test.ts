import { expect, it } from 'vitest'
import { meantPath, typedPaths } from './typed.ts'

it.each([
  ['/Umroh', '/umroh'],
  ['/paket.', '/paket'],
  ['/paket)', '/paket'],
  ['/Login', '/login'],
  ['/data_produk/Umrah-Awal…', '/data_produk/umrah-awal'],
  ['/PAKET").', '/paket'],
  ['/paket\u200b', '/paket'],
  ['/umroh/)', '/umroh/'],
  ['/)', '/'],
])('by %s, %s is meant', (path, meant) => {
  expect(meantPath(path)).toBe(meant)
  expect(meantPath(meant)).toBeNull()
})

it.each([
  '/',
  '/umroh',
  '//evil.test.',
  '/\t/evil.test)',
  '/umroh\0.',
  '/umroh//',
  '',
  'x.',
  `/${'A'.repeat(300)}`,
])('nothing else is meant by %j', (path) => expect(meantPath(path)).toBeNull())

it('leads from the ways in which a path is most often typed to it alone', () => {
  expect(typedPaths('/umroh')).toEqual(['/umroh.', '/umroh,', '/umroh)', '/Umroh', '/UMROH'])
  for (const typed of typedPaths('/produk/1')) expect(meantPath(typed)).toBe('/produk/1')
})
