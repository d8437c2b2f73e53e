import type { Kiriman, KirimanRinci } from '@safar/shared/trips/daftar-berangkat/manifest-schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorkbook } from '../../platform/sheet/read-xlsx.ts'
import { WHOLE_PAPERS, WHOLE_PILGRIM } from '../../testing/ministry-workbook.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Bookings, bookings, ORANG } from '../pemesanan/pemesanan.testing.ts'

let test: TestApp
let office: Bookings
beforeAll(async () => {
  test = await createTestApp()
  office = bookings(test)
})
afterAll(() => test[Symbol.asyncDispose]())

async function get(url: string, role: 'staf' | 'keuangan' = 'staf') {
  const response = await test.app.inject({ url, headers: await office.as(role) })
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    body: response.body,
  }
}
async function linesOf(bytes: Buffer) {
  const [sheet] = (await openWorkbook(bytes)).sheets
  const { lines } = (await sheet?.read(1_000)) ?? { lines: [] }
  return lines.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? ''))
}
const looks = async (bidang: string) =>
  (
    await test.deps.database.db
      .selectFrom('log_akses')
      .select('data_id')
      .where('bidang', '=', bidang)
      .execute()
  ).map(({ data_id }) => Number(data_id))

async function depart() {
  const paket = await office.addPaket({ maskapai: 'Lion Air' })
  const { nama_paspor: _name, nik: _nik, ...rest } = WHOLE_PILGRIM
  const siti = await office.addJamaah('=SITI', rest)
  const child = await office.addJamaah('RANI WIJAYA', { tgl_lahir: '2020-01-01', jenis_kelamin: 'P' })
  const booking = await office.book({
    paket_id: paket.id,
    peserta: [{ ...ORANG, ...WHOLE_PAPERS, jamaah_id: siti }, { ...ORANG, jamaah_id: child }, ORANG],
  })
  await office.setStatus(booking.id, 'sebagian')
  return { paket, siti, child, booking, path: `/api/keberangkatan/${paket.slug}` }
}

it('gives our own list, with days as days and a formula as text, and a line in the access log for each person', async () => {
  const { path, siti, child, booking } = await depart()
  const { status, headers, bytes } = await get(`${path}/manifest.xlsx`)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const [heads = [], ...rows] = await linesOf(bytes)
  const rowAt = (at: number) => Object.fromEntries(heads.map((head, nth) => [head, rows[at]?.[nth] ?? '']))
  expect(rowAt(0)).toMatchObject({
    No: '1',
    Pemesanan: booking.kode,
    'Nama di paspor': '=SITI',
    'Tanggal lahir': '1990-07-01',
    'Umur saat berangkat': '36',
    'Nomor paspor': 'X1234567',
    'Nomor visa': '0060123456',
    'Nomor polis': '000123',
    'Nama di tiket': 'SITI/SITI',
  })
  expect(rowAt(1)).toMatchObject({ 'Nama di tiket': 'WIJAYA/RANI MISS', 'Nomor paspor': '' })
  expect(rowAt(2)['Nama di paspor']).toMatch(/^Tempat kosong/)
  expect(heads).not.toContain('NIK')
  expect(await looks('manifest')).toEqual([siti, child])
  expect((await get(`${path}/manifest.xlsx`, 'keuangan')).status).toBe(403)
  expect((await get('/api/keberangkatan/tidak-ada/manifest.xlsx')).status).toBe(404)
})

it('gives names for tickets without a number, and says what is missing', async () => {
  const { path, paket } = await depart()
  const { status, body } = await get(`${path}/maskapai.csv`)
  expect(status).toBe(200)
  const [heads, first, second, third] = body.split('\r\n')
  expect(heads).toContain('"no";"pemesanan";"nama_tiket"')
  expect(first).toContain('"SITI/SITI";"SITI";"SITI";"MRS";"ADT";"1990-07-01"')
  expect(first).toContain(`"'=SITI"`)
  expect(second).toContain('"WIJAYA/RANI MISS";"WIJAYA";"RANI";"MISS";"CHD"')
  expect(third).toContain('Nama di paspor belum dicatat.')
  expect(body).not.toContain('X1234567')
  await office.post(`/api/paket/${paket.id}`, { maskapai: 'Garuda Indonesia' }, 'admin')
  expect((await get(`${path}/maskapai.csv`)).body).toContain('"LNU/SITI MRS"')
  const empty = await office.addPaket()
  expect((await get(`/api/keberangkatan/${empty.id}/maskapai.csv`)).body.split('\r\n')).toHaveLength(2)
})

it('freezes a version at each sending, tells what changed since, and gives it as it was', async () => {
  const { path, siti, child, booking } = await depart()
  const url = `${path}/manifest/kiriman`
  const send = (payload: object) => office.post<{ data: Kiriman; errors?: object }>(url, payload)
  expect((await send({ untuk: ' ' })).body.errors).toHaveProperty('untuk')
  const nobody = `/api/keberangkatan/${(await office.addPaket()).id}/manifest/kiriman`
  const empty = await office.post(nobody, { untuk: 'Hotel' })
  expect([empty.status, empty.body.message]).toEqual([422, expect.stringContaining('Belum ada peserta')])
  const both = await Promise.all([
    send({ untuk: 'Hotel' }),
    send({ untuk: 'Handling', berkas: 'maskapai', catatan: 'x' }),
  ])
  expect(both.map(({ status, body }) => [status, body.data.versi]).toSorted()).toEqual([
    [201, 1],
    [201, 2],
  ])
  expect(both[0]?.body.data).toMatchObject({ untuk: 'Hotel', berkas: 'manifest', orang: 3 })
  await send({ untuk: 'Kementerian', berkas: 'siskopatuh' })
  const read = async (versi: number) => JSON.parse((await get(`${url}/${versi}`)).body).data as KirimanRinci
  expect((await read(1)).perubahan).toEqual([])
  await office.post(`/api/jamaah/${siti}`, { no_paspor: 'Y7654321', nama_ayah: 'AHMAD HASAN' })
  const last = booking.peserta.at(-1)?.id
  await test.call({
    method: 'DELETE',
    url: `/api/pemesanan/${booking.id}/peserta/${last}`,
    headers: await office.as('staf'),
  })
  expect((await read(1)).perubahan.map(({ jenis, isi }) => [jenis, isi])).toEqual([
    ['ubah', [{ kolom: 'Nomor paspor', dari: '****567', ke: '****321' }]],
    ['keluar', []],
  ])
  // The ministry was sent the father's name as well.
  expect((await read(3)).perubahan[0]?.isi.map(({ kolom, ke }) => [kolom, ke])).toEqual([
    ['Nomor paspor', '****321'],
    ['Nama ayah', 'AHMAD HASAN'],
  ])
  const before = (await looks('manifest')).length
  const frozen = await linesOf((await get(`${url}/1/manifest.xlsx`)).bytes)
  expect([frozen.length, frozen[1]?.includes('X1234567')]).toEqual([4, true])
  expect((await looks('manifest')).slice(before)).toEqual([siti, child])
  const list: { data: Kiriman[] } = JSON.parse((await get(url)).body)
  expect(list.data.map(({ versi }) => versi)).toEqual([3, 2, 1])
  expect((await get(`${url}/9`)).status).toBe(404)
  const { db } = test.deps.database
  const { isi } = await db.selectFrom('kiriman_manifest').select('isi').executeTakeFirstOrThrow()
  expect(isi).not.toContain('SITI')
  await expect(db.updateTable('kiriman_manifest').set({ untuk: 'lain' }).execute()).rejects.toThrow(
    /appended only/,
  )
})
