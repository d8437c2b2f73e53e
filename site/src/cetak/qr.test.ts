import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrDrawing } from './qr.ts'

/** Follows the strokes of a drawing back to its modules. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  let [x, y] = [0, 0]
  for (const [, command, first, second] of path.matchAll(/([Mmh])([\d.]+)(?: ([\d.]+))?/g)) {
    if (command === 'M') [x, y] = [0, Math.floor(Number(second))]
    else if (command === 'm') x += Number(first)
    else for (const end = x + Number(first); x < end; x += 1) rows[y]?.splice(x, 1, true)
  }
  return rows
}

it.each([
  'https://safar.test/paket',
  'https://www.biro-perjalanan-keluarga.co.id/data_produk/perjalanan-keluarga-besar-menyusuri-jejak-peradaban',
])('draws every module of the code of %s, and no other', (address) => {
  const drawing = qrDrawing(address)
  expect(modulesOf(drawing)).toEqual(encode(address, { ecc: 'L', boostEcc: true, border: 0 }).data)
  expect(drawing.path.length).toBeLessThan(4_000)
})
