import { inOrder, openOf } from '@safar/shared/money/buku/bills'
import { BIAYA_METODE, biayaMetodeOf, chargeOf } from '@safar/shared/money/gateway/charges'
import type { GatewayPemesanan, PesananGateway } from '@safar/shared/money/gateway/gateway-schema'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { readAccount } from '../buku/ledger.ts'
import type { PaymentDeps } from '../pembayaran/record-payment.ts'
import { listOrders } from './order.repository.ts'

/** Returns the orders of a booking with what the gateway keeps of each, and what a new page would ask for. */
export async function shownGateway(
  deps: PaymentDeps,
  booking: PemesananStored,
  aktif: boolean,
): Promise<GatewayPemesanan> {
  const { db } = deps.database
  const { angka } = (await readKantor(deps)).agency
  const account = await readAccount(db, booking.id)
  const isAsked = booking.mata_uang === 'Rp' && !isEnded(booking.status)
  const bill = isAsked ? inOrder(account?.bills ?? []).find((one) => openOf(one) > 0) : undefined
  const berikutnya = bill ? openOf(bill) : null
  const pesanan = (await listOrders(db, booking.id)).map((order): PesananGateway => {
    const metode = biayaMetodeOf(order.metode)
    return {
      order_id: order.order_id,
      jumlah: order.jumlah,
      status: order.status,
      alamat: order.alamat,
      metode: order.metode,
      biaya: metode && order.jumlah !== null ? chargeOf(metode, order.jumlah, angka) : null,
      pembayaran_id: order.pembayaran_id,
      dibuat_pada: order.pada,
      kabar_pada: order.kabar_pada,
    }
  })
  return {
    aktif,
    berikutnya,
    biaya:
      berikutnya === null
        ? []
        : BIAYA_METODE.map((metode) => ({ metode, jumlah: chargeOf(metode, berikutnya, angka) })),
    pesanan,
  }
}
