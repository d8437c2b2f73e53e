import { paketRecord } from '@safar/shared/content/paket/factory'
import { PAKET_FIELDS } from '@safar/shared/content/paket/fields'
import { sameValues } from '@safar/shared/records/noun/values'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Draft,
  draftKey,
  dropOldest,
  readDrafts,
  removeDraft,
  writeDraft,
} from '../../../records/form/draft/draft.ts'
import { PAKET_FORM } from './shape.ts'
import { emptyPaket, type PaketFormValues, valuesFromPaket } from './values.ts'

const KEY = draftKey(PAKET_FORM, '7', 12)

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

const draft = (overrides: Partial<Draft<PaketFormValues>> = {}): Draft<PaketFormValues> => ({
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
    const [latest, earlier] = readDrafts(PAKET_FORM, KEY, storage)
    expect(latest).toMatchObject({ savedAt: 2000, base: 'then', resume: true })
    expect(earlier?.savedAt).toBe(1000)
    expect(latest && sameValues(PAKET_FIELDS, latest.values, draft().values)).toBe(true)
  })

  it('belong to one package and one person', () => {
    writeDraft(KEY, draft(), storage)
    expect(readDrafts(PAKET_FORM, draftKey(PAKET_FORM, '7', 'baru'), storage)).toEqual([])
    expect(readDrafts(PAKET_FORM, draftKey(PAKET_FORM, '8', 12), storage)).toEqual([])
  })

  it('of two tabs stay apart: each writes and removes its own', () => {
    writeDraft(KEY, draft({ base: 'kiri' }), storage)
    writeDraft(KEY, draft({ id: 'dua', base: 'kanan' }), storage)
    writeDraft(KEY, draft({ savedAt: 3000, base: 'kiri' }), storage)
    expect(readDrafts(PAKET_FORM, KEY, storage).map(({ base }) => base)).toEqual(['kiri', 'kanan'])
    removeDraft(KEY, 'satu', storage)
    expect(readDrafts(PAKET_FORM, KEY, storage).map(({ base }) => base)).toEqual(['kanan'])
    removeDraft(KEY, 'dua', storage)
    expect(storage.length).toBe(0)
  })

  it('do not pile up: of the others the oldest go', () => {
    for (const at of [1, 2, 3, 4, 5, 6]) {
      writeDraft(KEY, draft({ id: `id${at}`, savedAt: at }), storage)
    }
    dropOldest(PAKET_FORM, KEY, 'id1', storage)
    expect(readDrafts(PAKET_FORM, KEY, storage).map(({ id }) => id)).toEqual([
      'id6',
      'id5',
      'id4',
      'id3',
      'id1',
    ])
  })

  it.each([
    ['no JSON', '{'],
    ['an entry that lacks fields', JSON.stringify({ ...draft(), values: { hotels: [] } })],
    ['another shape', '{"drafts":[{"values":{}}]}'],
    ['a list without rows', JSON.stringify({ ...draft(), values: { ...emptyPaket(), hotels: [] } })],
    [
      'a row that lacks a field',
      JSON.stringify({ ...draft(), values: { ...emptyPaket(), hotels: [{ key: 'a' }] } }),
    ],
  ])('that are damaged are not offered: %s', (_what, stored) => {
    storage.setItem(KEY, stored)
    storage.setItem(`${KEY}.satu`, stored)
    expect(readDrafts(PAKET_FORM, KEY, storage)).toEqual([])
  })

  it('are not kept, and nothing breaks, when the browser has no room', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(writeDraft(KEY, draft(), storage)).toBe(false)
  })
})
