import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The behaviour of the service towards the next client. */
export type WhatsappBehaviour =
  | 'baik'
  | 'sibuk'
  | 'token'
  | 'bukan-whatsapp'
  | 'rusak'
  | 'putus'
  | 'diam'
  | 'membingungkan'

const REFUSALS: Partial<Record<WhatsappBehaviour, [status: number, code: number]>> = {
  sibuk: [429, 130_429],
  token: [401, 190],
  'bukan-whatsapp': [400, 131_026],
}

/** Starts a stand-in for the WhatsApp Cloud API, as its documentation describes it, which keeps what it accepts. */
export async function startWhatsappServer() {
  const pesan: { url: string; kunci: string; isi: Record<string, unknown> }[] = []
  let laku: WhatsappBehaviour = 'baik'
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const say = (status: number, body: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
      const [status, code] = REFUSALS[laku] ?? []
      if (status && code) return say(status, { error: { message: 'no', type: 'OAuthException', code } })
      if (laku === 'putus') return void request.socket.destroy()
      if (laku === 'diam') return
      if (laku === 'rusak') return say(502, '<html>bad gateway</html>')
      if (laku === 'membingungkan') return say(200, '{')
      pesan.push({
        url: request.url ?? '',
        kunci: request.headers.authorization ?? '',
        isi: JSON.parse(Buffer.concat(pieces).toString()),
      })
      say(200, { messaging_product: 'whatsapp', messages: [{ id: `wamid.${pesan.length}` }] })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    pesan,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    jadi(next: WhatsappBehaviour) {
      laku = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
