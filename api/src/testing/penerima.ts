import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that a receiver got. */
export interface Diterima {
  headers: IncomingHttpHeaders
  body: string
}

/** Starts a receiver of webhooks on this machine; it answers each call as the last `jadi` says. */
export async function startPenerima() {
  const diterima: Diterima[] = []
  let answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end()
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      diterima.push({ headers: request.headers, body: Buffer.concat(pieces).toString() })
      answer(response)
    })
    request.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    alamat: `http://127.0.0.1:${port}/webhook`,
    diterima,
    jadi(next: number | ((response: ServerResponse) => void)) {
      answer = typeof next === 'number' ? (response) => response.writeHead(next).end() : next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
