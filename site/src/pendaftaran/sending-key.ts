import { createSendingKey } from '@safar/shared/platform/http/sending-key'

/** The idempotency key of what this tab sends, so that sending it again makes no second registration. */
export const sendingKey = createSendingKey(() => window.sessionStorage, 'safar.pendaftaran.kunci')
