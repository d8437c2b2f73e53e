import { expect, it } from 'vitest'
import { inisialOf, pembimbingOf } from './dikenal.ts'

it('a guide is known by the name, however its spaces and capitals were typed', () => {
  const list = [{ nama: 'Ustadz Fahri Ramadhan' }, { nama: 'Ustadzah Laila Hasanah' }]
  expect(pembimbingOf(' ustadz  fahri Ramadhan', list)).toBe(list[0])
  expect(pembimbingOf('Ustadz Fahri', list)).toBeUndefined()
  expect(pembimbingOf('', [])).toBeUndefined()
})

it('letters that stand for a face leave titles out', () => {
  expect(['Ustadz Zaki Hamdani', 'Hj. Nur Aini', 'Salim', ''].map(inisialOf)).toEqual(['ZH', 'NA', 'S', ''])
})
