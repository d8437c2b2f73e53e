import { expect, it } from 'vitest'
import { tanyaLayanan } from './tanya-layanan.ts'

const list = ['Dokumen', 'umroh plus ', 'Umroh Plus', 'Umroh', 'UMROH PLUS', 'Umroh Plus'].map(
  (kategori, id) => ({ id, kategori }),
)

it('takes the first three questions whose category is the name of the service, however it is written', () => {
  expect(tanyaLayanan({ nama: 'Umroh Plus' }, list).map(({ id }) => id)).toEqual([1, 2, 4])
})

it('has none where nobody wrote one for it', () => {
  expect(tanyaLayanan({ nama: 'Halal Tour' }, list)).toEqual([])
})
