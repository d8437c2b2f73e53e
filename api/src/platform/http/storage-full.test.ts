import { paketInput } from '@safar/shared/content/paket/factory'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('answers 507 when the disk is full, writes nothing by halves, and goes on once there is room', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  const payload = paketInput({ deskripsi: 'x'.repeat(20_000) })
  const create = () => test.call({ method: 'POST', url: '/api/paket', headers, payload })
  expect((await create()).status).toBe(201)
  const { db } = test.deps.database
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db)
  const before = await test.deps.database.kontenVersi()
  const full = await create()
  expect(full.status).toBe(507)
  expect(String(full.body.message)).toContain('penuh')
  expect(await test.deps.database.kontenVersi()).toBe(before)
  expect((await test.call<{ data: object[] }>({ url: '/api/paket' })).body.data).toHaveLength(1)
  expect(await db.selectFrom('riwayat').select('id').execute()).toHaveLength(1)

  await sql`pragma max_page_count = 1073741823`.execute(db)
  expect((await create()).status).toBe(201)
})

it('answers 507 when a picture finds no room', async () => {
  await using test = await createTestApp()
  const form = await multipart({ image: new File([new Uint8Array(await picture('png'))], 'a.png') })
  test.deps.gambar.storeGambar = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const headers = { ...form.headers, ...(await test.signIn('admin')) }
  const full = await test.call({ method: 'POST', url: '/api/upload-image', headers, payload: form.payload })
  expect(full.status).toBe(507)
})
