import type { ListField } from '@safar/shared/records/noun/field'
import type { FormValues } from '@safar/shared/records/noun/values'
import { z } from 'zod'
import type { FormShape } from '../shape.ts'
import { pageStorage } from './page-storage.ts'

/*
 * What was typed and not yet saved, kept in this browser across reload, crash and a session that ended; of a noun that
 * allows no drafts in the browser, in the page's memory across a session that ended. Each form that is open keeps an
 * entry of its own, so that two tabs never write over each other. The shape's version is part of the storage key: a
 * draft that a newer form could not show is left alone, never half-restored.
 */
const VERSION = 1
const TAB = 'safar.draf.tab'
/** The most drafts kept of one form; the oldest are dropped. */
const MOST = 5

export interface Draft<V extends FormValues = FormValues> {
  /** The id of the form that writes the draft; no two open forms share one, not even in a duplicated tab. */
  id: string
  /** The tab it was written in. A duplicated tab says the same. */
  tab: string
  values: V
  /** The time of writing, in milliseconds since 1970. */
  savedAt: number
  /** `updated_at` of the copy that was being edited; empty for a new record. */
  base: string
  /** The counted number in that version, where the form knew it. */
  counted?: number | null | undefined
  /** The session ended under the form: put it back without asking. */
  resume: boolean
}

const entrySchema = z.object({
  tab: z.string(),
  values: z.record(z.string(), z.unknown()),
  savedAt: z.number(),
  base: z.string(),
  counted: z.number().nullish(),
  resume: z.boolean(),
})

/** Returns the key of a form's drafts, by noun, account and record: nobody is offered another's. */
export function draftKey({ noun }: Pick<FormShape, 'noun'>, owner: string, record: number | 'baru'): string {
  return `safar.draf.${noun.name}.v${VERSION}.${owner || '-'}.${record}`
}

export const entryKey = (key: string, id: string): string => `${key}.${id}`

const randomId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`

/** Makes the draft id of a form that opens now. */
export const newDraftId: () => string = randomId

let unkeptTab = ''
/** Returns an id of this tab, the same after a reload. */
export function tabId(): string {
  try {
    const known = sessionStorage.getItem(TAB)
    if (known) return known
    const fresh = randomId()
    sessionStorage.setItem(TAB, fresh)
    return fresh
  } catch {
    unkeptTab ||= randomId()
    return unkeptTab
  }
}

/** Reads a form's drafts, newest first; none when the storage is missing, blocked or damaged. */
export function readDrafts<V extends FormValues>(
  shape: FormShape<V>,
  key: string,
  storage: Storage | undefined = storageOf(shape),
): Draft<V>[] {
  if (!storage) return []
  try {
    const drafts = entryIds(key, storage).flatMap((id) => {
      const entry = entrySchema.safeParse(readJson(storage, entryKey(key, id)))
      if (!entry.success) return []
      const { values } = entry.data
      return fitForm(shape, values) ? [{ ...entry.data, id, values }] : []
    })
    return drafts.sort((a, b) => b.savedAt - a.savedAt)
  } catch {
    return []
  }
}

function entryIds(key: string, storage: Storage): string[] {
  const start = entryKey(key, '')
  const ids: string[] = []
  for (let index = 0; index < storage.length; index++) {
    const name = storage.key(index)
    if (name?.startsWith(start)) ids.push(name.slice(start.length))
  }
  return ids
}

function readJson(storage: Storage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Writes a draft beside all others. False when the browser has no room or forbids it: the form then goes on without.
 */
export function writeDraft(
  shape: Pick<FormShape, 'noun'>,
  key: string,
  { id, ...content }: Draft,
  storage: Storage | undefined = storageOf(shape),
): boolean {
  try {
    storage?.setItem(entryKey(key, id), JSON.stringify(content))
    return storage !== undefined
  } catch {
    return false
  }
}

/** Deletes the oldest drafts beyond the most that are kept, never the one given. */
export function dropOldest(
  shape: FormShape,
  key: string,
  id: string,
  storage: Storage | undefined = storageOf(shape),
): void {
  if (!storage || entryIds(key, storage).length <= MOST) return
  const others = readDrafts(shape, key, storage).filter((draft) => draft.id !== id)
  for (const draft of others.slice(MOST - 1)) removeDraft(shape, key, draft.id, storage)
}

export function removeDraft(
  shape: Pick<FormShape, 'noun'>,
  key: string,
  id: string,
  storage: Storage | undefined = storageOf(shape),
): void {
  try {
    storage?.removeItem(entryKey(key, id))
  } catch {
    // A browser that forbids storage has kept nothing either.
  }
}

/**
 * Moves a draft into the entry of the form that resumes it. A form still open that had written it writes it again: see
 * `useDraft`.
 */
export function takeDraft(shape: Pick<FormShape, 'noun'>, key: string, draft: Draft, id: string): void {
  if (writeDraft(shape, key, { ...draft, id, tab: tabId() })) removeDraft(shape, key, draft.id)
}

/** Returns the storage of a noun's drafts: those of a private noun stay in the page's memory. */
function storageOf({ noun }: Pick<FormShape, 'noun'>): Storage | undefined {
  if (!noun.draftsInBrowser) return pageStorage
  // Reading the property alone throws where cookies are blocked.
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Tells if stored values still match the form's fields. */
function fitForm<V extends FormValues>(
  { noun }: FormShape<V>,
  stored: Record<string, unknown>,
): stored is V & Record<string, unknown> {
  return Object.entries(noun.fields).every(([name, field]) => {
    if (field.kind === 'list') return areRows(field, stored[name])
    return isScalar(stored[name]) || (field.kind === 'alamat' && stored[name] === undefined)
  })
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function areRows({ row: fields }: ListField, rows: unknown): boolean {
  if (!Array.isArray(rows) || rows.length === 0) return false
  const names = ['key', ...Object.keys(fields)]
  return rows.every((row) => row && names.every((name) => isScalar(row[name])))
}
