import type { Socket } from 'node:net'

const ANSWERS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Alamat atau kepala permintaan ini terlalu panjang.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Permintaan tidak selesai pada waktunya. Coba lagi.'],
}

/** Answers a request that the parser rejects, before any handler or hook, in the form of every error. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = ANSWERS[error.code ?? ''] ?? ['400 Bad Request', 'Permintaan tidak dapat dibaca.']
  const body = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
