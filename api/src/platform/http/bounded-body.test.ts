import { connect } from 'node:net'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { WORK_TRIES } from '@safar/shared/platform/testing/work'
import { describe, expect, it, vi } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const MEGABYTE = 1024 * 1024
/** A server that still listens after so much listens for ever. */
const GIVEN_UP = 1_000 * MEGABYTE
/** What unpacks to this keeps a core busy for a quarter of a second, and twenty of them for five. */
const BOMB_BYTES = 256 * MEGABYTE

const OPEN_WRITES = ['/api/pendaftaran', '/api/auth/login', '/api/paket', '/api/tidak-ada']

const ENCODINGS = {
  br: (bytes: Buffer) =>
    promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes: Buffer) => promisify(zlib.gzip)(bytes, { level: 1 }),
  deflate: (bytes: Buffer) => promisify(zlib.deflate)(bytes, { level: 1 }),
  zstd: (bytes: Buffer) => promisify(zlib.zstdCompress)(bytes),
}

function part(name: string): string {
  return `--tepi\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'y'.repeat(900)}\r\n`
}

const BROKEN = [
  ['without a boundary', 'multipart/form-data', '--x\r\n\r\n'],
  ['with an empty boundary', 'multipart/form-data; boundary=', '--\r\n\r\n'],
  ['with a boundary of quotes', 'multipart/form-data; boundary="', '--"\r\n\r\n'],
  ['with a boundary of another kind', 'multipart/form-data; boundary=\u00ff\u00fe', '--x\r\n\r\n'],
  [
    'that ends before its end',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; na',
  ],
  [
    'that ends within a part',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
  ],
  [
    'without names',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n',
  ],
  [
    'with headers of no form',
    'multipart/form-data; boundary=x',
    `--x\r\n${'a'.repeat(9_000)}\r\n\r\na\r\n--x--\r\n`,
  ],
  [
    'that names what every object has',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
  ],
  ['without any part', 'multipart/form-data; boundary=x', ''],
] as const

/** Processor time of the whole process meanwhile, in milliseconds. */
async function work(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('a packed body', () => {
  it.each(Object.entries(ENCODINGS))('is refused in %s, and never unpacked', async (encoding, pack) => {
    await using test = await createTestApp()
    const bomb = await pack(Buffer.alloc(BOMB_BYTES, ' '))
    const calls = OPEN_WRITES.flatMap((url) =>
      ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
        (type) => ({ url, type }),
      ),
    )
    const send = ({ url, type }: { url: string; type: string }) =>
      test.call({
        method: 'POST',
        url,
        headers: { 'content-type': type, 'content-encoding': encoding },
        payload: bomb,
      })
    await send({ url: '/api/pendaftaran', type: 'application/json' })
    const sendAll = async () => {
      for (let n = 0; n < 20; n += 1) {
        const call = calls[n % calls.length]
        if (!call) throw new Error('no call')
        const { status, body, headers } = await send(call)
        expect(status).toBe(415)
        expect(JSON.stringify(body)).toContain('Kiriman yang dimampatkan tidak diterima.')
        expect(headers['accept-encoding']).toBe('identity')
      }
    }
    // The least of some tries: the process has other work as well, and a crowded machine makes any work dear.
    let taken = Number.POSITIVE_INFINITY
    for (let n = 0; n < WORK_TRIES && taken >= 1_000; n += 1) taken = Math.min(taken, await work(sendAll))
    expect(taken).toBeLessThan(1_000)
  })

  it('may say that it is not packed', async () => {
    await using test = await createTestApp()
    await test.addAkun('admin', 'siti@safar.test')
    const { status } = await test.call({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-encoding': 'identity' },
      payload: { email: 'siti@safar.test', password: PASSWORD },
    })
    expect(status).toBe(200)
  })
})

describe('a form in parts', () => {
  const FORMS = [
    { url: '/api/auth/login', signed: false },
    { url: '/api/upload-image', signed: true },
  ]

  it.each(FORMS.flatMap((form) => BROKEN.map(([why, type, body]) => ({ ...form, why, type, body }))))(
    'to $url $why is the fault of whoever sent it',
    async ({ url, signed, type, body }) => {
      await using test = await createTestApp()
      const answer = await test.call({
        method: 'POST',
        url,
        headers: { 'content-type': type, ...(signed && (await test.signIn('admin'))) },
        payload: body,
      })
      expect([400, 413, 415, 422]).toContain(answer.status)
      expect(answer.body.message).toEqual(expect.any(String))
    },
  )

  it('takes a login of many small parts, or of one that has no end, for too large', async () => {
    await using test = await createTestApp()
    const many = await multipart(
      Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`isian${n}`, 'x'.repeat(400)])),
    )
    const post = (body: { payload: Buffer; headers: Record<string, string> }) =>
      test.call({ method: 'POST', url: '/api/auth/login', ...body })
    expect((await post(many)).status).toBe(413)
    expect((await post(await multipart({ email: 'x'.repeat(2 * MEGABYTE), password: 'x' }))).status).toBe(413)
    const file = new File([new Uint8Array(2 * MEGABYTE)], 'x')
    expect((await post(await multipart({ email: 'x', password: 'x', file }))).status).toBe(413)
  })

  it.each([
    ['a login of parts without end', '/api/auth/login', `${part('x')}`.repeat(64)],
    ['a login of one part without end', '/api/auth/login', 'x'.repeat(64 * 1024)],
    ['words before the first part', '/api/auth/login', '\r\n'.repeat(32 * 1024)],
    ['an upload without a token', '/api/upload-image', `${part('image')}`.repeat(64)],
    ['a form for an address that does not exist', '/api/tidak-ada', `${part('x')}`.repeat(64)],
  ])('stops listening to %s', async (_why, url, chunk) => {
    await using test = await createTestApp()
    const { sent, status } = await sendWithoutEnd(test, url, chunk)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(sent).toBeLessThan(GIVEN_UP)
  })

  it('stops listening to an upload beyond the largest picture', async () => {
    await using test = await createTestApp()
    const { authorization } = await test.signIn('admin')
    const { sent, status } = await sendWithoutEnd(test, '/api/upload-image', 'x'.repeat(64 * 1024), [
      `authorization: ${authorization}`,
    ])
    expect(status).toBe(413)
    expect(sent).toBeLessThan(GIVEN_UP)
  })
})

/** Sends a body that has no end until the server closes; gives what it took and the status that it answered. */
async function sendWithoutEnd(test: TestApp, url: string, chunk: string, headers: string[] = []) {
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  const framed = `${chunk.length.toString(16)}\r\n${chunk}\r\n`
  let answer = ''
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text
  })
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => resolve()).on('close', () => resolve())
  })
  socket.write(
    [
      `POST ${url} HTTP/1.1`,
      'host: safar.test',
      'content-type: multipart/form-data; boundary=tepi',
      'transfer-encoding: chunked',
      ...headers,
      '',
      '',
    ].join('\r\n'),
  )
  const send = () => {
    while (socket.writable && socket.bytesWritten < GIVEN_UP) if (!socket.write(framed)) return
    socket.end()
  }
  socket.on('drain', send)
  send()
  await closed
  return { sent: socket.bytesWritten - socket.writableLength, status: Number(answer.slice(9, 12)) }
}

it('watches no line where there is none: a request that is injected leaves nothing behind', async () => {
  await using test = await createTestApp()
  const watches = vi.spyOn(globalThis, 'setInterval')
  try {
    const { status } = await test.call({ method: 'POST', url: '/api/paket', payload: { nama: 'Umroh' } })
    expect(status).toBe(401)
    expect(watches).not.toHaveBeenCalled()
  } finally {
    watches.mockRestore()
  }
})
