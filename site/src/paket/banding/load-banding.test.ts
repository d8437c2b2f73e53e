import { expect, it } from 'vitest'
import { isiKolom, type Kolom } from './load-banding.ts'

const kolom = (slug: string, status: 'hilang' | 'putus' | 'memuat'): Kolom => ({ slug, status })

it('fills what waits, brings back nothing that was taken out, and overwrites no answer', () => {
  const late = [kolom('a', 'putus'), kolom('b', 'hilang'), kolom('c', 'putus')]
  expect(isiKolom([kolom('a', 'hilang'), kolom('b', 'memuat'), kolom('d', 'memuat')], late)).toEqual([
    kolom('a', 'hilang'),
    kolom('b', 'hilang'),
    kolom('d', 'memuat'),
  ])
})
