import { describe, expect, it } from 'vitest'
import { perKategori } from '../noun/per-kategori.ts'
import { type Bentuk, bentukOf, MAX_PRATINJAU, pratinjauOf } from './bentuk.ts'

const SIZE: Record<Bentuk, [columns: number, rows: number]> = {
  besar: [2, 2],
  tinggi: [1, 2],
  lebar: [2, 1],
  satu: [1, 1],
  penuh: [4, 1],
}

/** Places cells as `grid-auto-flow: dense` does; returns the number of rows and holes. */
function place(shapes: readonly Bentuk[], columns: number): { rows: number; holes: number } {
  const taken: boolean[][] = []
  const free = (x: number, y: number, [w, h]: [number, number]) =>
    x + w <= columns &&
    Array.from({ length: h }, (_, dy) => Array.from({ length: w }, (_, dx) => taken[y + dy]?.[x + dx]))
      .flat()
      .every((cell) => !cell)
  for (const shape of shapes) {
    const [w, h] = SIZE[shape]
    const size: [number, number] = [Math.min(w, columns), h]
    let spot = 0
    while (!free(spot % columns, Math.floor(spot / columns), size)) spot += 1
    for (let cell = 0; cell < size[0] * size[1]; cell += 1) {
      const row = Math.floor(spot / columns) + Math.floor(cell / size[0])
      taken[row] ??= []
      taken[row][(spot % columns) + (cell % size[0])] = true
    }
  }
  const cells = taken.flatMap((row) => Array.from({ length: columns }, (_, x) => row[x] ?? false))
  return { rows: taken.length, holes: cells.filter((cell) => !cell).length }
}

describe('the gallery', () => {
  it('shows any number of pictures without a hole, on a phone as on a wide screen', () => {
    for (let count = 0; count <= 80; count += 1) {
      const shapes = bentukOf(count)
      expect(shapes).toHaveLength(count)
      expect({ count, holes: [place(shapes, 4).holes, place(shapes, 2).holes] }).toEqual({
        count,
        holes: [0, 0],
      })
    }
  })

  it('shows 18 in seven rows of four', () => {
    expect(place(bentukOf(18), 4)).toEqual({ rows: 7, holes: 0 })
  })

  it('groups pictures by category as they first come, those without one last', () => {
    const list = ['B', '', 'A', 'B'].map((kategori, id) => ({ kategori, id }))
    expect(
      perKategori(list, 'Semua gambar').map(({ nama, list: own }) => [nama, own.map(({ id }) => id)]),
    ).toEqual([
      ['B', [0, 3]],
      ['A', [2]],
      ['Lain-lain', [1]],
    ])
    expect(perKategori([{ kategori: '' }], 'Semua gambar').map(({ nama }) => nama)).toEqual(['Semua gambar'])
  })
})

describe('the preview on the home page', () => {
  it('fills its rows of twelve columns, and of two on a phone, for any number of pictures', () => {
    for (let count = 1; count <= MAX_PRATINJAU; count += 1) {
      const cells = pratinjauOf(count)
      expect(cells).toHaveLength(count)
      expect(cells.reduce((sum, { kolom }) => sum + kolom, 0) % 12).toBe(0)
      expect(cells.reduce((sum, { penuh }) => sum + (penuh ? 2 : 1), 0) % 2).toBe(0)
    }
    expect(pratinjauOf(40)).toEqual(pratinjauOf(MAX_PRATINJAU))
  })
})
