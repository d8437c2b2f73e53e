import { expect, test } from 'vitest'
import { PAGE_NOUNS, recordAt, recordPath, recordSlug } from './record.ts'

test('a record has one address, and its address gives it back', () => {
  expect(recordPath('paket', 'umrah-türkiye')).toBe('/data_produk/umrah-t%C3%BCrkiye')
  expect(recordPath('program', 2)).toBe('/produk/2')
  for (const slug of ['umrah', 'a/b', '100%', '..'])
    expect(decodeURIComponent(recordSlug('paket', recordPath('paket', slug)) ?? '')).toBe(slug)
})

test('no other address is one', () => {
  const others = ['/', '/data_produk', '/data_produk/', '/data_produk/a/b', '/data_produkku/a', '/produk/1']
  expect(others.map((path) => recordSlug('paket', path))).toEqual(others.map(() => null))
})

test('the page of a record says whose it is', () => {
  expect(PAGE_NOUNS.map((noun) => recordAt(recordPath(noun, 'satu')))).toEqual(
    PAGE_NOUNS.map((noun) => ({ noun, slug: 'satu' })),
  )
  expect(['/', '/artikel', '/artikel/halaman/2', '/produk/1'].map(recordAt)).toEqual([null, null, null, null])
})
