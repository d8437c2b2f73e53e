import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const MIDTRANS_KEY = 'SB-Mid-server-contoh-rahasia'

/** The behaviour of the service towards the next call. */
export type MidtransBehaviour = 'baik' | 'menolak' | 'rusak' | 'putus'

/** Returns a signed message as Midtrans sends it; a sum is whole rupiah, or as it writes it. */
export function midtransMessage(
  order_id: string,
  sum: number | string,
  transaction_status: string,
  more: Record<string, string> = {},
): Record<string, string> {
  const message: Record<string, string> = {
    transaction_time: '2026-11-20 10:00:00',
    transaction_status,
    transaction_id: `tx-${order_id}`,
    status_message: 'midtrans payment notification',
    status_code: transaction_status === 'pending' ? '201' : '200',
    payment_type: 'bank_transfer',
    order_id,
    merchant_id: 'G000000000',
    gross_amount: typeof sum === 'number' ? `${sum}.00` : sum,
    fraud_status: 'accept',
    currency: 'IDR',
    ...more,
  }
  const signed = `${message.order_id}${message.status_code}${message.gross_amount}${MIDTRANS_KEY}`
  return { ...message, signature_key: createHash('sha512').update(signed).digest('hex') }
}

/** Starts a stand-in for Midtrans, as its documentation describes it, which keeps what it was asked. */
export async function startMidtransServer() {
  const asked: { url: string; authorization: string; body: Record<string, unknown> | null }[] = []
  const states = new Map<string, Record<string, string>>()
  let laku: MidtransBehaviour = 'baik'
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { url = '', headers } = request
      const text = Buffer.concat(pieces).toString()
      asked.push({ url, authorization: headers.authorization ?? '', body: text ? JSON.parse(text) : null })
      const say = (status: number, body: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
      if (laku === 'putus') return void request.socket.destroy()
      if (laku === 'menolak') return say(401, { error_messages: ['Access denied'] })
      if (laku === 'rusak') return say(200, '<html>')
      const order = /^\/v2\/([^/]+)\/status$/.exec(url)?.[1]
      if (order !== undefined)
        return say(200, states.get(order) ?? { status_code: '404', status_message: "doesn't exist" })
      const token = `token-${asked.length}`
      return say(201, { token, redirect_url: `https://pay.midtrans.test/v3/${token}` })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    settings: {
      MIDTRANS_SERVER_KEY: MIDTRANS_KEY,
      MIDTRANS_API: origin,
      MIDTRANS_SNAP: `${origin}/snap/v1/`,
    },
    /** Sets what it answers of an order that it is asked for. */
    keep(message: Record<string, string>) {
      states.set(message.order_id ?? '', message)
    },
    jadi(next: MidtransBehaviour) {
      laku = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
