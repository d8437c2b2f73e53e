import { createHash, type KeyObject, timingSafeEqual } from 'node:crypto'
import { ORDER_ID_MAX } from '@safar/shared/money/gateway/order-id'
import type { Kejadian } from '@safar/shared/money/gateway/order-state'
import { MUTASI_LIMITS, SEN } from '@safar/shared/money/mutasi/mutasi'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { z } from 'zod'
import type { Env } from '../../platform/env.ts'
import { type Gateway, GatewayFailed, type Notice } from './gateway.ts'

/* Midtrans Snap by plain calls, as its documentation describes them: docs.midtrans.com. */

type Account = NonNullable<Env['midtrans']>

/** The timeout of one call, in milliseconds. */
const SABAR_MS = 15_000
const ANSWER_MOST = 64 * 1024

const line = z.string().max(100)

/** The fields of a message that count; the others are kept with it and read by nobody. */
const messageSchema = z.object({
  order_id: z
    .string()
    .max(ORDER_ID_MAX)
    .regex(/^[\w.~-]+$/),
  /*
   * The signed text is four fields one after the other, without anything between. Only with these two bounded has it
   * one meaning: no digit of one field can be read as the next one's.
   */
  status_code: z.string().regex(/^[1-5]\d\d$/),
  gross_amount: z.string().min(1).max(30).regex(/^[^0]/),
  signature_key: z.string().regex(/^[\da-fA-F]{128}$/),
  transaction_status: line,
  fraud_status: line.nullish(),
  currency: line.nullish(),
  payment_type: line.nullish(),
  transaction_id: line.nullish(),
  transaction_time: line.nullish(),
  settlement_time: line.nullish(),
  refund_amount: line.nullish(),
})
type Message = z.infer<typeof messageSchema>

/** Answers to a question for a state have the same fields; ours needs no signature, since we called. */
const stateSchema = messageSchema.extend({ signature_key: z.string().nullish() })
const missingSchema = z.object({ status_code: z.literal('404') })
const pageSchema = z.object({ redirect_url: z.url({ protocol: /^https?$/ }).max(500) })

const PLAIN: Readonly<Record<string, Kejadian>> = {
  pending: 'menunggu',
  authorize: 'menunggu',
  deny: 'gagal',
  failure: 'gagal',
  expire: 'gagal',
  cancel: 'batal',
  refund: 'dikembalikan',
  chargeback: 'dikembalikan',
  partial_refund: 'dikembalikan_sebagian',
  partial_chargeback: 'dikembalikan_sebagian',
}

/**
 * Returns the event of a message. The signature covers code and sum and not the words, so money has come only where
 * the code says so as well; a card's only where the check for fraud let it through.
 */
function kejadianOf({ transaction_status, fraud_status, status_code }: Message): Kejadian {
  const isPaid = status_code === '200'
  if (transaction_status === 'capture') {
    if (fraud_status === 'deny') return 'gagal'
    return fraud_status === 'accept' && isPaid ? 'ditangkap' : 'ditantang'
  }
  if (transaction_status === 'settlement')
    return isPaid && fraud_status !== 'deny' && fraud_status !== 'challenge' ? 'dibayar' : 'ditantang'
  return Object.hasOwn(PLAIN, transaction_status) ? (PLAIN[transaction_status] ?? 'lain') : 'lain'
}

const AMOUNT = /^(\d{1,14})(?:\.(\d{1,2}))?$/

/** Reads `10000000.00` in sen; null for anything else, and beyond what a bank line holds. */
function senOf(text: string): number | null {
  const [, whole, part = ''] = AMOUNT.exec(text) ?? []
  if (whole === undefined) return null
  const sen = Number(whole) * SEN + Number(part.padEnd(2, '0'))
  return sen <= MUTASI_LIMITS.sen ? sen : null
}

/** Times come as `2026-11-29 13:05:00` in Jakarta. */
const dayOf = (time: string | null | undefined): string => {
  const day = (time ?? '').slice(0, 10)
  return isTanggal(day) ? day : ''
}

function noticeOf(message: Message, mentah: string): Notice | { jumlah: null } {
  const jumlah = senOf(message.gross_amount)
  if (jumlah === null || jumlah === 0) return { jumlah: null }
  const { order_id, transaction_status, fraud_status, status_code, transaction_id, refund_amount } = message
  // An event is told again with other times and lists: those do not make another of it.
  const told = [
    order_id,
    transaction_id,
    transaction_status,
    fraud_status,
    status_code,
    jumlah,
    refund_amount,
  ]
  return {
    order_id,
    kejadian: kejadianOf(message),
    jumlah,
    kembali: senOf(refund_amount ?? '') ?? 0,
    isRupiah: (message.currency ?? 'IDR') === 'IDR',
    metode: /^\w+$/.exec(message.payment_type ?? '')?.[0] ?? '',
    tanggal: dayOf(message.settlement_time) || dayOf(message.transaction_time),
    kunci: createHash('sha256')
      .update(JSON.stringify(told.map((one) => one ?? '')))
      .digest('hex'),
    mentah,
  }
}

/** Makes the gateway of a Midtrans account. */
export function createMidtrans({ kunci, api, snap }: Account): Gateway {
  const serverKey = () => kunci.export().toString('utf8')
  const authorization = () => `Basic ${Buffer.from(`${serverKey()}:`).toString('base64')}`

  async function ask(url: string, body?: object): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        redirect: 'error',
        signal: AbortSignal.timeout(SABAR_MS),
        headers: {
          accept: 'application/json',
          authorization: authorization(),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await readBounded(response) }
    } catch {
      // The cause may repeat headers.
      throw new GatewayFailed('Midtrans tidak menjawab.')
    }
  }

  return {
    nama: 'Midtrans',

    async openPage({ order_id, jumlah, uraian }) {
      const { status, text } = await ask(`${snap}/transactions`, {
        transaction_details: { order_id, gross_amount: jumlah },
        item_details: [{ id: order_id, price: jumlah, quantity: 1, name: uraian.slice(0, 50) }],
      })
      const page = pageSchema.safeParse(parsed(text))
      if (status !== 201 || !page.success)
        throw new GatewayFailed(`Midtrans menolak halaman pembayaran (${status}).`)
      return page.data.redirect_url
    },

    readNotification(body) {
      const { data: message } = messageSchema.safeParse(parsed(body))
      if (!message) return null
      const { order_id, status_code, gross_amount } = message
      return isSigned(message.signature_key, [order_id, status_code, gross_amount], kunci)
        ? noticeOf(message, body)
        : null
    },

    async askState(order_id) {
      const { status, text } = await ask(`${api}/v2/${encodePart(order_id)}/status`)
      const body = parsed(text)
      if (status === 404 || missingSchema.safeParse(body).success) return null
      const { data: message } = stateSchema.safeParse(body)
      if (status >= 300 || message?.order_id !== order_id)
        throw new GatewayFailed(`Jawaban Midtrans tidak terbaca (${status}).`)
      const notice = noticeOf({ ...message, signature_key: '' }, text)
      if (notice.jumlah === null) throw new GatewayFailed('Jumlah di jawaban Midtrans tidak terbaca.')
      return notice
    },
  }
}

/** Tells in constant time whether a signature is that of fields under a key. */
function isSigned(signature: string, fields: readonly string[], kunci: KeyObject): boolean {
  const hash = createHash('sha512').update(fields.join('')).update(kunci.export()).digest()
  return timingSafeEqual(hash, Buffer.from(signature, 'hex'))
}

async function readBounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > ANSWER_MOST) throw new GatewayFailed('Jawaban Midtrans terlalu panjang.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
