import { ORDER_ID_MAX } from '@safar/shared/money/gateway/order-id'
import { KEJADIAN } from '@safar/shared/money/gateway/order-state'
import { counted, oneOf, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealed } from '../../platform/vault/sealed-column.ts'

/**
 * Events that the gateway told, each once and as it came, appended only. A message may name who paid, by which
 * account: it is sealed.
 */
export const PERISTIWA_GATEWAY = table({
  key: ['id'],
  people: { stays: 'Books of account: ten years (UU KUP art. 28).' },
  columns: {
    id: counted,
    /** Hash of what makes it this event. */
    kunci: text(100),
    order_id: text(ORDER_ID_MAX),
    kejadian: oneOf(KEJADIAN),
    /** The way it came: it was told, or we asked. */
    asal: oneOf(['kabar', 'tanya']),
    isi: personal(sealed()),
    pada: time,
  },
  writtenAt: 'pada',
})
