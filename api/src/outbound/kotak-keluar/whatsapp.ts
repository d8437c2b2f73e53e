import { WHATSAPP_BAHASA } from '@safar/shared/outbound/kotak-keluar/whatsapp'
import { z } from 'zod'
import type { Env } from '../../platform/env.ts'
import { SendFailed } from './send-failed.ts'
import { whatsappError } from './whatsapp-error.ts'

/** The timeout of the WhatsApp service for one message, in milliseconds. */
export const SABAR_WHATSAPP_MS = 20_000
const ANSWER_MOST = 64 * 1024

export type LayananWhatsapp = NonNullable<Env['whatsapp']>

const isiSchema = z.object({ nama: z.string(), kata: z.array(z.string()) })

/**
 * Reads the stored content of a WhatsApp message: the approved template and the values of its gaps; null if it cannot
 * be read.
 */
export function readWhatsappBody(teks: string): z.infer<typeof isiSchema> | null {
  return isiSchema.safeParse(parsed(teks)).data ?? null
}

const answerSchema = z.object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) })
const errorSchema = z.object({ error: z.object({ code: z.number() }) })

/** Errors of Node after which nothing of the call was sent. */
const TIDAK_TERSAMBUNG = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/**
 * Sends an approved template by the WhatsApp Cloud API; returns the id by which the service reports on it later.
 * @throws GagalKirim
 */
export async function sendWhatsapp(
  { api, token, phoneId }: LayananWhatsapp,
  { untuk, nama, kata }: { untuk: string; nama: string; kata: readonly string[] },
  sabarMs = SABAR_WHATSAPP_MS,
): Promise<string> {
  let status: number
  let body: unknown
  try {
    const response = await fetch(`${api}/${phoneId}/messages`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(sabarMs),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: untuk,
        type: 'template',
        template: {
          name: nama,
          language: { code: WHATSAPP_BAHASA },
          components: [{ type: 'body', parameters: kata.map((text) => ({ type: 'text', text })) }],
        },
      }),
    })
    status = response.status
    body = await readBounded(response)
  } catch (error) {
    const code = String(Object(Object(error).cause).code ?? '')
    if (TIDAK_TERSAMBUNG.includes(code)) {
      throw new SendFailed('server', `Layanan WhatsApp tidak dapat dihubungi (${code}).`)
    }
    throw new SendFailed('ragu', RAGU)
  }
  if (status < 300) {
    const answer = answerSchema.safeParse(body)
    const [first] = answer.data?.messages ?? []
    if (!first) throw new SendFailed('ragu', RAGU)
    return first.id
  }
  throw refusal(status, errorSchema.safeParse(body).data?.error.code)
}

const RAGU = 'Layanan WhatsApp tidak menjawab sampai selesai, jadi pesan ini mungkin sudah sampai.'

function refusal(status: number, code: number | undefined): SendFailed {
  const galat = whatsappError(code, status)
  // Whatever stands between us may have passed it on before it failed.
  return galat.sebab !== 'server' && status >= 500 ? new SendFailed('ragu', RAGU) : galat
}

async function readBounded(response: Response): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > ANSWER_MOST) return null
    pieces.push(piece)
  }
  return parsed(Buffer.concat(pieces).toString('utf8'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
