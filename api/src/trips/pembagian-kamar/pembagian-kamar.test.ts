import type { Proposal, Rooms } from '@safar/shared/trips/pembagian-kamar/room-schema'
import type { Rombongan } from '@safar/shared/trips/rombongan/rombongan-schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorkbook } from '../../platform/sheet/read-xlsx.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Bookings, bookings, ORANG } from '../pemesanan/pemesanan.testing.ts'

let test: TestApp
let office: Bookings
beforeAll(async () => {
  test = await createTestApp()
  office = bookings(test)
})
afterAll(() => test[Symbol.asyncDispose]())

const HOTELS = [
  { nama_hotel: 'Al Safwah', lokasi: 'Makkah', check_in: '2027-06-22', check_out: '2027-06-26' },
  { nama_hotel: 'Taibah: Front/Annex', lokasi: 'Madinah', check_in: '2027-06-26', check_out: '2027-06-29' },
]
type Role = 'staf' | 'keuangan' | 'user' | 'admin'

/** A departure with two families: a couple in a double, and their sister beside a stranger in quads. */
async function depart() {
  const paket = await office.addPaket({ hotels: HOTELS, total_pax: 40, sisa_pax: 40, maskapai: 'Lion Air' })
  const person = (nama: string, jenis_kelamin: string) => office.addJamaah(nama, { jenis_kelamin })
  const [ahmad, siti, wati, budi] = [
    await person('AHMAD HASAN', 'L'),
    await person('SITI AMINAH', 'P'),
    await person('WATI AMINAH', 'P'),
    await person('BUDI RAHMAN', 'L'),
  ]
  await office.post(`/api/jamaah/${ahmad}/hubungan`, { dengan: siti, jenis: 'suami_istri' })
  await office.post(`/api/jamaah/${siti}/hubungan`, { dengan: wati, jenis: 'saudara_kandung' })
  const family = await office.book({
    paket_id: paket.id,
    peserta: [
      { ...ORANG, kamar: 'double', jamaah_id: ahmad },
      { ...ORANG, kamar: 'double', jamaah_id: siti },
      { ...ORANG, jamaah_id: wati },
    ],
  })
  const other = await office.book({ paket_id: paket.id, peserta: [{ ...ORANG, jamaah_id: budi }, ORANG] })
  for (const { id } of [family, other]) await office.setStatus(id, 'sebagian')
  const [a, s, w] = family.peserta.map(({ id }) => Number(id))
  const [b, nobody] = other.peserta.map(({ id }) => Number(id))
  const path = `/api/keberangkatan/${paket.slug}/kamar`
  return { paket, path, family, other, a, s, w, b, nobody, siti } as {
    paket: typeof paket
    path: string
    family: typeof family
    other: typeof other
    siti: number
  } & Record<'a' | 's' | 'w' | 'b' | 'nobody', number>
}

interface Refusal {
  message: string
  errors?: Record<string, string[]>
  bentrok?: { jenis: string; peserta: number[] }[]
}
const get = async <Body = { data: Rooms }>(url: string, role: Role = 'staf') =>
  test.call<Body>({ url, headers: await office.as(role) })
const save = (path: string, payload: object, role: Role = 'staf') =>
  office.post<{ data: Rooms } & Refusal>(path, payload, role)
const propose = async (path: string, payload: object = {}) =>
  (await office.post<{ data: Proposal }>(`${path}/usul`, payload)).body.data
const inRoom = (...ids: number[]) => ids.map((peserta_id) => ({ peserta_id }))

it('shows everybody without a room and why, and proposes what a save takes as it is', async () => {
  const { path, paket, a, s, w, b, nobody } = await depart()
  const before = await get(path)
  expect(before.status).toBe(200)
  expect(before.body.data).toMatchObject({
    versi: 0,
    paket: { id: paket.id, pulang: '2027-06-29' },
    kamar: [],
    jumlah: { orang: 5, dapat: 0, kamar: 0 },
  })
  expect(before.body.data.hotel.map(({ nama }) => nama)).toEqual(['Al Safwah', 'Taibah: Front/Annex'])
  expect(before.body.data.tanpa_kamar.find(({ peserta_id }) => peserta_id === nobody)?.alasan).toBe(
    'Lengkapi jenis kelamin.',
  )
  const proposal = await propose(path)
  expect(proposal.tanpa_kamar.map(({ peserta_id }) => peserta_id)).toEqual([nobody])
  const rooms = proposal.kamar.map(({ tipe, penghuni }) => [tipe, penghuni.map((one) => one.peserta_id)])
  expect(rooms).toContainEqual(['double', [a, s]])
  expect(rooms).toContainEqual(['quad', [w]])
  expect(rooms).toContainEqual(['quad', [b]])
  expect(proposal.beda.filter(({ ke }) => ke !== null)).toHaveLength(4)
  // Nothing is saved by asking.
  expect((await get(path)).body.data.versi).toBe(0)
  const saved = await save(path, { versi: proposal.versi, kamar: proposal.kamar })
  expect([saved.status, saved.body.data.versi, saved.body.data.jumlah.dapat]).toEqual([200, 1, 4])
  expect((await propose(path)).beda).toEqual([])
})

it('refuses a man and a woman who are no mahram, pair by pair, a full room and a worse one, naming them', async () => {
  const { path, a, s, w, b } = await depart()
  const tryRoom = async (tipe: string, ids: number[], more: object = {}) => {
    const { status, body } = await save(path, {
      versi: 0,
      kamar: [{ tipe, penghuni: inRoom(...ids) }],
      ...more,
    })
    return [status, body.message, body.bentrok?.map(({ jenis }) => jenis)]
  }
  // Husband and wife's sister, although each is kin of the wife.
  const [status, message, kinds] = await tryRoom('triple', [a, s, w])
  expect([status, kinds]).toEqual([409, expect.arrayContaining(['campur'])])
  expect(message).toContain('AHMAD HASAN dan WATI AMINAH bukan suami istri atau mahram.')
  expect((await tryRoom('double', [a, s, w]))[1]).toContain(
    'Kamar ini punya 2 kasur, 3 dibutuhkan: AHMAD HASAN, SITI AMINAH, WATI AMINAH.',
  )
  expect((await tryRoom('quad', [s]))[1]).toBe('SITI AMINAH membayar kamar double, kamar ini quad.')
  const better = await tryRoom('double', [b])
  expect(better[1]).toBe(
    'BUDI RAHMAN membayar kamar quad, kamar ini double. Isi alasannya bila memang begitu.',
  )
  expect((await get(path)).body.data.versi).toBe(0)
  const kamar = [{ tipe: 'double', penghuni: inRoom(b) }]
  const excused = await save(path, { versi: 0, kamar, alasan: 'Quad di hotel habis' })
  expect(excused.status).toBe(200)
  expect(excused.body.data.kamar[0]).toMatchObject({
    id: 'k1',
    bentrok: [],
    lebih: [{ jenis: 'tipe_lebih' }],
  })
})

it('lets one of two who save at once be first, and shows the other what stands now', async () => {
  const { path, w, b } = await depart()
  const both = await Promise.all(
    [w, b].map((one) => save(path, { versi: 0, kamar: [{ tipe: 'quad', penghuni: inRoom(one) }] })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = both.toSorted((one, other) => one.status - other.status)
  expect(lost?.body.data).toEqual(won?.body.data)
  expect(lost?.body.message).toContain('diubah orang lain')
})

it('takes a number once in a hotel and again in another, and nobody twice', async () => {
  const { path, w, b } = await depart()
  const room = (id: number, hotel: string, no: string) => ({
    tipe: 'quad',
    nomor: [{ hotel, no }],
    penghuni: inRoom(id),
  })
  const same = await save(path, {
    versi: 0,
    kamar: [room(w, 'Al Safwah', '211'), room(b, 'Al Safwah', '211')],
  })
  expect([same.status, same.body.errors]).toEqual([
    422,
    { 'kamar.1.nomor.0': ['Nomor 211 sudah dipakai kamar lain di Al Safwah'] },
  ])
  const twice = await save(path, { versi: 0, kamar: [room(w, 'Al Safwah', '1'), room(w, 'Al Safwah', '2')] })
  expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['kamar.1.penghuni.0']])
  const other = [room(w, 'Al Safwah', '211'), room(b, 'Taibah: Front/Annex', '211')]
  expect((await save(path, { versi: 0, kamar: other })).status).toBe(200)
})

it('frees the bed of who leaves, gives it back with them, and lets nobody in who does not travel', async () => {
  const { path, b, w, other } = await depart()
  const kamar = [{ tipe: 'quad', penghuni: inRoom(b) }]
  await save(path, { versi: 0, kamar })
  await office.setStatus(other.id, 'batal')
  const left = (await get(path)).body.data
  expect([left.jumlah.orang, left.kamar[0]?.penghuni, left.kamar[0]?.kosong]).toEqual([3, [], 4])
  const refused = await save(path, { versi: 1, kamar })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('tidak lagi')])
  await office.post(`/api/pemesanan/${other.id}/urung`, {})
  expect((await get(path)).body.data.kamar[0]?.penghuni).toEqual([{ peserta_id: b, disematkan: false }])
  const stranger = await depart()
  const foreign = [{ tipe: 'quad', penghuni: inRoom(stranger.w) }]
  expect((await save(path, { versi: 1, kamar: foreign })).status).toBe(409)
  expect((await save(path, { versi: 1, kamar: [{ tipe: 'quad', penghuni: inRoom(w) }] })).status).toBe(200)
})

it('keeps working beside a conflict that came later, and gives hotels no list until it is mended', async () => {
  const { path, a, s, w, siti } = await depart()
  const couple = { id: 'k1', tipe: 'double', penghuni: inRoom(a, s) }
  await save(path, { versi: 0, kamar: [couple] })
  expect((await get(`${path}.xlsx`)).status).toBe(200)
  const { body } = await get<{ data: { id: number; nama: string }[] }>(`/api/jamaah/${siti}/hubungan`)
  const husband = body.data.find(({ nama }) => nama === 'AHMAD HASAN')
  const headers = await office.as('staf')
  await test.call({ method: 'DELETE', url: `/api/jamaah/${siti}/hubungan/${husband?.id}`, headers })
  const shown = (await get(path)).body.data
  expect(shown.kamar[0]?.bentrok).toMatchObject([{ jenis: 'campur', peserta: [a, s] }])
  expect(shown.jumlah.bentrok).toBe(1)
  const list = await get<{ message: string }>(`${path}.xlsx`)
  expect([list.status, list.body.message]).toEqual([422, expect.stringContaining('bukan suami istri')])
  const more = [couple, { id: 'k2', tipe: 'quad', penghuni: inRoom(w) }]
  expect((await save(path, { versi: 1, kamar: more })).status).toBe(200)
})

it('takes wishes, tells when they are not met, and keeps them through saves that say nothing of them', async () => {
  const { path, w, b, a } = await depart()
  const kamar = [{ id: 'k1', tipe: 'quad', penghuni: inRoom(w) }]
  await save(path, { versi: 0, kamar })
  const permintaan = [{ jenis: 'jangan', peserta: [a, b] }]
  expect((await save(path, { versi: 1, kamar, permintaan })).body.data.permintaan).toEqual(permintaan)
  expect((await save(path, { versi: 2, kamar })).body.data.permintaan).toEqual(permintaan)
  const self = await save(path, { versi: 3, kamar, permintaan: [{ jenis: 'jangan', peserta: [a, a] }] })
  expect(self.status).toBe(422)
  // Of the same two one wish says all, and another kind would contradict it.
  const both = [...permintaan, { jenis: 'bersama', peserta: [b, a] }]
  const twice = await save(path, { versi: 3, kamar, permintaan: both })
  expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['permintaan.1']])
})

it('makes a sheet for each hotel, with numbers of that hotel, and a line in the access log for each person', async () => {
  const { path, a, s, w } = await depart()
  const number = (no: string) => [
    { hotel: 'Al Safwah', no },
    { hotel: 'Taibah: Front/Annex', no: `9${no}` },
  ]
  const kamar = [
    { tipe: 'quad', nomor: number('21'), penghuni: inRoom(w), catatan: '=Dekat lift' },
    { tipe: 'double', nomor: number('9'), penghuni: inRoom(a, s) },
  ]
  await save(path, { versi: 0, kamar })
  const response = await test.app.inject({ url: `${path}.xlsx`, headers: await office.as('staf') })
  expect(response.headers['cache-control']).toBe('no-store')
  const { sheets } = await openWorkbook(response.rawPayload)
  expect(sheets.map(({ name }) => name)).toEqual(['Al Safwah', 'Taibah  Front Annex'])
  const read = async (at: number) =>
    ((await sheets[at]?.read(1_000))?.lines ?? []).map(({ cells }) =>
      Array.from(cells, (cell) => cell?.text ?? ''),
    )
  const makkah = await read(0)
  expect(makkah[0]?.[0]).toBe('ROOMING LIST 21 JUNI 2027 BY LION AIR – AL SAFWAH')
  const heads = makkah.findIndex(([first]) => first === 'NO')
  const rows = makkah.slice(heads + 1).map((row) => [1, 2, 6, 7, 9].map((at) => row[at] ?? ''))
  expect(rows).toEqual([
    ['AHMAD HASAN', 'M', 'DOUBLE', '9', ''],
    ['SITI AMINAH', 'F', 'DOUBLE', '9', ''],
    ['WATI AMINAH', 'F', 'QUAD', '21', '=Dekat lift'],
    ['BUDI RAHMAN', 'M', 'QUAD', '', 'NO ROOM YET'],
    [expect.stringMatching(/^Tempat kosong/), '', 'QUAD', '', 'NO ROOM YET'],
  ])
  expect((await read(1)).at(heads + 1)?.[7]).toBe('99')
  const { db } = test.deps.database
  const looks = await db.selectFrom('log_akses').select('data_id').where('bidang', '=', 'kamar').execute()
  expect(looks.length).toBeGreaterThanOrEqual(4)
})

it('names a sheet for each hotel so that Excel opens it, whatever the hotel is called', async () => {
  const names = [
    "' 'Anjum'",
    `${'A'.repeat(30)}'s Inn`,
    'a'.repeat(40),
    'A'.repeat(40),
    '[]:*?/\\',
    '😀'.repeat(16),
  ]
  const hotels = names.map((nama_hotel) => ({ ...HOTELS[0], nama_hotel }))
  const paket = await office.addPaket({ hotels, total_pax: 4, sisa_pax: 4 })
  const person = await office.addJamaah('WATI AMINAH', { jenis_kelamin: 'P' })
  const booking = await office.book({ paket_id: paket.id, peserta: [{ ...ORANG, jamaah_id: person }] })
  await office.setStatus(booking.id, 'sebagian')
  const url = `/api/keberangkatan/${paket.slug}/kamar.xlsx`
  const response = await test.app.inject({ url, headers: await office.as('staf') })
  const { sheets } = await openWorkbook(response.rawPayload)
  expect(sheets.map(({ name }) => name)).toEqual([
    'Anjum',
    'A'.repeat(30),
    'a'.repeat(31),
    `${'A'.repeat(29)} 2`,
    'Lembar 5',
    '😀'.repeat(15),
  ])
})

it("shows a guide's phone the rooms that have a number", async () => {
  const { path, paket, a, s, w } = await depart()
  const kamar = [
    { tipe: 'double', nomor: [{ hotel: 'Al Safwah', no: '9' }], penghuni: inRoom(a, s) },
    { tipe: 'quad', penghuni: inRoom(w) },
  ]
  await save(path, { versi: 0, kamar })
  const group = `/api/keberangkatan/${paket.slug}/rombongan`
  const link = await office.post<{ data: { tautan: string } }>(group, {})
  const token = link.body.data.tautan.split('#')[1] ?? ''
  const { body } = await test.call<{ data: Rombongan }>({
    url: '/api/rombongan',
    headers: { 'x-rombongan': token },
  })
  expect(body.data.kamar).toEqual([{ hotel: 'Al Safwah', nomor: '9', jenis: 'Double', peserta: [a, s] }])
})

it('shows the version before one that was damaged by hand, and takes the next save', async () => {
  const { path, paket, w } = await depart()
  const kamar = [{ tipe: 'quad', nomor: [{ hotel: 'Al Safwah', no: '9' }], penghuni: inRoom(w) }]
  await save(path, { versi: 0, kamar })
  await save(path, { versi: 1, kamar: [] })
  const link = await office.post<{ data: { tautan: string } }>(
    `/api/keberangkatan/${paket.slug}/rombongan`,
    {},
  )
  const headers = { 'x-rombongan': link.body.data.tautan.split('#')[1] ?? '' }
  const { db } = test.deps.database
  for (const isi of ['{', 'null', '{"kamar":[{"id":"k1"}],"permintaan":[]}']) {
    await db
      .updateTable('rencana_kamar')
      .set({ isi })
      .where('paket_id', '=', paket.id)
      .where('versi', '=', 2)
      .execute()
    const shown = (await get(path)).body.data
    expect([shown.versi, shown.kamar.map(({ penghuni }) => penghuni[0]?.peserta_id)]).toEqual([2, [w]])
    const guide = await test.call<{ data: Rombongan }>({ url: '/api/rombongan', headers })
    expect(guide.body.data.kamar).toMatchObject([{ nomor: '9', peserta: [w] }])
  }
  await db.updateTable('rencana_kamar').set({ isi: '' }).where('paket_id', '=', paket.id).execute()
  expect((await get(path)).body.data).toMatchObject({ versi: 2, kamar: [], permintaan: [] })
  expect((await save(path, { versi: 2, kamar })).body.data.versi).toBe(3)
})

it('is for staff alone, of departures that are there', async () => {
  const { path } = await depart()
  for (const role of ['keuangan', 'user'] as const) {
    expect((await get(path, role)).status).toBe(403)
    expect((await get(`${path}.xlsx`, role)).status).toBe(403)
    expect((await save(path, { versi: 0, kamar: [] }, role)).status).toBe(403)
    expect((await office.post(`${path}/usul`, {}, role)).status).toBe(403)
  }
  expect((await test.call({ url: path })).status).toBe(401)
  expect((await get('/api/keberangkatan/tidak-ada/kamar')).status).toBe(404)
  const wrong = await save(path, { versi: 0, kamar: [{ tipe: 'besar', penghuni: inRoom(0) }] })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([
    422,
    ['kamar.0.tipe', 'kamar.0.penghuni.0.peserta_id'],
  ])
})

it('keeps fifty versions, until half a year after the departure', async () => {
  const { path, paket } = await depart()
  for (let versi = 0; versi < 52; versi++)
    expect((await save(path, { versi, kamar: [] })).body.data.versi).toBe(versi + 1)
  const { db } = test.deps.database
  const kept = () => db.selectFrom('rencana_kamar').select('versi').where('paket_id', '=', paket.id).execute()
  expect(await kept()).toHaveLength(50)
})
