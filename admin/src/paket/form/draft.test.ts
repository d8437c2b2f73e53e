import { paketRecord } from '@safar/shared/paket/factory'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Draft, draftKey, readDrafts, removeDrafts, writeDraft } from './draft.ts'
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
    expect(writeDraft(KEY, draft({ savedAt: 2000, resume: true }), [draft()], storage)).toBe(true)
    const [latest, earlier] = readDrafts(KEY, storage)
    expect(latest).toMatchObject({ savedAt: 2000, base: 'then', resume: true })
    expect(earlier?.savedAt).toBe(1000)
    expect(latest && sameValues(latest.values, draft().values)).toBe(true)
  })

  it('belong to one package and one person', () => {
    writeDraft(KEY, draft(), [], storage)
    expect(readDrafts(draftKey('7', 'baru'), storage)).toEqual([])
    expect(readDrafts(draftKey('8', 12), storage)).toEqual([])
  })

  it('are gone once removed', () => {
    writeDraft(KEY, draft(), [], storage)
    removeDrafts(KEY, storage)
    expect(readDrafts(KEY, storage)).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
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
    expect(readDrafts(KEY, storage)).toEqual([])
  })

  it('are not kept, and nothing breaks, when the browser has no room', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(writeDraft(KEY, draft(), [], storage)).toBe(false)
  })
})
