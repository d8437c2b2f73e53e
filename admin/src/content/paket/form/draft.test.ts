import { paketRecord } from '@safar/shared/content/paket/factory'
import { PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
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
import { createPageStorage } from '../../../records/form/draft/page-storage.ts'
import { PAKET_FORM } from './paket-form.ts'
import { emptyPaket, type PaketFormValues, valuesFromPaket } from './values.ts'

const KEY = draftKey(PAKET_FORM, '7', 12)

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
    storage = createPageStorage()
  })

  it('come back as they were kept, the newest first', () => {
    writeDraft(PAKET_FORM, KEY, draft(), storage)
    expect(writeDraft(PAKET_FORM, KEY, draft({ id: 'dua', savedAt: 2000, resume: true }), storage)).toBe(true)
    const [latest, earlier] = readDrafts(PAKET_FORM, KEY, storage)
    expect(latest).toMatchObject({ savedAt: 2000, base: 'then', resume: true })
    expect(earlier?.savedAt).toBe(1000)
    expect(latest && sameValues(PAKET_FIELDS, latest.values, draft().values)).toBe(true)
  })

  it('are kept by no browser where their noun says so, and last as long as the page', () => {
    const noun = {
      name: 'paket',
      title: 'nama_paket',
      fields: PAKET_FIELDS,
      audience: { reads: 'staff', writes: 'staff' },
      revised: 'none',
      draftsInBrowser: false,
    } as const
    const shape = { ...PAKET_FORM, noun }
    writeDraft(shape, KEY, draft())
    expect(readDrafts(shape, KEY)).toHaveLength(1)
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('safar.draf.paket')
    removeDraft(shape, KEY, 'satu')
    expect(readDrafts(shape, KEY)).toEqual([])
  })

  it('belong to one package and one person', () => {
    writeDraft(PAKET_FORM, KEY, draft(), storage)
    expect(readDrafts(PAKET_FORM, draftKey(PAKET_FORM, '7', 'baru'), storage)).toEqual([])
    expect(readDrafts(PAKET_FORM, draftKey(PAKET_FORM, '8', 12), storage)).toEqual([])
  })

  it('of two tabs stay apart: each writes and removes its own', () => {
    writeDraft(PAKET_FORM, KEY, draft({ base: 'kiri' }), storage)
    writeDraft(PAKET_FORM, KEY, draft({ id: 'dua', base: 'kanan' }), storage)
    writeDraft(PAKET_FORM, KEY, draft({ savedAt: 3000, base: 'kiri' }), storage)
    expect(readDrafts(PAKET_FORM, KEY, storage).map(({ base }) => base)).toEqual(['kiri', 'kanan'])
    removeDraft(PAKET_FORM, KEY, 'satu', storage)
    expect(readDrafts(PAKET_FORM, KEY, storage).map(({ base }) => base)).toEqual(['kanan'])
    removeDraft(PAKET_FORM, KEY, 'dua', storage)
    expect(storage.length).toBe(0)
  })

  it('do not pile up: of the others the oldest go', () => {
    for (const at of [1, 2, 3, 4, 5, 6]) {
      writeDraft(PAKET_FORM, KEY, draft({ id: `id${at}`, savedAt: at }), storage)
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
    expect(writeDraft(PAKET_FORM, KEY, draft(), storage)).toBe(false)
  })
})
