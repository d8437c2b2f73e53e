import { MAX_ID } from '@safar/shared/platform/id'

/** Parses an id from an address; null if it can be none. */
export function readId(value: string): number | null {
  return /^\d{1,10}$/.test(value) && Number(value) <= MAX_ID ? Number(value) : null
}
