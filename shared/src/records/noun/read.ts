import { type Raw, readObject, readText } from '../../platform/text/read-raw.ts'
import {
  type Field,
  type Fields,
  isList,
  isSingle,
  isSummary,
  type ListField,
  type Noun,
  type NumericField,
  type RowFields,
} from './field.ts'
import type { RecordOf, SummaryOf } from './record.ts'
import { maskIn } from './sealed.ts'
import {
  readChoice,
  readDurasi,
  readMoment,
  readNumber,
  readNumberFrom,
  readObjects,
  readStars,
  readTanggal,
} from './tolerant.ts'

/*
 * The tolerant reader: an API host other than ours may send numbers as text ("32000000", "32000000.00"), dates with a
 * time, null in place of a text, `nama` in place of `name`, and may leave lists out. Whatever can be understood becomes
 * a record; one that cannot be shown at all (no slug or name) is refused.
 */

/** Reads one record of any host; null if it has no slug or no name. */
export function readRecord<N extends Noun>(noun: N, value: unknown): RecordOf<N> | null
export function readRecord(noun: Noun, value: unknown): Raw | null {
  const raw = readObject(value)
  const record = raw && readStamped(noun, raw, isSingle)
  return record && readFields(noun.fields, raw, record, isList)
}

/** Reads one record of a short list, as `readRecord` does. */
export function readSummary<N extends Noun>(noun: N, value: unknown): SummaryOf<N> | null
export function readSummary(noun: Noun, value: unknown): Raw | null {
  const raw = readObject(value)
  return raw && readStamped(noun, raw, isSummary)
}

/** Reads `{ data: […] }`; null for anything else. Entries that cannot be shown are left out. */
export function readListAnswer<Item>(answer: unknown, read: (item: unknown) => Item | null): Item[] | null {
  const data = readObject(answer)?.data
  return Array.isArray(data) ? data.flatMap((item) => read(item) ?? []) : null
}

/** Reads `{ data: {…} }`; null for a missing record, which older hosts answer as 200 with `data: null`. */
export function readAnswer<Item>(answer: unknown, read: (item: unknown) => Item | null): Item | null {
  return read(readObject(answer)?.data)
}

/** Remarks that an answer may carry beside its record. */
export interface Warned {
  /** Oddities of the record as it is stored, in sentences by field; absent where there are none. */
  peringatan?: Record<string, string[]>
}

/** Reads what an answer says is odd of its record. */
export function readWarned(answer: unknown): Warned {
  const byField = Object.entries(readObject(readObject(answer)?.peringatan) ?? {}).flatMap(
    ([field, said]) => {
      const texts = Array.isArray(said) ? said.filter((text) => typeof text === 'string') : []
      return texts.length > 0 ? [[field, texts] as const] : []
    },
  )
  return byField.length > 0 ? { peringatan: Object.fromEntries(byField) } : {}
}

function readStamped(
  { fields, title, addressed }: Noun,
  raw: Raw,
  which: (field: Field) => boolean,
): Raw | null {
  const name = raw[title]
  if (typeof name !== 'string' || readText(name) === '') return null
  // By its slug the host is asked again: as it is, or not at all.
  if (addressed && (typeof raw.slug !== 'string' || raw.slug === '')) return null
  const id = readNumber(raw.id)
  const record: Raw = { id: id !== null && Number.isSafeInteger(id) ? id : 0 }
  if (addressed) record.slug = raw.slug
  readFields(fields, raw, record, which)
  record.created_at = readText(raw.created_at)
  record.updated_at = readText(raw.updated_at)
  return record
}

/** Adds what can be read of the fields to a record, or to a row of a list that is the `nth` from none. */
function readFields(fields: Fields, raw: Raw, record: Raw, which?: (field: Field) => boolean, nth = 0): Raw {
  for (const [name, field] of Object.entries(fields)) {
    if (which && !which(field)) continue
    record[name] = readValue(field, raw[name], nth)
    if (record[name] === '' && field.older) record[name] = readValue(field, raw[field.older], nth)
  }
  return record
}

function readValue(field: Field, value: unknown, nth: number): unknown {
  switch (field.kind) {
    case 'list':
      return field.one ? readFields(field.row, readObject(value) ?? {}, {}) : readRows(field, value)
    case 'figure':
      return typeof value === 'number' && Number.isFinite(value) ? value : readText(value)
    case 'flag':
      return value === true || readNumber(value) === 1
    case 'texts':
      return Array.isArray(value) ? value.map(readText).filter((one) => one !== '') : []
    case 'choice':
      return readChoice(field.of, value) ?? field.missing ?? (field.required ? field.of[0] : '')
    case 'sealed':
      return maskIn(field, readText(value))
    case 'day':
      return readTanggal(value)
    case 'moment':
      return readMoment(value)
    case 'durasi':
      return readDurasi(value)
    case 'text':
    case 'image':
    case 'alamat':
      return readText(value)
    default:
      return readNumeric(field, value, nth)
  }
}

function readNumeric(field: NumericField, value: unknown, nth: number): number | null {
  if (field.kind === 'stars') return readStars(value) ?? field.fallback ?? (field.required ? 1 : null)
  const least = field.kind === 'ref' ? 1 : (field.min ?? 0)
  const number = readNumberFrom(least, value)
  if (field.kind === 'number' && field.nth) return Number.isSafeInteger(number) ? number : nth + 1
  return number ?? (field.required ? least : null)
}

function readRows({ row }: ListField, value: unknown): Raw[] {
  const rows = readObjects(value).map((raw, nth) => readFields(row, raw, {}, undefined, nth))
  return rows.filter((read) => !saysNothing(row, read))
}

/** Tells whether a row is empty: in a list of one field, a row without it shows nothing. */
function saysNothing(fields: RowFields, row: Raw): boolean {
  const [only, ...others] = Object.keys(fields)
  return only !== undefined && others.length === 0 && row[only] === ''
}
