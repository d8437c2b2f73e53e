import { paketRecord } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { isiKolom, type Kolom, yangTergambar } from './load-banding.ts'

const kolom = (slug: string, status: 'hilang' | 'putus' | 'memuat'): Kolom => ({ slug, status })

it('fills what waits, brings back nothing that was taken out, and overwrites no answer', () => {
  const late = [kolom('a', 'putus'), kolom('b', 'hilang'), kolom('c', 'putus')]
  expect(isiKolom([kolom('a', 'hilang'), kolom('b', 'memuat'), kolom('d', 'memuat')], late)).toEqual([
    kolom('a', 'hilang'),
    kolom('b', 'hilang'),
    kolom('d', 'memuat'),
  ])
})

it('sets aside the departure of which nothing can be told, with its name, and keeps the others', () => {
  const ada = (slug: string): Kolom => ({
    status: 'ada',
    slug,
    paket: paketRecord({ slug, nama_paket: slug }),
  })
  const draw = ({ slug }: { slug: string }) => {
    if (slug === 'b') throw new Error('cannot be drawn')
  }
  expect(yangTergambar([ada('a'), ada('b'), kolom('c', 'putus')], draw)).toEqual([
    ada('a'),
    { status: 'rusak', slug: 'b', nama: 'b' },
    kolom('c', 'putus'),
  ])
})
