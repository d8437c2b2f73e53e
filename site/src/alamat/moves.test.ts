import { expect, test } from 'vitest'
import { movesOf } from './moves.ts'

test('a former address leads to the new one where its noun has pages, and none leads elsewhere', () => {
  const list = [
    { jenis: 'artikel', lama: 'satu', baru: 'dua' },
    { jenis: 'paket', lama: 'umrah', baru: 'umrah-2027' },
    { jenis: 'tanya', lama: 'apa', baru: 'siapa' },
    { jenis: 'artikel', lama: 'tiga', baru: '/jahat.test' },
    { jenis: 'artikel', lama: '../index', baru: 'dua' },
    { jenis: 'toString', lama: 'satu', baru: 'dua' },
  ]
  expect(movesOf(list)).toEqual([
    { dari: '/artikel/satu', ke: '/artikel/dua' },
    { dari: '/data_produk/umrah', ke: '/data_produk/umrah-2027' },
  ])
})
