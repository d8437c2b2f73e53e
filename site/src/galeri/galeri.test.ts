import { describe, expect, it } from 'vitest'
import { GALERI_SLOTS, type GaleriBentuk } from '../gambar/slots.ts'

const SIZE: Record<GaleriBentuk, [columns: number, rows: number]> = {
  besar: [2, 2],
  tinggi: [1, 2],
  lebar: [2, 1],
  satu: [1, 1],
}

/** Places cells as `grid-auto-flow: dense` does, and gives the number of rows and holes. */
function place(columns: number): { rows: number; holes: number } {
  const taken: boolean[][] = []
  const free = (x: number, y: number, [w, h]: [number, number]) =>
    x + w <= columns &&
    Array.from({ length: h }, (_, dy) => Array.from({ length: w }, (_, dx) => taken[y + dy]?.[x + dx]))
      .flat()
      .every((cell) => !cell)
  for (const { bentuk } of GALERI_SLOTS) {
    const size = SIZE[bentuk]
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
  it('shows 18 photos without a hole in seven rows of four', () => {
    expect(GALERI_SLOTS).toHaveLength(18)
    expect(place(4)).toEqual({ rows: 7, holes: 0 })
  })

  it('leaves no hole on a phone either', () => {
    expect(place(2).holes).toBe(0)
  })
})
