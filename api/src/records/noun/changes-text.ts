import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { cutText } from '@safar/shared/platform/text/cut-text'
import type { Field, Noun } from '@safar/shared/records/noun/field'
import { contentOf } from './noun-row.ts'
import type { NounData } from './stored-noun.ts'

/** Fields written with both sides; the others are counted. */
const TOLD = 3
/**
 * Nouns with texts about people. Activity outlives an erasure, so it names their changed texts without the words, as it
 * does for private nouns.
 */
const ABOUT_PEOPLE: readonly string[] = ['testimoni', 'pembimbing']
/** The longest value that is written out, in letters. */
const VALUE_MOST = 40

/** Writes a value in few letters; null for a list, a picture or a long text. */
function valueText(field: Field | undefined, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return 'kosong'
  if (typeof value === 'number') return field?.kind === 'money' ? formatThousands(value) : String(value)
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (typeof value !== 'string' || field?.kind === 'texts' || field?.kind === 'image') return null
  const line = value.replace(/\s+/g, ' ')
  return line.length > VALUE_MOST ? `${cutText(line, VALUE_MOST)}…` : line
}

/**
 * Writes the difference of a change in one line: `harga_double 32.000.000 → 32.500.000`. Lists, pictures and long texts
 * are only named.
 */
export function changesText(noun: Noun, before: NounData, after: NounData): string {
  const old = new Map<string, unknown>(Object.entries(contentOf(before)))
  const changed = Object.entries(contentOf(after)).filter(
    ([name, value]) =>
      name !== 'kosong' && JSON.stringify(old.get(name) ?? null) !== JSON.stringify(value ?? null),
  )
  const told = changed.slice(0, TOLD).map(([name, value]) => {
    const field = noun.fields[name]
    const isPrivate = !noun.published || (field?.kind === 'text' && ABOUT_PEOPLE.includes(noun.name))
    const [dari, ke] = isPrivate ? [null, null] : [valueText(field, old.get(name)), valueText(field, value)]
    return dari === null || ke === null || dari === ke ? `${name} berubah` : `${name} ${dari} → ${ke}`
  })
  const rest = changed.length - told.length
  return [...told, ...(rest > 0 ? [`dan ${rest} lagi`] : [])].join(', ')
}
