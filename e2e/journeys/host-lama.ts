import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * A stand-in for the agency's older host, a Laravel application: numbers as text, null in place of empty texts, lists
 * left out of the list call, `nama` for `name`, no role at login, 200 for a missing package, and none of the calls that
 * came later. It serves the built admin as well, as a static host would on the same name.
 */

const ADMIN = fileURLToPath(new URL('../../admin/dist', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url))
const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}
const NUMBERS = ['harga_quad', 'harga_triple', 'harga_double', 'rating_hotel', 'total_pax', 'sisa_pax']

type Row = Record<string, unknown> & { id: number; slug: string }

export async function startHostLama(account: { email: string; password: string }) {
  const token = 'lama|token'
  let valid = true
  const rows: Row[] = []
  const saved: Record<string, unknown>[] = []
  let refusal: object | null = null

  const keep = (body: Record<string, unknown>, row?: Row): Row => {
    const id = row?.id ?? rows.length + 1
    const slug = row?.slug ?? String(body.nama_paket).toLowerCase().replaceAll(' ', '-')
    const next: Row = { ...row, ...body, id, slug, created_at: '2026-11-01 02:00:00' }
    for (const name of NUMBERS) if (next[name] !== undefined) next[name] = String(next[name])
    return next
  }
  const summary = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => !Array.isArray(value)))
  const find = (key: string) => rows.find(({ id, slug }) => slug === key || String(id) === key)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://lama')
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const isRead = request.method === 'GET'

    if (pathname.startsWith('/storage/')) {
      return sendFile(join(PUBLIC, 'gambar/kaaba.webp'), response)
    }
    if (pathname.startsWith('/logo/')) return sendFile(join(PUBLIC, pathname), response)
    if (pathname.startsWith('/admin/assets/')) return sendFile(join(ADMIN, pathname), response)
    if (!pathname.startsWith('/api/')) return sendFile(join(ADMIN, 'index.html'), response)
    if (pathname === '/api/auth/login') {
      const isRight = body.includes(account.email) && body.includes(account.password)
      return void (isRight
        ? json(200, { access_token: token, token_type: 'bearer', expires_in: 3600 })
        : json(401, { error: 'Unauthorized' }))
    }
    const [, , noun, key] = pathname.split('/')
    const isPublic = noun === 'paket' && isRead
    if (!isPublic && !(valid && request.headers.authorization === `Bearer ${token}`)) {
      return void json(401, { message: 'Unauthenticated.' })
    }
    if (noun === 'upload-image') return void json(200, { success: true, image_name: 'poster-1600x1000.webp' })
    if (noun !== 'paket') return void json(404, { message: '' })
    if (isRead && !key) return void json(200, { success: true, data: rows.map(summary) })
    if (isRead) return void json(200, { success: Boolean(find(key ?? '')), data: find(key ?? '') ?? null })
    if (request.method === 'DELETE') {
      rows.splice(rows.indexOf(find(key ?? '') as Row), 1)
      return void json(200, { success: true, message: 'Data berhasil dihapus' })
    }
    if (refusal) return void json(422, { message: 'The given data was invalid.', errors: refusal })
    const given = JSON.parse(body.toString()) as Record<string, unknown>
    saved.push(given)
    const before = key ? find(key) : undefined
    const row = keep(given, before)
    if (before) rows.splice(rows.indexOf(before), 1, row)
    else rows.push(row)
    json(200, { success: true, message: 'ok', data: row })
  }

  async function sendFile(path: string, response: ServerResponse): Promise<void> {
    const file = await readFile(path).catch(() => null)
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html'
    response.writeHead(file ? 200 : 404, { 'content-type': type }).end(file)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The bodies that the admin sent to be stored, in their order. */
    saved,
    add: (row: Row) => rows.push(keep(row, row)),
    names: () => rows.map(({ nama_paket }) => nama_paket),
    /** Refuses saves with such errors by field; null takes them again. */
    refuse(errors: object | null): void {
      refusal = errors
    },
    endSession(): void {
      valid = false
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
