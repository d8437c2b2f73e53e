import { z } from 'zod'
import { isPaketList } from '../../paket/form/fields.ts'
import { emptyValues, type PaketFormValues } from '../../paket/form/values.ts'

/*
 * What was typed and not yet saved, kept in this browser across reload, crash and a session that ended. Each form that is
 * open keeps an entry of its own, so that two tabs never write over each other. The shape's version is part of the
 * storage key: a draft that a newer form could not show is left alone, never half-restored.
 */
const VERSION = 1
const PREFIX = `safar.draf.paket.v${VERSION}`
const TAB = 'safar.draf.tab'
/** Drafts of one form that are kept; with more, the oldest go. */
const MOST = 5

export interface Draft {
  /** Of the open form that wrote it; no two forms share one, also when a tab was duplicated. */
  id: string
  /** The tab it was written in. A duplicated tab says the same. */
  tab: string
  values: PaketFormValues
  /** When it was kept, in milliseconds. */
  savedAt: number
  /** `updated_at` of the copy that was being edited; empty for a new package. */
  base: string
  /** Seats of the copy that was being edited, where the form knew them. */
  kursi?: number | null | undefined
  /** The session ended under the form: put it back without asking. */
  resume: boolean
}

const contentSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  savedAt: z.number(),
  base: z.string(),
  kursi: z.number().nullish(),
  resume: z.boolean(),
})
const entrySchema = contentSchema.extend({ tab: z.string() })
/** How all drafts of a form were kept together once. */
const togetherSchema = z.object({ drafts: z.array(contentSchema) })

/** Key of a form's drafts: drafts of one member of staff are not offered to another. */
export function draftKey(owner: string, paket: number | 'baru'): string {
  return `${PREFIX}.${owner || '-'}.${paket}`
}

export const entryKey = (key: string, id: string): string => `${key}.${id}`

const randomId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`

/** For a form that opens now. */
export const newDraftId: () => string = randomId

let unkeptTab = ''
/** This tab, the same after a reload. */
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

/** Drafts of a form, newest first; nothing when the storage is missing, blocked or damaged. */
export function readDrafts(key: string, storage: Storage | undefined = safeStorage()): Draft[] {
  if (!storage) return []
  try {
    return [...readEntries(key, storage), ...readTogether(key, storage)].sort((a, b) => b.savedAt - a.savedAt)
  } catch {
    return []
  }
}

function readEntries(key: string, storage: Storage): Draft[] {
  return entryIds(key, storage).flatMap((id) => {
    const entry = entrySchema.safeParse(readJson(storage, entryKey(key, id)))
    const values = entry.success && asValues(entry.data.values)
    return values ? [{ ...entry.data, id, values }] : []
  })
}

const togetherId = (index: number) => `lama-${index}`

function readTogether(key: string, storage: Storage): Draft[] {
  const together = togetherSchema.safeParse(readJson(storage, key))
  if (!together.success) return []
  return together.data.drafts.flatMap((draft, index) => {
    const values = asValues(draft.values)
    return values ? [{ ...draft, id: togetherId(index), tab: '', values }] : []
  })
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

/** Keeps a draft beside all others. False when the browser has no room or forbids it: the form then goes on without. */
export function writeDraft(
  key: string,
  { id, ...content }: Draft,
  storage: Storage | undefined = safeStorage(),
): boolean {
  try {
    storage?.setItem(entryKey(key, id), JSON.stringify(content))
    return storage !== undefined
  } catch {
    return false
  }
}

/** Throws away the oldest drafts beyond the number that is kept, never the one given. */
export function dropOldest(key: string, id: string, storage: Storage | undefined = safeStorage()): void {
  if (!storage || entryIds(key, storage).length <= MOST) return
  const others = readDrafts(key, storage).filter((draft) => draft.id !== id)
  for (const draft of others.slice(MOST - 1)) removeDraft(key, draft.id, storage)
}

export function removeDraft(key: string, id: string, storage: Storage | undefined = safeStorage()): void {
  try {
    storage?.removeItem(entryKey(key, id))
    const together = togetherSchema.safeParse(storage && readJson(storage, key))
    if (!together.success) return
    // In place, so that the others keep their ids.
    const drafts = together.data.drafts.map((draft, index) =>
      togetherId(index) === id ? { ...draft, values: {} } : draft,
    )
    if (drafts.some(({ values }) => asValues(values))) storage?.setItem(key, JSON.stringify({ drafts }))
    else storage?.removeItem(key)
  } catch {
    // A browser that forbids storage has kept nothing either.
  }
}

/**
 * Makes a draft the entry of the form that goes on with it. Should a form that is still open have written it, that form
 * writes it again: see `useDraft`.
 */
export function takeDraft(key: string, draft: Draft, id: string): void {
  if (writeDraft(key, { ...draft, id, tab: tabId() })) removeDraft(key, draft.id)
}

// Reading the property alone throws where cookies are blocked.
function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

function asValues(stored: Record<string, unknown>): PaketFormValues | null {
  const model: Record<string, unknown> = { ...emptyValues() }
  for (const [field, sample] of Object.entries(model)) {
    const value = stored[field]
    const fits = isPaketList(field) ? isRows(value, sample) : isScalar(value)
    if (!fits) return null
    model[field] = value
  }
  return model as unknown as PaketFormValues
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function isRows(value: unknown, sample: unknown): boolean {
  const [model] = sample as object[]
  if (!Array.isArray(value) || value.length === 0 || !model) return false
  return value.every((row) => row && Object.keys(model).every((name) => isScalar(row[name])))
}
