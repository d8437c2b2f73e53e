import { paketRecord } from '@safar/shared/paket/factory'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Draft,
  draftKey,
  dropOldest,
  readDrafts,
  removeDraft,
  writeDraft,
} from '../../form/draft/draft.ts'
import { emptyValues, sameValues, valuesFromPaket } from './values.ts'

const KEY = draftKey('7', 12)

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}

const draft = (overrides: Partial<Draft> = {}): Draft => ({
  id: 'satu',
  tab: 'kiri',
  values: valuesFromPaket(paketRecord()),
  savedAt: 1000,
  base: 'then',
  resume: false,
  ...overrides,
})

describe('drafts', () => {
  let storage: Storage
  beforeEach(() => {
    storage = memoryStorage()
  })

  it('come back as they were kept, the newest first', () => {
    writeDraft(KEY, draft(), storage)
    expect(writeDraft(KEY, draft({ id: 'dua', savedAt: 2000, resume: true }), storage)).toBe(true)
    const [latest, earlier] = readDrafts(KEY, storage)
    expect(latest).toMatchObject({ savedAt: 2000, base: 'then', resume: true })
    expect(earlier?.savedAt).toBe(1000)
    expect(latest && sameValues(latest.values, draft().values)).toBe(true)
  })

  it('belong to one package and one person', () => {
    writeDraft(KEY, draft(), storage)
    expect(readDrafts(draftKey('7', 'baru'), storage)).toEqual([])
    expect(readDrafts(draftKey('8', 12), storage)).toEqual([])
  })

  it('of two tabs stay apart: each writes and removes its own', () => {
    writeDraft(KEY, draft({ base: 'kiri' }), storage)
    writeDraft(KEY, draft({ id: 'dua', base: 'kanan' }), storage)
    writeDraft(KEY, draft({ savedAt: 3000, base: 'kiri' }), storage)
    expect(readDrafts(KEY, storage).map(({ base }) => base)).toEqual(['kiri', 'kanan'])
    removeDraft(KEY, 'satu', storage)
    expect(readDrafts(KEY, storage).map(({ base }) => base)).toEqual(['kanan'])
    removeDraft(KEY, 'dua', storage)
    expect(storage.length).toBe(0)
  })

  it('do not pile up: of the others the oldest go', () => {
    for (const at of [1, 2, 3, 4, 5, 6]) {
      writeDraft(KEY, draft({ id: `id${at}`, savedAt: at }), storage)
    }
    dropOldest(KEY, 'id1', storage)
    expect(readDrafts(KEY, storage).map(({ id }) => id)).toEqual(['id6', 'id5', 'id4', 'id3', 'id1'])
  })

  it('kept together by an earlier form are offered too, and removed one by one', () => {
    const content = (base: string) => ({ ...draft({ base }), id: undefined, tab: undefined })
    storage.setItem(KEY, JSON.stringify({ drafts: [content('a'), content('b')] }))
    const [first, second] = readDrafts(KEY, storage)
    expect([first?.base, second?.base]).toEqual(['a', 'b'])
    removeDraft(KEY, first?.id ?? '', storage)
    expect(readDrafts(KEY, storage)).toMatchObject([{ id: second?.id, base: 'b' }])
    removeDraft(KEY, second?.id ?? '', storage)
    expect(storage.length).toBe(0)
  })

  it.each([
    ['no JSON', '{'],
    ['an entry that lacks fields', JSON.stringify({ ...draft(), values: { hotels: [] } })],
    ['another shape', '{"drafts":[{"values":{}}]}'],
    [
      'a list without rows',
      JSON.stringify({ drafts: [{ ...draft(), values: { ...emptyValues(), hotels: [] } }] }),
    ],
    [
      'a row that lacks a field',
      JSON.stringify({ drafts: [{ ...draft(), values: { ...emptyValues(), hotels: [{ key: 'a' }] } }] }),
    ],
  ])('that are damaged are not offered: %s', (_what, stored) => {
    storage.setItem(KEY, stored)
    storage.setItem(`${KEY}.satu`, stored)
    expect(readDrafts(KEY, storage)).toEqual([])
  })

  it('are not kept, and nothing breaks, when the browser has no room', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(writeDraft(KEY, draft(), storage)).toBe(false)
  })
})
