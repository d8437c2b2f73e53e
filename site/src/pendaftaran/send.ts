import {
  type PendaftaranAnswer,
  pendaftaranAnswerSchema,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { errorBodySchema } from '@safar/shared/platform/http/error-body-schema'
import { IDEMPOTENCY_HEADER } from '@safar/shared/platform/http/idempotency'
import { errorsOf } from './check.ts'
import type { Errors } from './draft.ts'
import { FAILED, OFFLINE, TIMEOUT_MS, waitMessage } from './send-words.ts'

export type Outcome =
  /** An older host tells no code and nothing else. */
  { ok: true; answer: PendaftaranAnswer | null } | { ok: false; message: string; errors: Errors }

/** Sends a registration (JSON text) under its idempotency key. Never throws: errors come in words for the visitor. */
export async function sendPendaftaran(
  apiHost: string,
  body: string,
  key: string,
  send: typeof fetch = fetch,
): Promise<Outcome> {
  let response: Response
  try {
    response = await send(`${apiHost}/api/pendaftaran`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [IDEMPOTENCY_HEADER]: key,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    return { ok: false, message: OFFLINE, errors: {} }
  }
  if (response.ok) {
    const answer = pendaftaranAnswerSchema.safeParse(await response.json().catch(() => null))
    return { ok: true, answer: answer.data ?? null }
  }
  if (response.status === 429) return { ok: false, message: waitMessage(response), errors: {} }
  const answer = errorBodySchema.safeParse(await response.json().catch(() => null))
  const errors = errorsOf(answer.data?.errors ?? {})
  const known = response.status < 500 && answer.success
  return { ok: false, message: known ? answer.data.message : FAILED, errors }
}
