import { createHmac, randomBytes } from 'node:crypto'

const AWALAN = 'whsec_'

/** Makes a webhook secret in the format of Standard Webhooks: 256 random bits as base64. */
export function rahasiaBaru(): string {
  return `${AWALAN}${randomBytes(32).toString('base64')}`
}

/** Returns the headers of one try: id, time, and a signature of both and of the body with each valid secret. */
export function kepalaTertanda(
  rahasia: readonly string[],
  { pesan_id, isi }: { pesan_id: string; isi: string },
  now: Date,
): Record<string, string> {
  const detik = Math.floor(now.getTime() / 1000)
  const tanda = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(AWALAN.length), 'base64'))
      .update(`${pesan_id}.${detik}.${isi}`)
      .digest('base64')
  return {
    'webhook-id': pesan_id,
    'webhook-timestamp': String(detik),
    'webhook-signature': rahasia.map((secret) => `v1,${tanda(secret)}`).join(' '),
  }
}
