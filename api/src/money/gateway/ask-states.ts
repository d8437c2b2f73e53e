import { isOrderOpen, PESANAN_STATUS } from '@safar/shared/money/gateway/order-state'
import type { Log } from '../../platform/http/log.ts'
import { type Gateway, type GatewayDeps, GatewayFailed } from './gateway.ts'
import { receiveNotice } from './receive-notice.ts'

/*
 * A payment page that is left tells nothing, and a message may be lost on its way. Orders that wait are asked for,
 * those alone of which nothing was heard for a while.
 */

const MINUTE_MS = 60_000
/** The silence after which an order is asked for. */
const SILENT_MS = 30 * MINUTE_MS
/** The age at which an order that nobody knows of is over: pages close after a day, payments within another. */
const OVER_MS = 3 * 24 * 60 * MINUTE_MS
/** Orders of a round; the others follow at the next. */
const AT_ONCE = 100

const OPEN = PESANAN_STATUS.filter(isOrderOpen)

/** Asks the gateway for orders of which nothing is heard. One that fails is logged and holds up no other. */
export async function askStates(
  deps: GatewayDeps,
  gateway: Gateway,
  log: Pick<Log, 'error' | 'warn'>,
): Promise<void> {
  const { db } = deps.database
  const at = (ms: number) => new Date(deps.now().getTime() - ms).toISOString()
  const silent = at(SILENT_MS)
  const orders = await db
    .selectFrom('pesanan_gateway')
    .select(['id', 'order_id', 'pada'])
    .where('status', 'in', OPEN)
    .where('pada', '<', silent)
    .where('kabar_pada', '<', silent)
    .where('tanya_pada', '<', silent)
    .orderBy('tanya_pada')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  for (const { id, order_id, pada } of orders) {
    try {
      // Before the answer: an order whose answer fails does not come first again.
      await note(deps, id, { tanya_pada: deps.now().toISOString() })
      const notice = await gateway.askState(order_id)
      if (notice) await receiveNotice(deps, gateway, notice, 'tanya')
      else if (pada < at(OVER_MS)) await note(deps, id, { status: 'gagal' })
    } catch (err) {
      if (err instanceof GatewayFailed) {
        // Whatever keeps one from being answered keeps the others as well.
        log.warn({ err, order: order_id }, 'the payment gateway was asked in vain')
        return
      }
      log.error({ err, order: order_id }, 'an order of the payment gateway was not taken up')
    }
  }
}

const note = ({ database }: GatewayDeps, id: number, to: { tanya_pada: string } | { status: 'gagal' }) =>
  database.db
    .updateTable('pesanan_gateway')
    .set(to)
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .execute()
