import type { TautanBaru, TautanKeluarga } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga-schema'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookings } from '../pemesanan/pemesanan.testing.ts'

const DAY_MS = 86_400_000
/** The last digits of the payer's phone, and others. */
const RIGHT = '7890'
const WRONG = '1111'

async function office(test: TestApp) {
  const calls = bookings(test)
  const paket = await calls.addPaket()
  const booking = await calls.book({ paket_id: paket.id })
  async function link(payload: object = {}, id = booking.id) {
    const { status, body } = await calls.post<{ data: TautanBaru }>(`/api/pemesanan/${id}/tautan`, payload)
    expect(status, JSON.stringify(body)).toBe(201)
    return { ...body.data, token: body.data.tautan.split('#')[1] ?? '' }
  }
  const open = (token: string, angka?: string) =>
    test.call<{
      data: { access_token: string }
      sisa_coba?: number
      sebab?: string
      perlu?: string
      message?: string
    }>({ method: 'POST', url: '/api/pesanan/buka', payload: { token, ...(angka && { angka }) } })
  async function seen() {
    const headers = await calls.as('staf')
    const url = `/api/pemesanan/${booking.id}/tautan`
    return (await test.call<{ data: TautanKeluarga | null }>({ url, headers })).body.data
  }
  return { ...calls, paket, booking, link, open, seen }
}

it('is made by staff, opened with four digits, and stored as a hash alone', async () => {
  await using test = await createTestApp()
  const { booking, link, open, seen, as } = await office(test)
  expect(await seen()).toBeNull()
  const made = await link()
  expect(made.tautan).toMatch(/^http.*\/pesanan#[\w-]{43}$/)
  expect(made).toMatchObject({ email: true })
  expect(made.pesan).toContain(made.tautan)
  const opened = await open(made.token, RIGHT)
  expect(opened.status).toBe(200)
  // A whole link with a dot behind it opens as well.
  expect((await open(`${made.tautan}.`, RIGHT)).status).toBe(200)
  expect(await seen()).toMatchObject({ akhir: null, salah: 0, dibuka_pada: expect.any(String) })
  const { db } = test.deps.database
  const rows = JSON.stringify([
    await db.selectFrom('tautan_keluarga').selectAll().execute(),
    await db.selectFrom('halaman_keluarga').selectAll().execute(),
    await db.selectFrom('aktivitas').selectAll().execute(),
    await db.selectFrom('jejak_keluarga').selectAll().execute(),
    await db.selectFrom('kiriman').selectAll().execute(),
  ])
  for (const token of [made.token, opened.body.data.access_token]) expect(rows).not.toContain(token)
  const { body } = await test.call<{ data: { kejadian: string | null }[] }>({
    url: `/api/pemesanan/${booking.kode}/jejak`,
    headers: await as('staf'),
  })
  expect(body.data.map(({ kejadian }) => kejadian)).toEqual(['buka', 'buka', 'tautan', null])
})

it('says 401 without digits or for a token of nobody, and 403 with the tries that are left', async () => {
  await using test = await createTestApp()
  const { link, open } = await office(test)
  const { token } = await link()
  expect(await open(token)).toMatchObject({ status: 401, body: { perlu: 'angka' } })
  expect(await open('x'.repeat(43), RIGHT)).toMatchObject({ status: 401 })
  expect(await open(token.slice(0, 20), RIGHT)).toMatchObject({ status: 401 })
  expect(await open(token, WRONG)).toMatchObject({ status: 403, body: { sisa_coba: 9 } })
  expect(await open(token, RIGHT)).toMatchObject({ status: 200 })
})

it('ends at the tenth wrong try, also of twelve at once, and opens no more', async () => {
  await using test = await createTestApp()
  const { link, open, seen } = await office(test)
  const { token } = await link()
  const page = await open(token, RIGHT)
  const tries = await Promise.all(Array.from({ length: 12 }, () => open(token, WRONG)))
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(9)
  expect(tries.filter(({ status }) => status === 410)).toHaveLength(3)
  expect(await open(token, RIGHT)).toMatchObject({ status: 410, body: { sebab: 'coba' } })
  expect(await seen()).toMatchObject({ akhir: 'coba', salah: 10 })
  expect(page.status).toBe(200)
})

it('is not ended by a stranger who has no token, however often they try', async () => {
  await using test = await createTestApp()
  const { link, open } = await office(test)
  const { token } = await link()
  for (let n = 0; n < 60; n += 1) await open(`${'y'.repeat(40)}${String(n).padStart(3, '0')}`, WRONG)
  expect((await open(`${'y'.repeat(43)}`, WRONG)).status).toBe(429)
  expect((await open(token, RIGHT)).status).toBe(200)
})

describe('an end', () => {
  it('comes with a newer link, by staff, with its days, and stays when the clock is set back', async () => {
    await using test = await createTestApp()
    const { booking, link, open, as, advance } = await office(test)
    const first = await link()
    const second = await link()
    expect(await open(first.token, RIGHT)).toMatchObject({ status: 410, body: { sebab: 'diganti' } })
    expect((await open(second.token, RIGHT)).status).toBe(200)
    const url = `/api/pemesanan/${booking.id}/tautan`
    expect((await test.call({ method: 'DELETE', url, headers: await as('staf') })).status).toBe(200)
    expect(await open(second.token, RIGHT)).toMatchObject({ status: 410, body: { sebab: 'dicabut' } })
    const third = await link()
    advance(60 * DAY_MS)
    expect(await open(third.token, RIGHT)).toMatchObject({ status: 410, body: { sebab: 'waktu' } })
    advance(-DAY_MS)
    expect(await open(third.token, RIGHT)).toMatchObject({ status: 410, body: { sebab: 'waktu' } })
  })

  it('is said of a booking that was erased, whose open page closes', async () => {
    await using test = await createTestApp()
    const { booking, link, open } = await office(test)
    const { token } = await link()
    const { access_token } = (await open(token, RIGHT)).body.data
    const headers = { authorization: `Bearer ${access_token}` }
    const status = async () => (await test.call({ url: '/api/pesanan', headers })).status
    expect(await status()).toBe(200)
    const { db } = test.deps.database
    await db.updateTable('pemesanan').set({ pemesan_telepon: '' }).execute()
    expect(await status()).toBe(401)
    await db.deleteFrom('peserta').where('pemesanan_id', '=', booking.id).execute()
    await db.deleteFrom('pemesanan').where('id', '=', booking.id).execute()
    expect(await open(token, RIGHT)).toMatchObject({ status: 410, body: { sebab: 'terhapus' } })
  })
})

it('is for staff alone, and needs a phone', async () => {
  await using test = await createTestApp()
  const { booking, post, paket, book } = await office(test)
  const url = `/api/pemesanan/${booking.id}/tautan`
  for (const role of ['keuangan', 'user'] as const) expect((await post(url, {}, role)).status).toBe(403)
  const other = await book({
    paket_id: paket.id,
    pemesan: { nama: 'Ani', telepon: '', email: 'ani@contoh.test' },
  })
  expect((await post(`/api/pemesanan/${other.id}/tautan`, {})).status).toBe(422)
})

it('goes by mail once, whose text the outbox does not keep, and whose next one takes its place', async () => {
  await using test = await createTestApp()
  const { link } = await office(test)
  await link()
  const made = await link()
  const none = await link({ kirim_email: false })
  const { db } = test.deps.database
  const mails = await db
    .selectFrom('kotak_keluar')
    .selectAll()
    .where('peristiwa', '=', 'tautan-pesanan')
    .execute()
  expect(mails).toEqual([])
  const again = await link()
  const [mail] = await db
    .selectFrom('kotak_keluar')
    .selectAll()
    .where('peristiwa', '=', 'tautan-pesanan')
    .execute()
  expect(mail?.teks).toContain(again.tautan)
  expect(mail?.kunci).not.toContain(again.token)
  expect([made.email, none.email]).toEqual([true, false])
})
