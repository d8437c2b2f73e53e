import { expect, it } from 'vitest'
import { namaSurat } from './queue-registration-mail.ts'

it('repeats a name that is one, with its apostrophes, and no number in its place', () => {
  expect(namaSurat('081234567890')).toBe('calon jamaah')
  for (const sign of "'`´‘’ʼʻʿʾ") expect(namaSurat(`Nur${sign}aini`)).toBe(`Nur${sign}aini`)
  expect(namaSurat('M.Yusuf Al-Fatih, Lc.')).toBe('M. Yusuf Al-Fatih, Lc.')
})
