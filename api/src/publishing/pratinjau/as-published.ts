import { slugError, slugify } from '@safar/shared/platform/text/slug'
import { parseJson } from '@safar/shared/records/noun/columns'
import type { Field } from '@safar/shared/records/noun/field'
import { hasStates, isPublic, isStated } from '@safar/shared/records/noun/states'
import { contentOf } from '../../records/noun/noun-row.ts'
import type { NounData, StoredNoun } from '../../records/noun/stored-noun.ts'

const NAMELESS = 'Belum bernama'
/** The number of passes, each of which leaves out the fields that the one before could not show. */
const PASSES = 3

/**
 * Returns a record as pages would get it once published: the stored one with the sent fields laid over it, as far as
 * they can be read. Null if not even its name can.
 */
export function asPublished(
  noun: StoredNoun,
  stored: NounData | null,
  data: Readonly<Record<string, unknown>>,
  now: Date,
): NounData | null {
  const { fields, title, addressed } = noun.noun
  const time = now.toISOString()
  const named = data[title] ?? Object(stored)[title]
  const name = (typeof named === 'string' && named.trim()) || NAMELESS
  const sent = Object.entries(data).flatMap(([field, value]) => {
    const kept = Object.hasOwn(fields, field) ? withinReach(value, fields[field]) : undefined
    return kept === undefined ? [] : [[field, kept]]
  })
  const raw: Record<string, unknown> = {
    ...stored,
    ...Object.fromEntries(sent),
    [title]: name,
    id: stored?.id ?? 0,
    created_at: stored?.created_at ?? time,
    updated_at: stored?.updated_at ?? time,
    ...(addressed && { slug: slugOf(data.slug, stored, slugify(name, noun.noun.name)) }),
    ...(hasStates(noun.noun) && { status: 'terbit', kosong: '', terbit_pada: sinceOf(stored) ?? time }),
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    const parsed = noun.schema.safeParse(noun.read(parseJson(JSON.stringify(raw))))
    if (parsed.success)
      return isChanged(parsed.data, stored) ? { ...parsed.data, updated_at: time } : parsed.data
    for (const { path } of parsed.error.issues) delete raw[String(path[0])]
  }
  return null
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'

/** Returns the part of a value that can belong to a field: no list beyond its bound, no nested rows. */
function withinReach(value: unknown, field: Field | undefined): unknown {
  if (isPlain(value)) return value
  const isRow = (row: unknown) => isPlain(row) || Object.values(Object(row)).every(isPlain)
  if (!Array.isArray(value)) return isRow(value) ? value : undefined
  const most = field && 'max' in field && field.kind !== 'text' ? field.max : 0
  return value.slice(0, most).filter(isRow)
}

/** Tells whether a sent record differs from the stored one, so that an unchanged one keeps its times. */
function isChanged(record: NounData, stored: NounData | null): boolean {
  return stored !== null && JSON.stringify(contentOf(record)) !== JSON.stringify(contentOf(stored))
}

function slugOf(asked: unknown, stored: NounData | null, made: string): string {
  if (typeof asked === 'string' && asked !== '' && !slugError(asked)) return asked
  return stored?.slug || made
}

/** Returns the time since which a live record has been live. */
function sinceOf(stored: NounData | null): string | undefined {
  return stored && isStated(stored) && isPublic(stored) && stored.terbit_pada ? stored.terbit_pada : undefined
}
