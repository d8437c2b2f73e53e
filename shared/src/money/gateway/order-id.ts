import { readBookingKode } from '../../trips/pemesanan/booking-kode.ts'

/** The longest name of an order that the gateway takes. */
export const ORDER_ID_MAX = 50
const ORDER_ID = /^([A-Z\d-]+)-(DP|[1-9]\d{0,5})$/
const DEPOSIT = 'DP'

/**
 * Returns the name of a booking's order: `{kode}-DP` for its down payment, else `{kode}-{n}` after those that it has.
 */
export function orderId(kode: string, isDeposit: boolean, known: readonly string[]): string {
  const deposit = `${kode}-${DEPOSIT}`
  if (isDeposit && !known.includes(deposit)) return deposit
  const numbers = known.map((one) => Number(readOrderId(one)?.urut)).filter(Number.isInteger)
  return `${kode}-${Math.max(0, ...numbers) + 1}`
}

/** Reads the booking's code and the rest of an order's name; null for one that is not made here. */
export function readOrderId(order_id: string): { kode: string; urut: string; isDeposit: boolean } | null {
  const [, kode = '', urut = ''] = (order_id.length <= ORDER_ID_MAX && ORDER_ID.exec(order_id)) || []
  return kode !== '' && readBookingKode(kode) === kode ? { kode, urut, isDeposit: urut === DEPOSIT } : null
}
