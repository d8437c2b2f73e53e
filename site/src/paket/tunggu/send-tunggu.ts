import { fieldErrors } from '@safar/shared/errors'
import { type PendaftaranDraft, pendaftaranInputSchema } from '@safar/shared/pendaftaran/schema'
import { createSendingKey } from '@safar/shared/sending-key'
import { errorsOf } from '../../pendaftaran/check.ts'
import { type Outcome, sendPendaftaran } from '../../pendaftaran/send.ts'

/** Names what this tab sends, so that sending it again makes no second place. */
const sendingKey = createSendingKey(() => window.sessionStorage, 'safar.tunggu.kunci')

/** Queues, once the API's own schema has nothing to mend. Never throws. */
export async function sendTunggu(apiHost: string, draft: PendaftaranDraft): Promise<Outcome> {
  const checked = pendaftaranInputSchema.safeParse(draft)
  if (!checked.success) {
    // The form asks for a number alone.
    const { email: _, ...errors } = errorsOf(fieldErrors(checked.error))
    return { ok: false, message: 'Periksa isian yang ditandai.', errors }
  }
  const body = JSON.stringify(draft)
  const result = await sendPendaftaran(apiHost, body, sendingKey.keyFor(body))
  if (result.ok) sendingKey.forget()
  return result
}
