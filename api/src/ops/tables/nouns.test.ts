import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { PAGE_NOUNS } from '@safar/shared/platform/address/record'
import { HALAMAN_NOUN } from '@safar/shared/records/noun/pratinjau'
import { isAktivitasJenis } from '@safar/shared/records/riwayat/aktivitas-aksi'
import { expect, test } from 'vitest'
import { NOUNS } from './nouns.ts'

/* What is told of nouns by their names, in `shared`, against those that are kept. */

const many = NOUNS.filter(({ single }) => !single)
const sorted = (names: Iterable<string>) => [...names].sort()

test('the office lists every noun on the page that its search and its links lead to', () => {
  expect(Object.fromEntries(many.map(({ noun, office }) => [noun.name, office]))).toEqual(NOUN_PAGE)
})

test('what is published is seen on a page of the site, and can be previewed there', () => {
  const published = many.filter(({ noun }) => noun.previewed).map(({ noun }) => noun.name)
  expect(sorted(Object.keys(HALAMAN_NOUN))).toEqual(sorted(published))
})

test('a noun that people put into an order has a field for the place', () => {
  for (const { noun } of NOUNS) expect('urutan' in noun.fields, noun.name).toBe(noun.ordered === true)
})

test('a noun with a page for each record gives each an address', () => {
  const addressed = many.filter(({ noun }) => noun.addressed).map(({ noun }) => noun.name)
  expect(PAGE_NOUNS.filter((noun) => !addressed.includes(noun))).toEqual([])
})

test('activity has a kind for every noun', () => {
  expect(NOUNS.map(({ noun }) => noun.name).filter((name) => !isAktivitasJenis(name))).toEqual([])
})
