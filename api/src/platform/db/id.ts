/** The largest that an id's column holds: PostgreSQL refuses to compare it with more. */
export const MAX_ID = 2_147_483_647

/** An id of an address, or null where it can be none. */
export function readId(value: string): number | null {
  return /^\d{1,10}$/.test(value) && Number(value) <= MAX_ID ? Number(value) : null
}
