import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Row, StoredNoun } from './stored-noun.ts'

/** The cache's size in bytes, for some thousands of records: whole lists are read after each change. */
const MOST_BYTES = 24 * 1024 * 1024
const OBJECT_BYTES = 200

/**
 * The cache of records as JSON text, by noun and hash of the row: an unchanged row is not read again, whoever wrote it
 * and in whichever database.
 */
const texts = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (text) => text.length + OBJECT_BYTES,
})

/** Returns a row's record as JSON text, cached by the row's hash; null if it is broken, which `onBroken` is told. */
export function recordText(noun: StoredNoun, row: Row, onBroken?: OnBroken): Buffer | null {
  const key = `${noun.noun.name} ${hash('sha256', JSON.stringify(row), 'base64url')}`
  const known = texts.get(key)
  if (known) return known
  const record = noun.readRow(row, onBroken)
  if (!record) return null
  const text = Buffer.from(JSON.stringify(record))
  texts.set(key, text)
  return text
}
