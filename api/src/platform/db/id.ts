/** The largest id of a column: PostgreSQL refuses to compare it with more. */
export const MAX_ID = 2_147_483_647

/** Parses an id from an address; null if it can be none. */
export function readId(value: string): number | null {
  return /^\d{1,10}$/.test(value) && Number(value) <= MAX_ID ? Number(value) : null
}
