import { errorBodySchema, fieldErrors } from '@safar/shared/errors'
import { IDEMPOTENCY_HEADER } from '@safar/shared/idempotency'
import { kabariText } from '@safar/shared/pendaftaran/kabari'
import { type KabariDraft, kabariInputSchema } from '@safar/shared/pendaftaran/kabari-schema'
import { createSendingKey } from '@safar/shared/sending-key'
import { z } from 'zod'
import type { KabariErrors } from './kabari-fields.ts'
import { FAILED, OFFLINE, TIMEOUT_MS, waitMessage } from './send.ts'

// Compiling its checks would be `eval`, which the content security policy forbids.
z.config({ jitless: true })

export type KabariOutcome =
  | { ok: true; message: string }
  | { ok: false; message: string; errors: KabariErrors }

/** Names what this tab sends, so that sending it again makes no second wish. */
const sendingKey = createSendingKey(() => window.sessionStorage, 'safar.kabari.kunci')

function errorsOf(messages: Record<string, string[]>): KabariErrors {
  const { bulan, kota, nama, telepon, setuju } = messages
  const all = {
    bulan: bulan?.[0],
    kota: kota?.[0],
    nama: nama?.[0],
    telepon: telepon?.[0],
    setuju: setuju?.[0],
  }
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message !== undefined))
}

/** Asks to be told, once the API's own schema has nothing to mend. Never throws: what went wrong is said in words for the visitor. */
export async function sendKabari(
  apiHost: string,
  draft: KabariDraft,
  send: typeof fetch = fetch,
): Promise<KabariOutcome> {
  const checked = kabariInputSchema.safeParse(draft)
  if (!checked.success) {
    return {
      ok: false,
      message: 'Periksa isian yang ditandai.',
      errors: errorsOf(fieldErrors(checked.error)),
    }
  }
  const body = JSON.stringify(draft)
  let response: Response
  try {
    response = await send(`${apiHost}/api/kabari`, {
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
  if (response.ok) {
    sendingKey.forget()
    return { ok: true, message: `Kami kabari begitu ada keberangkatan ${kabariText(checked.data)}.` }
  }
  if (response.status === 429) return { ok: false, message: waitMessage(response), errors: {} }
  const answer = errorBodySchema.safeParse(await response.json().catch(() => null))
  const known = response.status < 500 && answer.success
  return {
    ok: false,
    message: known ? answer.data.message : FAILED,
    errors: errorsOf(answer.data?.errors ?? {}),
  }
}
