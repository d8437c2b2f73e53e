import { createSendingKey } from '@safar/shared/sending-key'

/** Names what this tab sends, so that sending it again makes no second registration. */
export const kunci = createSendingKey(() => window.sessionStorage, 'safar.pendaftaran.kunci')
