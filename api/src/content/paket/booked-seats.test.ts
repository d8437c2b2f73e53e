import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { paketInput } from '@safar/shared/content/paket/factory'
import type { RincianKursi } from '@safar/shared/content/paket/kursi'
import type { HasilMassal } from '@safar/shared/content/paket/massal'
import type { Paket } from '@safar/shared/content/paket/paket'
import { csvText } from '@safar/shared/platform/csv/write-csv'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transact } from '../../access/session/context.ts'
import { addBooking, giveBack, putBooking, seat, setBooking } from '../../testing/booked.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  test = await createTestApp()
  headers = await test.signIn('admin')
})
afterAll(() => test[Symbol.asyncDispose]())

interface Answer {
  data: Paket & RincianKursi
  message: string
  errors: Record<string, string[]>
}
const post = <Body = Answer>(url: string, payload: object | string = {}, type = 'application/json') =>
  test.call<Body>({
    method: 'POST',
    url: `/api/paket${url}`,
    headers: { ...headers, 'content-type': type },
    payload,
  })
const get = async (url: string) => (await test.call<Answer>({ url: `/api/${url}`, headers })).body.data

/** A departure of 45 with `sisa_pax` left, and a booking of three on it, who have their seats. */
async function booked(seats: Partial<Paket> = {}) {
  const { body } = await post('', paketInput({ total_pax: 45, sisa_pax: 9, ...seats }))
  const { id } = body.data
  const booking = await addBooking(test, id, { status: 'sebagian', orang: 3 })
  expect(await seat(test, id, booking.peserta)).toBe(true)
  return { id, slug: body.data.slug, booking }
}

it('corrects seats of a booked departure with a reason alone, which stands beside the bookings', async () => {
  const { id, booking } = await booked()
  const kursi = (payload: object) => post(`/${id}/kursi`, payload)
  for (const payload of [{ ubah: -1 }, { ubah: -1, alasan: '  ' }])
    expect(await kursi(payload)).toMatchObject({
      status: 422,
      body: {
        errors: {
          alasan: ['Isi alasannya: keberangkatan ini punya 1 pemesanan, jadi kursinya mengikuti pemesanan.'],
        },
      },
    })
  expect((await kursi({ ubah: -1, alasan: 'a'.repeat(501) })).body.errors).toHaveProperty('alasan')
  expect(await kursi({ ubah: -7, alasan: 'Agen' })).toMatchObject({
    status: 409,
    body: { message: 'Kursi tersisa 6 dari 45: tidak dapat dikurangi 7.', data: { id, sisa_pax: 6 } },
  })
  expect(await kursi({ ubah: 40, alasan: 'Salah hitung' })).toMatchObject({ status: 409 })
  const said = { pemesanan: 1, terpesan: 3, koreksi_pax: -2, alasan: 'Lewat agen Bogor' }
  expect(await kursi({ ubah: -2, alasan: said.alasan })).toMatchObject({
    status: 200,
    body: { data: { id, sisa_pax: 4, ...said } },
  })
  await kursi({ ubah: 1, alasan: 'Agen mengembalikan 1' })
  expect(await get(`paket/${id}/kursi`)).toEqual({
    ...said,
    total_pax: 45,
    sisa_pax: 5,
    koreksi_pax: -1,
    alasan: 'Agen mengembalikan 1',
    dikoreksi_pada: '2026-11-21T03:00:00.000Z',
  })
  expect(await get('terpesan')).toContainEqual({ id, pemesanan: 1, terpesan: 3, koreksi_pax: -1 })
  // A booking that is over leaves the seats to the hand again, and the account follows.
  await giveBack(test, booking.peserta)
  await setBooking(test, booking.id, 'batal')
  expect((await kursi({ ubah: -3 })).body.data).toMatchObject({ sisa_pax: 5, pemesanan: 0, terpesan: 0 })
  expect(await get('terpesan')).not.toContainEqual(expect.objectContaining({ id }))
  const next = await addBooking(test, id, { orang: 6 })
  expect(await seat(test, id, next.peserta)).toBe(false)
  expect(await seat(test, id, next.peserta.slice(1))).toBe(true)
  expect(await get(`paket/${id}`)).toMatchObject({ sisa_pax: 0 })
})

it('moves seats of a booked departure by no save, sheet, revision or bulk change', async () => {
  const { id, slug } = await booked()
  const left = async () => (await get(`paket/${id}`)).sisa_pax
  expect(await post(`/${id}`, { sisa_pax: 40 })).toMatchObject({
    status: 200,
    body: { data: { sisa_pax: 6 } },
  })
  await post(`/${id}`, { ubah_kursi: -2, tanggal_keberangkatan: '2027-02-03', keterangan: 'Baru' })
  expect(await get(`paket/${id}`)).toMatchObject({
    sisa_pax: 6,
    keterangan: 'Baru',
    tanggal_keberangkatan: '2027-02-03',
  })
  const sheet = csvText([
    ['slug', 'sisa_pax', 'keterangan'],
    [slug, '30', 'Dari lembar'],
  ])
  const { body } = await post<{ data: { baris: { ubah: { kolom: string }[] }[] } }>(
    '/impor?simpan=1',
    sheet,
    'text/csv',
  )
  expect(body.data.baris[0]?.ubah.map(({ kolom }) => kolom)).toEqual(['keterangan'])
  expect(await left()).toBe(6)
  const { body: kept } = await test.call<{ data: { id: number }[] }>({
    url: `/api/paket/${id}/riwayat`,
    headers,
  })
  expect((await post(`/${id}/riwayat/${kept.data.at(-1)?.id}/pulihkan?yakin=1`)).status).toBe(200)
  expect(await left()).toBe(6)
})

it('offers more or fewer seats of a booked departure, and never fewer than are sold', async () => {
  const { id } = await booked()
  expect((await post(`/${id}`, { total_pax: 50 })).body.data).toMatchObject({ total_pax: 50, sisa_pax: 11 })
  expect((await post(`/${id}`, { total_pax: 40, sisa_pax: 40 })).body.data).toMatchObject({ sisa_pax: 1 })
  expect(await post(`/${id}`, { total_pax: 38 })).toMatchObject({
    status: 422,
    body: { errors: { total_pax: ['Sudah terjual 39 kursi: total pax tidak dapat kurang dari itu.'] } },
  })
  expect((await post(`/${id}`, { total_pax: 39 })).body.data).toMatchObject({ sisa_pax: 0 })
  expect(await get(`paket/${id}/kursi`)).toMatchObject({ terpesan: 3, koreksi_pax: 0 })
})

it('neither archives nor deletes a booked departure, and says what to do', async () => {
  const { id, slug, booking } = await booked()
  await setBooking(test, booking.id, 'disimpan')
  const refusal =
    'Paket ini punya 1 pemesanan yang masih berjalan, jadi tidak dapat diarsipkan. Pindahkan atau batalkan pemesanannya dulu.'
  expect(await post(`/${id}`, { status: 'arsip' })).toMatchObject({
    status: 409,
    body: { message: refusal, errors: { status: [refusal] } },
  })
  const massal = { ids: [id], ubah: { status: 'arsip' } }
  expect((await post<{ data: HasilMassal }>('/massal?periksa=1', massal)).body.data.galat).toMatchObject([
    { id, kolom: 'status', pesan: refusal },
  ])
  expect(await post('/massal', massal)).toMatchObject({
    status: 409,
    body: { message: 'Belum ada yang disimpan: ada paket dengan pemesanan yang masih berjalan.' },
  })
  const sheet = csvText([
    ['slug', 'status'],
    [slug, 'arsip'],
  ])
  const { body } = await post<{ data: { galat: object[] } }>('/impor?simpan=1', sheet, 'text/csv')
  expect(body.data.galat).toMatchObject([{ kolom: 'status', pesan: refusal }])
  expect(await get(`paket/${id}`)).toMatchObject({ status: 'terbit' })
  const remove = () => test.call<Answer>({ method: 'DELETE', url: `/api/paket/${id}`, headers })
  expect(await remove()).toMatchObject({
    status: 409,
    body: {
      message:
        'Paket ini masih dipakai 1 Pemesanan. Yang pernah dipesan tidak dihapus: arsipkan setelah pemesanannya selesai, batal, atau pindah ke keberangkatan lain.',
    },
  })
  await setBooking(test, booking.id, 'selesai')
  expect((await post(`/${id}`, { status: 'arsip' })).status).toBe(200)
})

it('archives by no sheet a departure that is booked while the sheet is read', async () => {
  const { body } = await post('', paketInput({ total_pax: 45, sisa_pax: 9 }))
  const { id, slug } = body.data
  const sheet = csvText([
    ['slug', 'status'],
    [slug, 'arsip'],
  ])
  const importing = await transact(test.deps, null, async (context) => {
    await putBooking(context, id)
    const call = post<{ data: { galat: object[] } }>('/impor?simpan=1', sheet, 'text/csv')
    await setTimeout(500)
    return { call }
  })
  const answer = await importing.call
  expect([answer.status, answer.body.data.galat]).toEqual([
    409,
    [expect.objectContaining({ kolom: 'status', pesan: expect.stringMatching(/punya 1 pemesanan/) })],
  ])
  expect(await get(`paket/${id}`)).toMatchObject({ status: 'terbit' })
})

it('tells nobody but staff where seats are', async () => {
  const { id } = await booked()
  await post(`/${id}/kursi`, { ubah: -1, alasan: 'Rahasia kantor' })
  const as = async (role: 'user' | 'keuangan', url: string) =>
    (await test.call({ url, headers: await test.signIn(role) })).status
  for (const url of ['/api/terpesan', `/api/paket/${id}/kursi`]) {
    expect((await test.call({ url })).status).toBe(401)
    expect(await as('user', url)).toBe(403)
  }
  for (const url of [`/api/paket/${id}`, '/api/paket', '/api/paket?ringkas=1', '/api/kursi'])
    expect(JSON.stringify((await test.call({ url })).body)).not.toMatch(/koreksi|terpesan|Rahasia kantor/)
  expect((await test.call({ url: '/api/paket/404/kursi', headers })).status).toBe(404)
})

it('copies a departure without its bookings, and brings seats back with a backup', async () => {
  const { id, booking } = await booked()
  const { body } = await post<{ data: Paket[] }>('/salin', { dari: String(id), tanggal: ['2027-05-01'] })
  const copy = body.data[0]?.id
  expect(await get(`paket/${copy}/kursi`)).toMatchObject({ pemesanan: 0, terpesan: 0, koreksi_pax: 0 })
  await post(`/${id}/kursi`, { ubah: -1, alasan: 'Lewat agen' })
  const before = await get(`paket/${id}/kursi`)
  const file = join(test.dataDir, 'kursi.backup')
  await test.backup(file)
  await giveBack(test, booking.peserta)
  expect(await get(`paket/${id}/kursi`)).toMatchObject({ sisa_pax: 8, terpesan: 0 })
  await test.restore(file)
  headers = await test.signIn('admin')
  expect(await get(`paket/${id}/kursi`)).toEqual(before)
  await giveBack(test, booking.peserta.slice(0, 1))
  expect(await get(`paket/${id}/kursi`)).toMatchObject({ sisa_pax: 6, terpesan: 2 })
})
