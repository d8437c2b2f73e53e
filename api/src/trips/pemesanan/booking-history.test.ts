import type { JejakPage } from '@safar/shared/trips/pemesanan/booking-history'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { bookings, ORANG } from './pemesanan.testing.ts'

it('tells what was done to a booking and to its people, with what was before and after', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id, peserta } = await office.book({
    paket_id: paket.id,
    peserta: [ORANG, { ...ORANG, nama: 'Budi' }],
  })
  const other = await office.book({ paket_id: paket.id, peserta: [ORANG, ORANG] })
  const read = async (query = '', role: 'staf' | 'keuangan' | 'user' = 'staf') =>
    test.call<JejakPage>({ url: `/api/pemesanan/${id}/jejak${query}`, headers: await office.as(role) })
  const steps = async () =>
    (await read()).body.data.map(({ jenis, aksi, sebelum, sesudah }) => [jenis, aksi, sebelum, sesudah])
  expect(await steps()).toEqual([['pemesanan', 'buat', {}, {}]])

  office.advance(1_000)
  await office.setStatus(id, 'menunggu_dp', 'admin', 'Minta waktu')
  office.advance(1_000)
  const jamaah_id = await office.addJamaah('FATIMAH ZAHRA')
  await office.post(`/api/pemesanan/${id}/peserta/${peserta[0]?.id}`, { jamaah_id })
  office.advance(1_000)
  await office.post(`/api/pemesanan/${id}/peserta`, ORANG)
  office.advance(1_000)
  const takeOut = async (of: number, one?: number) =>
    test.call({
      method: 'DELETE',
      url: `/api/pemesanan/${of}/peserta/${one}`,
      headers: await office.as('staf'),
    })
  await takeOut(id, peserta[1]?.id)
  // What happens to another booking is none of its history.
  office.advance(1_000)
  await takeOut(other.id, other.peserta[1]?.id)
  const now = await steps()
  expect(now.map(([jenis, aksi]) => [jenis, aksi])).toEqual([
    ['pemesanan', 'ubah'],
    ['peserta', 'hapus'],
    ['pemesanan', 'ubah'],
    ['peserta', 'buat'],
    ['peserta', 'ubah'],
    ['pemesanan', 'ubah'],
    ['pemesanan', 'buat'],
  ])
  expect(now[4]?.[3]).toMatchObject({ jamaah_id })
  expect((await read()).body.data.map(({ nama }) => nama).filter(Boolean)).toEqual(['Budi'])
  expect(now[5]?.[2]).toMatchObject({ status: 'draf' })
  expect(now[5]?.[3]).toMatchObject({ status: 'menunggu_dp', alasan: 'Minta waktu' })
  office.advance(1_000)
  await takeOut(id, peserta[0]?.id)
  const [price, out] = (await read()).body.data
  expect([price?.jenis, out?.aksi, out?.nama]).toEqual(['pemesanan', 'hapus', 'FATIMAH ZAHRA'])
  // Activity and revisions hold the pilgrim's id, and the name is that of the record.
  expect(JSON.stringify(out?.sebelum)).not.toContain('FATIMAH')
  const { data, meta } = (await read('?page=2&per_page=3')).body
  expect([data.map(({ aksi }) => aksi), meta.total]).toEqual([['hapus', 'ubah', 'buat'], 8])
  expect([(await read('', 'keuangan')).status, (await read('', 'user')).status]).toEqual([403, 403])
  const gone = await test.call({ url: '/api/pemesanan/999/jejak', headers: await office.as('staf') })
  expect(gone.status).toBe(404)
})
