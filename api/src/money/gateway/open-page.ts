import { inOrder, openOf } from '@safar/shared/money/buku/bills'
import { orderId } from '@safar/shared/money/gateway/order-id'
import { isOrderOpen } from '@safar/shared/money/gateway/order-state'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isEnded, PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Pelaku } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { conflict, HttpError } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { openAccount } from '../buku/follow-booking.ts'
import { type Gateway, GatewayFailed } from './gateway.ts'
import { addOrder, listOrders, type Order } from './order.repository.ts'

/** The time for which a page is given out again; the gateway closes it after a day. */
const PAGE_MS = 20 * 3_600_000
/** The time within which an order without a page is one that somebody opens at this moment. */
const OPENING_MS = 60_000

interface Planned {
  order_id: string
  jumlah: number
  uraian: string
  /** The address of a page that is open already. */
  alamat: string
}

/**
 * Opens a page of the gateway for what is open of a booking's oldest bill, without the unique code; one that is open
 * for the same sum is given again. Returns the name of its order.
 * @throws HttpError 404; 409 for a booking that has ended, is kept in dollars, owes nothing, or whose page is being
 *   opened; 503 if the gateway fails
 */
export async function openPage(
  deps: Deps,
  gateway: Gateway,
  actor: Pelaku,
  idOrKode: string,
): Promise<{ order_id: string; pemesanan_id: number }> {
  // The order is there before the gateway hears of it: whatever it tells later meets one with its sum.
  const planned = await changeBooking(deps, actor, idOrKode, {
    isSeating: () => false,
    change: async (context, booking) => ({
      ...(await planOrder(context, booking)),
      pemesanan_id: booking.id,
    }),
  })
  const { order_id, pemesanan_id } = planned
  if (planned.alamat !== '') return { order_id, pemesanan_id }
  try {
    const alamat = await gateway.openPage(planned)
    await update(deps, order_id, { alamat })
    await transact(deps, actor, (context) =>
      logActivities(context, {
        aksi: 'ubah',
        jenis: 'pemesanan',
        data_id: pemesanan_id,
        rinci: `Halaman pembayaran ${sumText(planned.jumlah, 'Rp')} dibuat`,
      }),
    )
    return { order_id, pemesanan_id }
  } catch (error) {
    if (!(error instanceof GatewayFailed)) throw error
    await update(deps, order_id, { status: 'gagal' })
    throw new HttpError(503, `${error.message} Coba lagi sebentar lagi.`)
  }
}

/** Changes an order that the gateway has not spoken of. */
const update = ({ database }: Deps, order_id: string, to: Partial<Pick<Order, 'alamat' | 'status'>>) =>
  database.db
    .updateTable('pesanan_gateway')
    .set(to)
    .where('order_id', '=', order_id)
    .where('kabar_pada', '=', '')
    .execute()

async function planOrder(context: Context, booking: PemesananStored): Promise<Planned> {
  const { id, kode, status, mata_uang } = booking
  if (mata_uang !== 'Rp')
    throw conflict('Pemesanan ini dalam dolar. Gerbang pembayaran menerima rupiah saja.', { mata_uang })
  if (isEnded(status))
    throw conflict(
      `Pemesanan yang sudah ${PEMESANAN_STATUS_LABEL[status].toLowerCase()} tidak ditagih lagi.`,
      {
        status,
      },
    )
  const { bills } = await openAccount(context, booking)
  const bill = inOrder(bills).find((one) => openOf(one) > 0)
  if (!bill) throw conflict('Semua tagihan pemesanan ini sudah lunas.', { status })
  const jumlah = openOf(bill)
  const uraian = `${kode} ${bill.uraian}`
  const orders = await listOrders(context.trx, id)
  const age = ({ pada }: Order) => context.now.getTime() - Date.parse(pada)
  const same = orders.findLast((order) => order.jumlah === jumlah && isOrderOpen(order.status))
  if (same?.alamat === '' && age(same) < OPENING_MS)
    throw conflict('Halaman pembayarannya sedang dibuat. Coba lagi sebentar lagi.', { status })
  if (same && same.alamat !== '' && age(same) < PAGE_MS)
    return { order_id: same.order_id, jumlah, uraian, alamat: same.alamat }
  const isDeposit = bill.jenis === 'dp'
  const order_id = orderId(
    kode,
    isDeposit,
    orders.map((order) => order.order_id),
  )
  await addOrder(context, { order_id, pemesanan_id: id, jumlah })
  return { order_id, jumlah, uraian, alamat: '' }
}
