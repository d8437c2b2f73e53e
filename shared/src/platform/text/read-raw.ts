import { plainText } from './plain-text.ts'

/** An object of a host, before anything is known of it. */
export type Raw = Record<string, unknown>

/** Returns a value as an object; null for anything else. */
export function readObject(value: unknown): Raw | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null
}

/** Reads text without control characters, or a number as text; empty for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : Number.isFinite(value) ? String(value) : ''
}
