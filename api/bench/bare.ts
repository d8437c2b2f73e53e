import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * A process of its own: the least that Node can do with one answer. It is told the answer, and says where it listens.
 */

export interface BareAnswer {
  status: number
  headers: Record<string, string>
  /** As base64. */
  body: string
}

process.once('message', ({ status, headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(status, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
