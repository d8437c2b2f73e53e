import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

it.each([
  ['a header without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'terlalu panjang'],
  ['an address without end', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n\r\n`, 431, 'terlalu panjang'],
  ['what is no HTTP', 'halo\r\n\r\n', 400, 'tidak dapat dibaca'],
  ['a length that is none', 'GET / HTTP/1.1\r\ncontent-length: x\r\n\r\n', 400, 'tidak dapat dibaca'],
])('%s is answered in words for people', async (_, sent, status, words) => {
  await using test = await createTestApp()
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('application/json; charset=utf-8')
  expect(JSON.parse(body).message).toContain(words)
})
