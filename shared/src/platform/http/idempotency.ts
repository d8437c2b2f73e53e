/**
 * The header with the idempotency key of a sending, so that a repetition makes no second record. `POST
 * /api/pendaftaran`, `POST /api/paket`, its copies and bulk changes read it.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/**
 * Makes an idempotency key for one filled form. `randomUUID` exists only in a secure context, so it is built from
 * random bytes.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
