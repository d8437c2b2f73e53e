import { z } from 'zod'
import { isPaketList } from './fields.ts'
import { emptyValues, type PaketFormValues } from './values.ts'

/*
 * What was typed and not yet saved, kept in this browser across reload, crash and a session that ended. The shape's
 * version is part of the storage key: a draft that a newer form could not show is left alone, never half-restored.
 */
const VERSION = 1
const PREFIX = `safar.draf.paket.v${VERSION}`

export interface Draft {
  values: PaketFormValues
  /** When it was kept, in milliseconds. */
  savedAt: number
  /** `updated_at` of the copy that was being edited; empty for a new package. */
  base: string
  /** The session ended under the form: put it back without asking. */
  resume: boolean
}

const storedSchema = z.object({
  drafts: z.array(
    z.object({
      values: z.record(z.string(), z.unknown()),
      savedAt: z.number(),
      base: z.string(),
      resume: z.boolean(),
    }),
  ),
})

/** Key of a form's drafts: drafts of one member of staff are not offered to another. */
export function draftKey(owner: string, paket: number | 'baru'): string {
  return `${PREFIX}.${owner || '-'}.${paket}`
}

/** Drafts of a form, newest first; nothing when the storage is missing, blocked or damaged. */
export function readDrafts(key: string, storage: Storage | undefined = safeStorage()): Draft[] {
  try {
    const stored = storedSchema.safeParse(JSON.parse(storage?.getItem(key) ?? 'null'))
    if (!stored.success) return []
    return stored.data.drafts.flatMap((draft) => {
      const values = asValues(draft.values)
      return values ? [{ ...draft, values }] : []
    })
  } catch {
    return []
  }
}

/**
 * Keeps a draft. Earlier ones that nobody has taken or thrown away yet stay beside it. False when the browser has no
 * room or forbids it: the form then goes on without.
 */
export function writeDraft(
  key: string,
  draft: Draft,
  earlier: readonly Draft[] = [],
  storage: Storage | undefined = safeStorage(),
): boolean {
  try {
    storage?.setItem(key, JSON.stringify({ drafts: [draft, ...earlier] }))
    return storage !== undefined
  } catch {
    return false
  }
}

export function removeDrafts(key: string, storage: Storage | undefined = safeStorage()): void {
  try {
    storage?.removeItem(key)
  } catch {
    // A browser that forbids storage has kept nothing either.
  }
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
