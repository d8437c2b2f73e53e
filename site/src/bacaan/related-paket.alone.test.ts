import { paketRecord } from '@safar/shared/content/paket/factory'
import { expect, test, vi } from 'vitest'
import { relatedPaket } from './related-paket.ts'

// It asks for what only a build has.
vi.mock('../paket/list-paket.ts', () => ({ MAX_PAKET_CARDS: 3 }))

const TODAY = '2026-11-22'
const paket = (slug: string, tanggal_keberangkatan: string) =>
  paketRecord({ slug, nama_paket: slug, tanggal_keberangkatan })
// In the order of every list.
const LIST = [paket('januari', '2027-01-05'), paket('mei', '2027-05-01'), paket('lewat', '2026-01-01')]
const slugs = (...named: string[]) => {
  const { isChosen, list } = relatedPaket({ paket_terkait: named }, LIST, TODAY, [
    { lama: 'mei-lama', baru: 'mei' },
  ])
  return [isChosen, ...list.map(({ slug }) => slug)]
}

test('packages stand as staff named them, by a former address too, without those that are gone or departed', () => {
  expect(slugs('mei', 'lewat', 'entah', 'januari')).toEqual([true, 'mei', 'januari'])
  expect(slugs('mei-lama')).toEqual([true, 'mei'])
})

test('where none of them is left, what can be booked next stands in their place', () => {
  expect(slugs('lewat')).toEqual([false, 'januari', 'mei'])
  expect(slugs()).toEqual([false, 'januari', 'mei'])
})
