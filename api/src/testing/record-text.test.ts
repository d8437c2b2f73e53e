import { TANYA } from '@safar/shared/content/tanya/tanya-fields'
import { expect, it } from 'vitest'
import { nounOf } from '../ops/tables/nouns.ts'
import type { BrokenRow } from '../platform/db/rusak.ts'
import { recordText } from '../records/noun/record-text.ts'

const noun = nounOf(TANYA.name)
const ROW = {
  id: 7,
  tanya: 'Satu?',
  jawab: 'Ya.',
  kategori: '',
  urutan: 1,
  status: 'terbit',
  terbit_pada: '2026-01-02T03:04:05.000Z',
  turun_pada: '',
  kosong: '',
  slug: 'satu',
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
}

it('gives what a row holds by now, though nothing but one column of it is another', () => {
  if (!noun) throw new Error('no such noun')
  const text = recordText(noun, ROW)
  expect(JSON.parse(String(text))).toMatchObject({ id: 7, tanya: 'Satu?' })
  expect(recordText(noun, { ...ROW })).toBe(text)
  // A slug that moved, or a new place in the order, leave `updated_at` as it was.
  for (const change of [{ slug: 'dua' }, { urutan: 3 }, { jawab: 'Tidak.' }, { id: 8 }]) {
    expect(JSON.parse(String(recordText(noun, { ...ROW, ...change })))).toMatchObject(change)
  }
  expect(recordText(noun, ROW)).toEqual(text)
})

it('tells each time of a row that cannot be read', () => {
  if (!noun) throw new Error('no such noun')
  const told: BrokenRow[] = []
  const broken = { ...ROW, status: 'entah' }
  expect(recordText(noun, broken, (row) => told.push(row))).toBeNull()
  expect(recordText(noun, broken, (row) => told.push(row))).toBeNull()
  expect(told).toHaveLength(2)
})
