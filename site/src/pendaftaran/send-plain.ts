import { IDEMPOTENCY_HEADER } from '@safar/shared/platform/http/idempotency'
import { createSendingKey } from '@safar/shared/platform/http/sending-key'
import { FAILED, OFFLINE, TIMEOUT_MS, waitMessage } from './send-words.ts'

/* Sends a short form, which leaves validation to the API: a schema would weigh more than the form. */

type Fields = Readonly<Record<string, unknown>>
export type PlainOutcome =
  | { ok: true; answer: Fields }
  /** `errors` are the first messages by field. */
  | { ok: false; message: string; errors: Readonly<Record<string, string>> }

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Returns an object in an answer; empty where it is none. */
export const partOf = (fields: Fields, name: string): Fields => fieldsOf(fields[name])

/** Returns a text of an answer; empty where it has none of that name. */
export function textIn(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** Names what this tab sends, so that sending it again makes no second one. */
const sendingKey = createSendingKey(() => window.sessionStorage, 'safar.antre.kunci')

/**
 * Sends a form under an idempotency key, once however often it is pressed. Never throws: errors come in words for the
 * visitor.
 */
export async function sendPlain(
  url: string,
  fields: Fields,
  send: typeof fetch = fetch,
): Promise<PlainOutcome> {
  const body = JSON.stringify(fields)
  let response: Response
  try {
    response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [IDEMPOTENCY_HEADER]: sendingKey.keyFor(body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    return { ok: false, message: OFFLINE, errors: {} }
  }
  if (response.status === 429) return { ok: false, message: waitMessage(response), errors: {} }
  const answer = fieldsOf(await response.json().catch(() => null))
  if (response.ok) {
    sendingKey.forget()
    return { ok: true, answer }
  }
  const errors = Object.entries(partOf(answer, 'errors')).flatMap(([name, messages]) => {
    const first: unknown = Array.isArray(messages) ? messages[0] : null
    return typeof first === 'string' ? [[name, first] as const] : []
  })
  if (errors.length > 0)
    return { ok: false, message: 'Periksa isian yang ditandai.', errors: Object.fromEntries(errors) }
  const message = response.status < 500 ? textIn(answer, 'message') : ''
  return { ok: false, message: message || FAILED, errors: {} }
}
