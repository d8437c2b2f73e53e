import { isAskedSum } from '@safar/shared/money/gateway/expected-sum'
import { readOrderId } from '@safar/shared/money/gateway/order-id'
import { isOrderPaid, nextPesananStatus } from '@safar/shared/money/gateway/order-state'
import { rupiahOf, SEN } from '@safar/shared/money/mutasi/mutasi'
import { senText } from '@safar/shared/money/mutasi/sen-text'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { type Context, transact } from '../../access/session/context.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { sealText } from '../../platform/vault/sealed-text.ts'
import { newIds } from '../../records/noun/write-sealed.ts'
import { type Kantor, readKantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { openAccount } from '../buku/follow-booking.ts'
import { appendPayment, findPayment } from '../pembayaran/pembayaran.repository.ts'
import {
  mayGiveSeatsBack,
  mayTakeSeats,
  settlePayment,
  unsettlePayment,
} from '../pembayaran/settle-payment.ts'
import type { Gateway, GatewayDeps, Notice } from './gateway.ts'
import { holdOrder, type Order, saveOrder } from './order.repository.ts'
import { queueLine } from './queue-line.ts'

/*
 * What the gateway tells becomes money in one transaction: the event as it came, the state of its order, and the
 * entries of the ledger, or a line in the queue of people. Told again it is the same event, and nothing happens.
 */

/** The way a notice came. */
export type Asal = 'kabar' | 'tanya'

interface Taken {
  deps: GatewayDeps
  gateway: Gateway
  kantor: Kantor
  asal: Asal
  notice: Notice
  /** True if the ledger refused this event: then people decide, and its money stands in their queue. */
  isRefused: boolean
}

/** Takes a notice of the gateway up, once however often it comes. */
export async function receiveNotice(
  deps: GatewayDeps,
  gateway: Gateway,
  notice: Notice,
  asal: Asal,
): Promise<void> {
  const { db } = deps.database
  const known = await db
    .selectFrom('pesanan_gateway')
    .select('pemesanan_id')
    .where('order_id', '=', notice.order_id)
    .executeTakeFirst()
  const name = known?.pemesanan_id ?? readOrderId(notice.order_id)?.kode ?? null
  const booking = name === null ? null : await findBooking(db, String(name))
  const taken = { deps, gateway, kantor: await readKantor(deps), asal, notice }
  const take = (isRefused: boolean) =>
    booking
      ? changeBooking(deps, null, String(booking.id), {
          isSeating: (stored) => isSeating(notice, stored),
          change: (context, stored) => takeUp(context, stored, { ...taken, isRefused }),
        })
      : transact(deps, null, (context) => takeUp(context, null, { ...taken, isRefused }))
  try {
    await take(false)
  } catch (error) {
    // A rule of the ledger speaks against it, such as money that went on to another booking. The event is true all
    // the same.
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    await take(true)
  }
}

const COMES_IN = ['ditangkap', 'dibayar']

const isSeating = ({ kejadian }: Notice, stored: PemesananStored): boolean =>
  COMES_IN.includes(kejadian) ? mayTakeSeats(stored) : mayGiveSeatsBack(stored)

async function takeUp(context: Context, booking: PemesananStored | null, taken: Taken): Promise<void> {
  const { notice } = taken
  const order = await holdOrder(context, notice.order_id, booking?.id ?? null)
  if (!(await addEvent(context, taken))) return
  const status = nextPesananStatus(order.status, notice.kejadian)
  let { pembayaran_id } = order
  if (isOrderPaid(status) && !isOrderPaid(order.status))
    pembayaran_id = await comeIn(context, booking, order, taken)
  if (status === 'dikembalikan' && isOrderPaid(order.status)) await goBack(context, booking, order, taken)
  if (notice.kejadian === 'dikembalikan_sebagian' && isOrderPaid(order.status))
    await queueBack(context, taken, notice.kembali || notice.jumlah, 'sebagian uangnya kembali ke pembayar')
  await saveOrder(context, { ...order, status, pembayaran_id, metode: notice.metode || order.metode })
}

/** Keeps an event as it came; false if it was told before. */
async function addEvent({ trx, now }: Context, { deps, notice, asal }: Taken): Promise<boolean> {
  const { kunci, order_id, kejadian, mentah } = notice
  const told = await trx
    .selectFrom('peristiwa_gateway')
    .select('id')
    .where('kunci', '=', kunci)
    .executeTakeFirst()
  if (told) return false
  const [id = 0] = await newIds(trx, 'peristiwa_gateway', 1)
  const { key, nomor } = await deps.vault.current(trx)
  const place = { noun: 'peristiwa_gateway', field: 'isi', record: id }
  const isi = sealText(key, nomor, place, Buffer.from(mentah))
  await trx
    .insertInto('peristiwa_gateway')
    .values({ id, kunci, order_id, kejadian, asal, isi, pada: now.toISOString() })
    .execute()
  return true
}

/**
 * Books money that came in, as an accepted payment with its receipt, or puts it into the queue; returns the payment.
 */
async function comeIn(
  context: Context,
  booking: PemesananStored | null,
  order: Order,
  taken: Taken,
): Promise<number | null> {
  const { notice, kantor } = taken
  const { order_id } = notice
  const problem = taken.isRefused
    ? 'tidak dapat dibukukan sendiri'
    : await problemOf(context, booking, order, notice)
  if (problem !== null || booking === null) {
    const keterangan = `${taken.gateway.nama} ${order_id}: ${senText(notice.jumlah)} diterima, ${problem ?? ''}. Periksa di dasbor ${taken.gateway.nama}, lalu cocokkan.`
    await queueLine(context, taken.deps.vault, {
      tanggal: dayOf(context, notice),
      jumlah: notice.jumlah,
      keterangan,
    })
    return null
  }
  const payment = await appendPayment(context.trx, {
    pemesanan_id: booking.id,
    jumlah: rupiahOf(notice.jumlah),
    mata_uang: booking.mata_uang,
    kurs: null,
    metode: 'gateway',
    tanggal_bank: dayOf(context, notice),
    rujukan: order_id,
    bukti: '',
    bukti_kunci: '',
    pada: context.now.toISOString(),
    akun_id: null,
    token_id: null,
  })
  await settlePayment(context, booking, payment, kantor)
  return payment.id
}

/** Returns why money cannot be booked by itself; null if it is what was asked for. */
async function problemOf(
  context: Context,
  booking: PemesananStored | null,
  order: Order,
  { order_id, jumlah: sen, isRupiah }: Notice,
): Promise<string | null> {
  if (!booking) return 'pemesanannya tidak dikenal'
  if (!isRupiah || booking.mata_uang !== 'Rp') return `mata uangnya bukan mata uang pemesanan ${booking.kode}`
  const jumlah = rupiahOf(sen)
  if (sen % SEN === 0) {
    if (order.jumlah !== null)
      return order.jumlah === jumlah ? null : `yang diminta ${sumText(order.jumlah, 'Rp')}`
    const { bills } = await openAccount(context, booking)
    const first = await firstSums(context, booking.id)
    const asked = bills.map((bill) => ({ ...bill, awal: first.get(bill.id) ?? 0 }))
    if (isAskedSum(asked, readOrderId(order_id)?.isDeposit ?? false, jumlah)) return null
  }
  return `jumlahnya tidak sama dengan tagihan pemesanan ${booking.kode}`
}

/** Reads what the bills of a booking asked for at first. */
async function firstSums({ trx }: Context, pemesanan_id: number): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('buku_uang')
    .select(['tagihan_id', 'jumlah'])
    .where('pemesanan_id', '=', pemesanan_id)
    .where('jenis', '=', 'tagihan')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ tagihan_id, jumlah }) => [tagihan_id ?? 0, Number(jumlah)]))
}

/** Takes money back that the gateway gave back: by the counter-entry of its payment, or by the queue. */
async function goBack(
  context: Context,
  booking: PemesananStored | null,
  order: Order,
  taken: Taken,
): Promise<void> {
  const { notice, isRefused } = taken
  // Said to be all of it, and the sum says otherwise.
  if (notice.kembali > 0 && notice.kembali !== notice.jumlah)
    return queueBack(
      context,
      taken,
      notice.kembali,
      `uangnya kembali ke pembayar, dari ${senText(notice.jumlah)}`,
    )
  if (order.pembayaran_id === null || booking === null || isRefused) {
    const what =
      order.pembayaran_id === null
        ? 'uangnya kembali ke pembayar; barisnya yang masuk tidak jadi dicocokkan'
        : 'uangnya kembali ke pembayar, dan pembayarannya tidak dapat dibatalkan sendiri'
    return queueBack(context, taken, notice.jumlah, what)
  }
  const payment = await findPayment(context.trx, order.pembayaran_id)
  // Somebody of the office was first.
  if (await isCancelled(context, payment.id)) return
  await unsettlePayment(context, booking, payment, `${taken.gateway.nama}: uang kembali ke pembayar`)
}

async function isCancelled({ trx }: Context, pembayaran_id: number): Promise<boolean> {
  const cancelled = await trx
    .selectFrom('putusan_pembayaran')
    .select('id')
    .where('pembayaran_id', '=', pembayaran_id)
    .where('status', '=', 'dibatalkan')
    .executeTakeFirst()
  return cancelled !== undefined
}

function queueBack(context: Context, taken: Taken, sen: number, what: string): Promise<void> {
  const { notice, gateway, deps } = taken
  const keterangan = `${gateway.nama} ${notice.order_id}: ${senText(sen)} keluar, ${what}.`
  return queueLine(context, deps.vault, { tanggal: dayOf(context, notice), jumlah: -sen, keterangan })
}

/** The day of the money, never one that has not come. */
function dayOf({ now }: Context, { tanggal }: Notice): string {
  const today = hariIni(now)
  return tanggal !== '' && tanggal <= today ? tanggal : today
}
