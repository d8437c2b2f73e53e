/** Names one sending, so that sending it twice makes one record: `POST /api/pendaftaran`, `POST /api/paket`, its copies and changes of many read it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** A key for one filled form. Without a secure context there is no `randomUUID`, and randomness all the same. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
