import { expect, it } from 'vitest'
import { readAntrean } from './use-antrean.ts'

it('reads how long a queue is, and no more of it than is drawn', () => {
  const rombongan = Array.from({ length: 99 }, () => 2)
  const read = readAntrean({ data: { jumlah: 99, orang: 198, rombongan, nama: ['Siti'] } })
  expect(read).toEqual({ jumlah: 99, orang: 198, rombongan: rombongan.slice(0, 24) })
})

it.each([
  null,
  'x',
  {},
  { data: null },
  { data: { jumlah: 1 } },
  { data: { jumlah: -1, orang: 1, rombongan: [] } },
])('knows nothing of %j', (answer) => {
  expect(readAntrean(answer)).toBeNull()
})
