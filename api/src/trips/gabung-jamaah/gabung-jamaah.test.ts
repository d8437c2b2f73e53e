import type { Akses } from '@safar/shared/access/log-akses/log-akses-schema'
import type { DokumenList } from '@safar/shared/people/jamaah/dokumen-schema'
import type { KembarJamaah } from '@safar/shared/people/jamaah/gabung-schema'
import type { Hubungan } from '@safar/shared/people/jamaah/hubungan-schema'
import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import type { TitipanList } from '@safar/shared/people/jamaah/titipan-schema'
import { expect, it, vi } from 'vitest'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookings, ORANG } from '../pemesanan/pemesanan.testing.ts'

const JPEG = await picture('jpeg', { width: 60, height: 40 })
const NIK = '3276014505800001'

interface Answer {
  data: Jamaah
  message: string
  id: number
  kode: string
}

function joining(test: TestApp) {
  const office = bookings(test)
  return {
    ...office,
    get: async <Body>(url: string) => test.call<Body>({ url, headers: await office.as('staf') }),
    join: (id: number, dengan_id: number, more: object = {}) =>
      office.post<Answer>(`/api/jamaah/${id}/gabung`, { dengan_id, ...more }),
    async upload(id: number, jenis: string) {
      const form = await multipart({ jenis, berkas: new File([new Uint8Array(JPEG)], 'a.jpg') })
      const headers = { ...(await office.as('staf')), ...form.headers }
      const url = `/api/jamaah/${id}/dokumen`
      expect((await test.call({ method: 'POST', url, payload: form.payload, headers })).status).toBe(201)
    },
  }
}

it('points out records that may be of one person, by passport, birth or phone, with masks alone', async () => {
  await using test = await createTestApp()
  const { addJamaah, get, as } = joining(test)
  const birth = { tgl_lahir: '1980-05-05' }
  const one = await addJamaah('SITI AMINAH', { ...birth, no_paspor: 'X1234567', no_hp: '0812-3456-7890' })
  await addJamaah('Siti  Aminah', birth)
  await addJamaah('SITI AMINAH', { telepon: '+62 812 3456 7890' })
  await addJamaah('S AMINAH', { no_paspor: 'x 1234567', nik: NIK })
  await addJamaah('SITI AMINAH', { tgl_lahir: '1981-05-05' })
  await addJamaah('BUDI', { ...birth, no_hp: '0812-3456-7890' })
  const { body } = await get<{ data: KembarJamaah[] }>(`/api/jamaah/${one}/kembar`)
  expect(body.data.map(({ id, karena }) => [id, ...karena])).toEqual([
    [2, 'lahir'],
    [3, 'telepon'],
    [4, 'paspor'],
  ])
  expect(body.data[2]).toMatchObject({ nik: '3276********0001', no_paspor: 'X12****7' })
  const url = `/api/jamaah/${one}/kembar`
  expect((await test.call({ url, headers: await as('keuangan') })).status).toBe(403)
  expect((await get('/api/jamaah/99/kembar')).status).toBe(404)
})

it('points out no more whom staff told apart, until that is taken back or another reason comes', async () => {
  await using test = await createTestApp()
  const { addJamaah, get, post, as } = joining(test)
  const birth = { tgl_lahir: '1980-05-05' }
  const one = await addJamaah('SITI AMINAH', { ...birth, no_paspor: 'X1234567' })
  const lain = await addJamaah('SITI AMINAH', birth)
  const apart = (id: number, dengan_id: number, more: object = {}) =>
    post<{ data: KembarJamaah[] }>(`/api/jamaah/${id}/bukan-kembar`, { dengan_id, ...more })
  const pointedOut = async (id: number) =>
    (await get<{ data: KembarJamaah[] }>(`/api/jamaah/${id}/kembar`)).body.data.map((other) => other.id)
  expect([(await apart(one, lain)).body.data, await pointedOut(one), await pointedOut(lain)]).toEqual([
    [],
    [],
    [],
  ])
  expect((await apart(lain, one)).status).toBe(200)
  expect((await apart(lain, one, { bukan: false })).body.data).toMatchObject([{ id: one }])
  await apart(one, lain)
  await post(`/api/jamaah/${lain}`, { no_paspor: 'X1234567' })
  expect(await pointedOut(one)).toEqual([lain])
  const stranger = await addJamaah('BUDI')
  const refused = [apart(one, stranger), apart(one, one), apart(99, one), apart(one, 99)]
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([409, 422, 404, 409])
  const url = `/api/jamaah/${one}/bukan-kembar`
  const headers = await as('keuangan')
  expect((await test.call({ method: 'POST', url, payload: { dengan_id: lain }, headers })).status).toBe(403)
  const rows = await test.deps.database.db.selectFrom('jamaah_berbeda').select(['a_id', 'b_id']).execute()
  expect(rows).toEqual([{ a_id: one, b_id: lain }])
})

it('joins two records: chosen fields, relations, papers, places of the passport, journeys and who looked', async () => {
  await using test = await createTestApp()
  const { addJamaah, get, join, upload, post, addPaket, book, read } = joining(test)
  const id = await addJamaah('SITI AMINAH', { tempat_lahir: 'Depok', kebutuhan: 'Kursi roda' })
  const lain = await addJamaah('SITI AMINAH BINTI HASAN', { nik: NIK, nama_ayah: 'HASAN', no_hp: '0812' })
  const [mother, child] = [await addJamaah('IBU', { jenis_kelamin: 'P' }), await addJamaah('ANAK')]
  for (const dengan of [mother, id])
    await post(`/api/jamaah/${lain}/hubungan`, { dengan, jenis: 'orang_tua' })
  await post(`/api/jamaah/${lain}/hubungan`, { dengan: child, jenis: 'anak', bukti: 'kk' })
  await post(`/api/jamaah/${id}/hubungan`, { dengan: child, jenis: 'anak' })
  await upload(lain, 'ktp')
  await post(`/api/jamaah/${id}/titipan`, { di: 'kantor' })
  await post(`/api/jamaah/${lain}/titipan`, { di: 'pembimbing' })
  await post(`/api/jamaah/${lain}/buka`, { isian: 'nik' })
  const booking = await book({
    paket_id: (await addPaket()).id,
    peserta: [{ ...ORANG, jamaah_id: lain }, ORANG],
  })
  const before = await get<Answer>(`/api/jamaah/${id}?samar=1`)
  const answer = await join(id, lain, {
    ambil: ['nama_paspor', 'nik'],
    updated_at: before.body.data.updated_at,
  })
  expect([answer.status, answer.body.data]).toMatchObject([
    200,
    {
      id,
      nama_paspor: 'SITI AMINAH BINTI HASAN',
      nik: '3276********0001',
      nama_ayah: '',
      tempat_lahir: 'Depok',
      no_hp: '',
    },
  ])
  expect((await get<Answer>(`/api/jamaah/${id}`)).body.data).toMatchObject({
    nik: NIK,
    kebutuhan: 'Kursi roda',
  })
  expect((await get(`/api/jamaah/${lain}`)).status).toBe(404)
  const { body: kin } = await get<{ data: Hubungan[] }>(`/api/jamaah/${id}/hubungan`)
  expect(kin.data.map(({ dengan, jenis }) => [dengan, jenis])).toEqual([
    [mother, 'orang_tua'],
    [child, 'anak'],
  ])
  const { body: back } = await get<{ data: Hubungan[] }>(`/api/jamaah/${mother}/hubungan`)
  expect(back.data).toMatchObject([{ dengan: id, jenis: 'anak' }])
  const papers = (await get<DokumenList>(`/api/jamaah/${id}/dokumen`)).body.data
  expect(papers).toMatchObject([{ jenis: 'ktp', ada: true }])
  expect((await get(`/api/jamaah/${id}/dokumen/${papers[0]?.id}`)).status).toBe(200)
  const places = (await get<TitipanList>(`/api/jamaah/${id}/titipan`)).body
  expect(places.data.map(({ di }) => di)).toEqual(['pembimbing', 'kantor'])
  expect((await read(booking.id)).body.data.peserta[0]).toMatchObject({
    jamaah_id: id,
    nama: 'SITI AMINAH BINTI HASAN',
  })
  const looks = (await get<{ data: Akses[] }>(`/api/jamaah/${id}/akses`)).body.data
  expect(looks.map(({ bidang }) => bidang)).toEqual(['ktp', 'semua', 'nik'])
  // The copy of the paper that went is swept, the one that stays is not.
  await test.tidy()
  expect((await get(`/api/jamaah/${id}/dokumen/${papers[0]?.id}`)).status).toBe(200)
  expect(await test.deps.database.db.selectFrom('berkas_pribadi').select('data_id').execute()).toEqual([
    { data_id: id },
  ])
})

it('brings the other back from the trash unless its number went over, and then says who has it', async () => {
  await using test = await createTestApp()
  const { addJamaah, join, post, get } = joining(test)
  const [id, lain, third] = [
    await addJamaah('SITI'),
    await addJamaah('SITI A', { nik: NIK }),
    await addJamaah('SITI B'),
  ]
  await join(id, third)
  const back = (one: number) => post<Answer>(`/api/sampah/jamaah/${one}/pulihkan`, {}, 'admin')
  expect((await back(third)).status).toBe(200)
  await join(id, lain, { ambil: ['nik'] })
  const refused = await back(lain)
  expect([refused.status, refused.body.id]).toEqual([409, id])
  // One that came back is joined anew, and is then found by who joined it.
  expect((await join(lain, third)).status).toBe(409)
  expect((await join(id, third)).status).toBe(200)
  expect((await get(`/api/jamaah/${third}`)).status).toBe(404)
})

it('lets one of two who join the same records at once do it, and tells the other where it went', async () => {
  await using test = await createTestApp()
  const { addJamaah, join, post } = joining(test)
  const [id, lain] = [await addJamaah('SITI'), await addJamaah('SITI A')]
  const answers = await Promise.all([join(id, lain), join(lain, id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const kept = answers[0]?.status === 200 ? id : lain
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ id: kept })
  const [a, b] = [await addJamaah('BUDI'), await addJamaah('BUDI A')]
  expect((await Promise.all([join(a, b), join(a, b)])).map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await join(a, a)).status).toBe(422)
  expect((await join(a, 99)).status).toBe(404)
  const c = await addJamaah('BUDI C')
  const stale = { updated_at_lain: '2026-01-01T00:00:00.000Z' }
  expect((await join(a, c, stale)).status).toBe(409)
  expect((await join(a, c, { ambil: ['tidak_ada'] })).status).toBe(422)
  expect((await post(`/api/jamaah/${a}/gabung`, { dengan_id: c }, 'keuangan')).status).toBe(403)
})

it('joins nobody who stands twice in one booking or travels twice at once, and leaves both as they were', async () => {
  await using test = await createTestApp()
  const { addJamaah, join, get, book, addPaket, setStatus } = joining(test)
  const [id, lain] = [await addJamaah('SITI'), await addJamaah('SITI A', { nik: NIK })]
  const paket = await addPaket()
  const both = [id, lain].map((jamaah_id) => ({ ...ORANG, jamaah_id }))
  const one = await book({ paket_id: paket.id, peserta: both })
  const twice = await join(id, lain)
  expect([twice.status, twice.body]).toEqual([409, expect.objectContaining({ id: one.id, kode: one.kode })])
  await setStatus(one.id, 'batal')
  const [first, second] = both
  await book({ paket_id: paket.id, peserta: [first] })
  await book({ paket_id: (await addPaket({ tanggal_keberangkatan: '2027-06-25' })).id, peserta: [second] })
  const third = await addJamaah('SITI C')
  expect((await join(third, lain)).status).toBe(200)
  const clash = await join(id, third)
  expect([clash.status, clash.body.kode]).toEqual([409, expect.stringMatching(/^SFR-/)])
  for (const known of [id, third])
    expect((await get(`/api/jamaah/${known}?samar=1`)).status, `${known}`).toBe(200)
})

it.each(['siti@contoh.test', 'aminah@contoh.test'])(
  'is erased whole at the request of %s, one of its two addresses',
  async (email) => {
    await using test = await createTestApp()
    const { addJamaah, join, upload } = joining(test)
    const id = await addJamaah('SITI', { email: 'siti@contoh.test' })
    const lain = await addJamaah('SITI A', { email: 'aminah@contoh.test' })
    await upload(lain, 'ktp')
    await join(id, lain)
    await test.call({
      method: 'POST',
      url: '/api/permintaan-data',
      payload: { email, jenis: 'hapus' },
    })
    const headers = await test.signIn('admin')
    // The request is noted after its answer.
    const request = await vi.waitFor(async () => {
      const { body } = await test.call<{ data: { id: number }[] }>({ url: '/api/permintaan-data', headers })
      expect(body.data).toHaveLength(1)
      return body.data[0]?.id
    }, 20_000)
    const payload = { keadaan: 'selesai', hasil: 'Sudah.' }
    const url = `/api/permintaan-data/${request}`
    expect((await test.call({ method: 'PATCH', url, headers, payload })).status).toBe(200)
    const { db } = test.deps.database
    for (const table of ['jamaah', 'dokumen', 'gabungan_jamaah'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    expect(await db.selectFrom('sampah').select('data_id').where('jenis', '=', 'jamaah').execute()).toEqual(
      [],
    )
  },
)
