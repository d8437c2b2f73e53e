import type { Kesiapan } from '@safar/shared/trips/kesiapan/readiness-schema'
import { describe, expect, it } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { type Bookings, bookings, ORANG } from '../pemesanan/pemesanan.testing.ts'

const JPEG = await picture('jpeg', { width: 60, height: 40 })
const FATHER = {
  tgl_lahir: '1980-05-05',
  no_paspor: 'X1234567',
  tgl_terbit: '2025-01-01',
  tgl_habis: '2035-01-01',
  vaksin: [
    { jenis: 'Meningitis', tanggal: '2025-06-01' },
    { jenis: 'Polio', tanggal: '2026-10-01' },
  ],
}

async function kesiapan({ test, as }: Bookings, id: number | string, role: 'staf' | 'keuangan' = 'staf') {
  const url = `/api/pemesanan/${id}/kesiapan`
  return test.call<{ data: Kesiapan[] }>({ url, headers: await as(role) })
}
const stateOf = ({ syarat }: Kesiapan) =>
  Object.fromEntries(syarat.map(({ kunci, keadaan }) => [kunci, keadaan]))

it('tells of each participant what is missing or has aged by the days of the journey, and no number', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const father = await office.addJamaah('BUDI SANTOSO WIJAYA', FATHER)
  const child = await office.addJamaah('RANI WIJAYA', { tgl_lahir: '2012-01-01' })
  for (const jenis of ['paspor', 'pas_foto']) {
    const form = await multipart({ jenis, berkas: new File([new Uint8Array(JPEG)], 'a.jpg') })
    const headers = { ...(await office.as('staf')), ...form.headers }
    const url = `/api/jamaah/${father}/dokumen`
    expect((await test.call({ method: 'POST', url, payload: form.payload, headers })).status).toBe(201)
  }
  const peserta = [{ ...ORANG, jamaah_id: father }, { ...ORANG, jamaah_id: child }, ORANG]
  const { id, kode } = await office.book({ paket_id: paket.id, peserta })
  const { status, body } = await kesiapan(office, id)
  expect([status, body.data.map(({ nama_paspor, jamaah_id }) => [nama_paspor, jamaah_id])]).toEqual([
    200,
    [
      ['BUDI SANTOSO WIJAYA', father],
      ['RANI WIJAYA', child],
      ['', null],
    ],
  ])
  expect(body.data.map(stateOf)).toEqual([
    {
      jamaah: 'ok',
      nama: 'ok',
      tgl_lahir: 'ok',
      paspor: 'ok',
      berkas_paspor: 'peringatan',
      pas_foto: 'peringatan',
      meningitis: 'peringatan',
      polio: 'peringatan',
    },
    {
      jamaah: 'ok',
      nama: 'peringatan',
      tgl_lahir: 'ok',
      paspor: 'penghalang',
      berkas_paspor: 'penghalang',
      pas_foto: 'penghalang',
      meningitis: 'penghalang',
      polio: 'penghalang',
      pendamping: 'peringatan',
    },
    { jamaah: 'penghalang' },
  ])
  expect(JSON.stringify(body)).not.toContain('1234567')
  await office.post(`/api/jamaah/${child}/hubungan`, { dengan: father, jenis: 'orang_tua' })
  expect(stateOf((await kesiapan(office, kode)).body.data[1] ?? { ...NOBODY }).pendamping).toBe('ok')
})

const NOBODY: Kesiapan = { peserta_id: 0, jamaah_id: null, nama_paspor: '', syarat: [] }

it('blocks anew once the departure moves, and goes by the figure that holds on the day of departure', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ tanggal_keberangkatan: '2027-03-06' })
  const one = await office.addJamaah('BUDI SANTOSO WIJAYA', {
    ...FATHER,
    tgl_terbit: '2025-10-06',
    tgl_habis: '2027-10-06',
  })
  const { id } = await office.book({ paket_id: paket.id, peserta: [{ ...ORANG, jamaah_id: one }] })
  const passport = async () =>
    (await kesiapan(office, id)).body.data[0]?.syarat.find(({ kunci }) => kunci === 'paspor')
  expect(await passport()).toEqual({ kunci: 'paspor', keadaan: 'ok', alasan: '', batas: '' })
  await office.post(`/api/paket/${paket.id}`, { tanggal_keberangkatan: '2027-03-07' }, 'admin')
  expect(await passport()).toMatchObject({
    keadaan: 'penghalang',
    alasan: expect.stringContaining('harus berlaku 7 bulan'),
  })
  const angka = [
    {
      kunci: 'paspor_bulan',
      nilai: 6,
      berlaku_sejak: '2027-03-01',
      sumber: 'Surat 1/2027',
      diperiksa_pada: '2026-11-20',
    },
  ]
  const saved = await office.post('/api/pengaturan', { angka }, 'admin')
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(await passport()).toMatchObject({ keadaan: 'ok' })
})

it('is for staff, who see and mend papers: money is another desk', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  expect((await kesiapan(office, id, 'keuangan')).status).toBe(403)
  expect((await kesiapan(office, 99)).status).toBe(404)
})

describe('of a departure', () => {
  const ofDeparture = async (
    { test, as }: Bookings,
    paket: number | string,
    role: 'staf' | 'keuangan' = 'staf',
  ) =>
    test.call<{ data: Kesiapan[] }>({
      url: `/api/keberangkatan/${paket}/kesiapan`,
      headers: await as(role),
    })

  it('has the people of bookings from the down payment on, booking by booking, as their own answers do', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    const other = await office.addPaket({ tanggal_keberangkatan: '2027-09-01' })
    const father = await office.addJamaah('BUDI SANTOSO WIJAYA', FATHER)
    const book = async (paket_id: number, peserta: object[], steps: readonly string[]) => {
      const booking = await office.book({ paket_id, peserta })
      for (const step of steps) expect((await office.setStatus(booking.id, step)).status).toBe(200)
      return booking
    }
    const late = await book(paket.id, [{ ...ORANG, jamaah_id: father }, ORANG], ['sebagian'])
    await book(paket.id, [ORANG], ['menunggu_dp'])
    await book(paket.id, [ORANG], ['sebagian', 'disimpan'])
    await book(paket.id, [ORANG], ['sebagian', 'batal'])
    await book(other.id, [ORANG], ['sebagian'])
    const paid = await book(paket.id, [ORANG], ['sebagian', 'lunas'])
    const { status, headers, body } = await ofDeparture(office, paket.slug)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const own = [
      ...(await kesiapan(office, late.id)).body.data,
      ...(await kesiapan(office, paid.id)).body.data,
    ]
    expect(body.data).toEqual(own)
    expect(own).toHaveLength(3)
    expect((await ofDeparture(office, paket.id)).body).toEqual(body)
    await office.setStatus(paid.id, 'berangkat')
    await office.setStatus(paid.id, 'selesai')
    expect((await ofDeparture(office, paket.id)).body.data).toHaveLength(3)
  })

  it('is for staff, and for departures that are there', async () => {
    await using test = await createTestApp()
    const office = bookings(test)
    const paket = await office.addPaket()
    expect((await ofDeparture(office, paket.id)).body).toEqual({ data: [] })
    expect((await ofDeparture(office, paket.id, 'keuangan')).status).toBe(403)
    expect((await ofDeparture(office, 'tidak-ada')).status).toBe(404)
  })
})
