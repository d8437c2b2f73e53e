import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { OnBroken } from '../../platform/db/rusak.ts'
import { type Row, readRow } from './noun-row.ts'
import type { StoredNoun } from './stored-noun.ts'

/** Some thousands of records, as lists of all of them are asked for after each change. */
const MOST_BYTES = 24 * 1024 * 1024
const OBJECT_BYTES = 200

/**
 * Records as JSON text, by what their rows hold: one that stands as it stood is not read again. Known by its content alone, so
 * whoever wrote a row, and in which database, makes no difference.
 */
const texts = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (text) => text.length + OBJECT_BYTES,
})

/** JSON text of the record in a row; null, with word of it, where it cannot be read. */
export function recordText(noun: StoredNoun, row: Row, onBroken?: OnBroken): Buffer | null {
  const key = `${noun.noun.name} ${hash('sha256', JSON.stringify(row), 'base64url')}`
  const known = texts.get(key)
  if (known) return known
  const record = readRow(noun, row, onBroken)
  if (!record) return null
  const text = Buffer.from(JSON.stringify(record))
  texts.set(key, text)
  return text
}
