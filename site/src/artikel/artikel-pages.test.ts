import { expect, test } from 'vitest'
import { artikelPages, kategoriOf, kategoriPath, pagesOf } from './artikel-pages.ts'

const list = (count: number, kategori = '') => Array.from({ length: count }, () => ({ kategori }))

test('a list stands in pages of twelve, each with the way to the next and back, and the first has no number', () => {
  const [first, second, third, ...none] = pagesOf(list(25), null)
  expect(none).toEqual([])
  expect(first).toMatchObject({ path: '/artikel', nomor: 1, total: 25, lebihBaru: null })
  expect(second).toMatchObject({ path: '/artikel/halaman/2', lebihBaru: '/artikel' })
  expect(second?.lebihLama).toBe('/artikel/halaman/3')
  expect([third?.list.length, third?.lebihLama]).toEqual([1, null])
  expect(pagesOf([], null)).toMatchObject([{ path: '/artikel', list: [] }])
})

test('categories stand with the fullest first, and two that differ in letters of their address alone are one', () => {
  const kategori = kategoriOf([
    ...list(1, 'Ibadah'),
    ...list(2, 'Biaya & Cara'),
    ...list(2, 'ibadah'),
    ...list(1),
  ])
  expect(kategori).toEqual([
    { nama: 'Ibadah', slug: 'ibadah', path: '/artikel/kategori/ibadah', jumlah: 3 },
    { nama: 'Biaya & Cara', slug: 'biaya-dan-cara', path: '/artikel/kategori/biaya-dan-cara', jumlah: 2 },
  ])
  expect([kategoriPath({ kategori: '' }), kategoriPath({ kategori: '../x' })]).toEqual([
    null,
    '/artikel/kategori/x',
  ])
})

test('every page has an address of its own beside the first, and each article stands once in each of its lists', () => {
  const all = [...list(14, 'Ibadah'), ...list(13, 'Biaya'), ...list(2)]
  const paths = artikelPages(all).map(({ path, list }) => `${path} ${list.length}`)
  expect(paths).toEqual([
    '/artikel/halaman/2 12',
    '/artikel/halaman/3 5',
    '/artikel/kategori/ibadah 12',
    '/artikel/kategori/ibadah/2 2',
    '/artikel/kategori/biaya 12',
    '/artikel/kategori/biaya/2 1',
  ])
})
