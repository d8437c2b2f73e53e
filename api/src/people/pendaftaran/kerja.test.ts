import { paketInput } from '@safar/shared/content/paket/factory'
import type { PendaftaranJumlah } from '@safar/shared/people/pendaftaran/jumlah'
import type {
  Pendaftaran,
  PendaftaranLengkap,
  Petugas,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import type { ResponseTimes } from '@safar/shared/people/pendaftaran/response-times-schema'
import { expect, it } from 'vitest'
import { createTestApp, START, type TestApp } from '../../testing/test-app.ts'
import { deleteOldPendaftaran } from './pendaftaran.repository.ts'

const SITI = { nama: 'Siti Maryam', email: 'siti@contoh.test', telepon: '0812 3456 7890', setuju: true }
const KONTAK = {
  cara: 'telepon',
  hasil: 'terhubung',
  catatan: 'Ibu minta kamar dekat lift',
  langkah: 'Kirim rincian',
}
const HARI = '2026-11-21'

type Who = { authorization: string }

/** The day's work of one clerk, call by call. */
function office(test: TestApp, headers: Who | Record<string, never>) {
  const one = <Body = { data: PendaftaranLengkap }>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    more: Record<string, string> = {},
  ) =>
    test.call<Body>({
      method,
      url: `/api/pendaftaran${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    })
  return {
    one,
    list: async (query: string) =>
      (await one<{ data: Pendaftaran[]; meta: { total: number } }>('GET', `?${query}`)).body,
    jumlah: async () => (await one<{ data: PendaftaranJumlah }>('GET', '/jumlah')).body.data,
  }
}

const register = (test: TestApp, fields: object = {}) =>
  test.call({ method: 'POST', url: '/api/pendaftaran', payload: { ...SITI, ...fields } })

it('gives a registration to one of the staff, whose name stays when the account goes', async () => {
  await using test = await createTestApp()
  await register(test)
  const admin = await test.signIn('admin', 'rina@safar.test')
  await test.signIn('staf', 'budi@safar.test')
  await test.signIn('keuangan', 'uang@safar.test')
  const { one, list } = office(test, admin)
  const petugas = (await one<{ data: Petugas[] }>('GET', '/petugas')).body.data
  expect(petugas.map(({ nama }) => nama).toSorted()).toHaveLength(2)
  const akun = await test.deps.database.db.selectFrom('akun').select(['id', 'email', 'nama']).execute()
  const budi = akun.find(({ email }) => email === 'budi@safar.test')
  const uang = akun.find(({ email }) => email === 'uang@safar.test')
  const given = await one<{ data: Pendaftaran }>('PATCH', '/1', { petugas_id: budi?.id })
  expect(given.body.data).toMatchObject({ petugas_id: budi?.id, petugas: budi?.nama || budi?.email })
  expect((await list(`petugas=${budi?.id}`)).meta.total).toBe(1)
  expect((await list('petugas=tanpa')).meta.total).toBe(0)
  const refused = await one<{ errors: object }>('PATCH', '/1', { petugas_id: uang?.id })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['petugas_id']])
  await test.call({ method: 'DELETE', url: `/api/akun/${budi?.id}`, headers: admin })
  const { body } = await one('GET', '/1')
  expect(body.data).toMatchObject({ petugas: given.body.data.petugas, petugas_id: null })
  // A whole copy sent back is no new task for an account that is gone.
  expect((await one('PATCH', '/1', { ...body.data, catatan_admin: 'x' })).status).toBe(200)
})

it('hands the tasks of who leaves to somebody else, and names and finds what nobody took over', async () => {
  await using test = await createTestApp()
  const admin = await test.signIn('admin')
  await test.signIn('staf', 'budi@safar.test')
  await test.signIn('staf', 'rina@safar.test')
  const { one, list } = office(test, admin)
  const { data: people } = (await one<{ data: Petugas[] }>('GET', '/petugas')).body
  const idOf = (text: string) => people.find(({ nama }) => nama.toLowerCase().includes(text))?.id ?? 0
  const [budi, rina] = [idOf('budi'), idOf('rina')]
  for (let id = 1; id <= 3; id += 1) {
    await register(test, { telepon: `0812 0000 111${id}` })
    await one('PATCH', `/${id}`, { petugas_id: budi, status: id === 3 ? 'lunas' : 'baru' })
  }
  const akun = async () =>
    (await test.call<{ data: { id: number; tugas: number }[] }>({ url: '/api/akun', headers: admin })).body
      .data
  expect((await akun()).find(({ id }) => id === budi)).toMatchObject({ tugas: 2 })
  const change = (id: number, payload: object) =>
    test.call({ method: 'PATCH', url: `/api/akun/${id}`, headers: admin, payload })
  expect((await change(budi, { ditangguhkan: true, serahkan_ke: budi })).status).toBe(422)
  expect((await change(budi, { ditangguhkan: true, serahkan_ke: 99 })).status).toBe(422)
  expect((await change(budi, { ditangguhkan: true, serahkan_ke: rina })).status).toBe(200)
  expect((await list(`petugas=${rina}`)).data.map(({ id }) => id)).toEqual([2, 1])
  expect((await list('petugas=tanpa')).data).toMatchObject([
    { id: 3, petugas_id: null, petugas: people.find(({ id }) => id === budi)?.nama },
  ])
  expect((await one('GET', '/1')).body.data.riwayat[0]).toMatchObject({ ubah: [{ isian: 'petugas' }] })
  expect((await test.call({ method: 'DELETE', url: `/api/akun/${rina}`, headers: admin })).status).toBe(200)
  expect((await list('petugas=tanpa')).data.map(({ id }) => id)).toEqual([3, 2, 1])
})

it('writes down who spoke when by which way, once, with the next day and how far it is', async () => {
  await using test = await createTestApp()
  await register(test)
  const { one, list, jumlah } = office(test, await test.signIn('staf', 'budi@safar.test'))
  const sent = { ...KONTAK, tindak_lanjut: HARI, status: 'dihubungi' }
  const key = { 'idempotency-key': 'sekali' }
  const { body } = await one('POST', '/1/kontak', sent, key)
  await one('POST', '/1/kontak', sent, key)
  expect(body.data).toMatchObject({ status: 'dihubungi', tindak_lanjut: HARI })
  const { kontak, riwayat } = (await one('GET', '/1')).body.data
  expect(kontak).toMatchObject([
    { ...KONTAK, waktu: '2026-11-21T03:00:00.000Z', oleh: expect.stringContaining('budi') },
  ])
  expect(riwayat[0]?.ubah).toEqual([
    { isian: 'status', dari: 'baru', ke: 'dihubungi' },
    { isian: 'tindak_lanjut', dari: '', ke: HARI },
  ])
  expect(await jumlah()).toMatchObject({ jatuh_tempo: 1, lewat: 0 })
  expect((await list('tempo=hari-ini')).meta.total).toBe(1)
  expect((await list('tempo=lewat')).meta.total).toBe(0)

  const id = kontak[0]?.id
  const mended = await one('PATCH', `/1/kontak/${id}`, { ...KONTAK, hasil: 'tidak-diangkat' })
  expect(mended.body.data.kontak).toMatchObject([{ hasil: 'tidak-diangkat' }])
  expect(mended.body.data.riwayat[0]).toMatchObject({
    aksi: 'kontak',
    ubah: [{ dari: expect.stringContaining('Terhubung'), ke: expect.stringContaining('Tidak diangkat') }],
  })
  expect((await one('DELETE', `/1/kontak/${id}`)).body.data.kontak).toEqual([])
  await one('PATCH', '/1', { tindak_lanjut: '2026-11-20' })
  expect(await jumlah()).toMatchObject({ jatuh_tempo: 1, lewat: 1 })
  expect((await list('tempo=lewat')).meta.total).toBe(1)
  // Called off: nothing is due any more.
  await one('PATCH', '/1', { status: 'batal' })
  expect(await jumlah()).toMatchObject({ jatuh_tempo: 0, lewat: 0 })
})

it('refuses what is no contact, and what is nobody', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test, { nama: 'Budi', email: 'budi@contoh.test', telepon: '' })
  const { one } = office(test, await test.signIn('staf'))
  const refusal = async (payload: object) => {
    const { status, body } = await one<{ errors?: object }>('POST', '/1/kontak', payload)
    return [status, ...Object.keys(body.errors ?? {})]
  }
  expect(await refusal({ ...KONTAK, cara: 'merpati' })).toEqual([422, 'cara'])
  expect(await refusal({ ...KONTAK, hasil: '' })).toEqual([422, 'hasil'])
  expect(await refusal({ ...KONTAK, catatan: 'x'.repeat(1_001) })).toEqual([422, 'catatan'])
  expect(await refusal({ ...KONTAK, tindak_lanjut: '2026-02-30' })).toEqual([422, 'tindak_lanjut'])
  expect((await one('POST', '/99/kontak', KONTAK)).status).toBe(404)
  await one('POST', '/1/kontak', KONTAK)
  // That of another registration is none of this one's.
  expect((await one('PATCH', '/2/kontak/1', KONTAK)).status).toBe(404)
  expect((await one('DELETE', '/2/kontak/1')).status).toBe(404)
  expect((await one('GET', '/99')).status).toBe(404)
})

it('lets finance read and change nothing, and nobody else do either', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test)
  const calls: ['GET' | 'POST' | 'PATCH' | 'DELETE', string, object?][] = [
    ['GET', '/petugas'],
    ['POST', '/1/kontak', KONTAK],
    ['PATCH', '/1/kontak/1', KONTAK],
    ['DELETE', '/1/kontak/1'],
    ['POST', '/1/gabung', { dengan_id: 2 }],
    ['POST', '/2/pisah'],
    ['POST', '/1/bukan-kembar'],
  ]
  for (const [who, status] of [
    [await test.signIn('keuangan'), 403],
    [await test.signIn('user'), 403],
    [{}, 401],
  ] as const) {
    const { one } = office(test, who)
    for (const asked of calls) expect([asked[1], (await one(...asked)).status]).toEqual([asked[1], status])
  }
  const read = async (who: Who | Record<string, never>) => (await office(test, who).one('GET', '/1')).status
  expect([await read(await test.signIn('keuangan', 'k@safar.test')), await read({})]).toEqual([200, 401])
})

it('points out who may be one, joins on request without losing anything, and takes apart again', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  const paket = 'umrah-reguler-desember'
  await register(test, { paket })
  await register(test, {
    paket,
    email: 'lain@contoh.test',
    telepon: '+62812-3456-7890',
    catatan: 'Kursi roda',
  })
  await register(test, { paket: 'Umroh' })
  await register(test, { paket, nama: 'Budi', email: 'budi@contoh.test', telepon: '0813 0000 0000' })
  const { one, list, jumlah } = office(test, headers)
  expect((await list('')).data.map(({ id, kembar }) => [id, kembar])).toEqual([
    [4, 0],
    [3, 0],
    [2, 1],
    [1, 1],
  ])
  expect((await list('kembar=1')).data.map(({ id }) => id)).toEqual([2, 1])
  const before = (await one('GET', '/1')).body.data
  expect(before.kembaran.map(({ id }) => id)).toEqual([2])
  await one('POST', '/2/kontak', KONTAK)
  const stale = await one('POST', '/1/gabung', {
    dengan_id: 2,
    updated_at_lain: before.kembaran[0]?.updated_at,
  })
  expect([stale.status, (await list('')).meta.total]).toEqual([409, 4])

  const joined = (await one('POST', '/1/gabung', { dengan_id: 2, updated_at: before.updated_at })).body.data
  expect(joined).toMatchObject({
    id: 1,
    kembaran: [],
    gabungan: [{ id: 2, catatan: 'Kursi roda', email: 'lain@contoh.test' }],
    kontak: [KONTAK],
  })
  expect((await list('')).data.map(({ id }) => id)).toEqual([4, 3, 1])
  expect(await jumlah()).toMatchObject({ total: 3 })
  // Found by its own address, with where it stands.
  expect((await list('q=lain')).data).toMatchObject([{ id: 2, gabung_ke: 1 }])
  expect((await one('POST', '/4/gabung', { dengan_id: 2 })).status).toBe(409)
  expect((await one('POST', '/1/gabung', { dengan_id: 4 })).status).toBe(422)
  expect((await one('POST', '/1/gabung', { dengan_id: 99 })).status).toBe(404)

  const apart = (await one('POST', '/2/pisah')).body.data
  expect(apart).toMatchObject({ id: 1, gabungan: [], kembaran: [] })
  expect((await one('POST', '/2/pisah')).status).toBe(409)
  expect((await list('')).meta.total).toBe(4)
  expect((await one('GET', '/2')).body.data).toMatchObject({ kontak: [KONTAK], catatan: 'Kursi roda' })
  expect((await one('GET', '/2')).body.data.riwayat.map(({ aksi }) => aksi)).toEqual(['pisah', 'gabung'])
})

it('keeps what staff delete in the trash for thirty days, out of every list, count and queue', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test, { email: 'lain@contoh.test' })
  const { one, list, jumlah } = office(test, await test.signIn('staf'))
  await one('POST', '/1/kontak', KONTAK)
  expect((await one('DELETE', '/1')).status).toBe(200)
  expect((await one('DELETE', '/1')).status).toBe(404)
  for (const query of ['', 'q=siti', 'kembar=1'])
    expect((await list(query)).data.map(({ id }) => id)).not.toContain(1)
  expect([await jumlah(), (await list('')).data[0]?.kembar]).toMatchObject([{ total: 1 }, 0])
  expect((await one('PATCH', '/1', { status: 'lunas' })).status).toBe(409)
  expect((await one('POST', '/2/gabung', { dengan_id: 1 })).status).toBe(409)
  expect((await one('POST', '/1/kontak', KONTAK)).status).toBe(409)
  expect((await one('GET', '/1')).body.data).toMatchObject({
    kontak: [KONTAK],
    dihapus_oleh: expect.any(String),
  })
  expect((await one('POST', '/1/pulihkan')).status).toBe(200)
  expect((await one('POST', '/1/pulihkan')).status).toBe(409)
  const back = (await one('GET', '/1')).body.data
  expect(back).toMatchObject({ kontak: [KONTAK], dihapus_pada: null })
  expect(back.riwayat.slice(0, 2).map(({ aksi }) => aksi)).toEqual(['pulihkan', 'hapus'])
  await one('DELETE', '/1')
  const { db } = test.deps.database
  const left = async (days: number) => {
    await deleteOldPendaftaran(db, new Date(Date.parse(START) + days * 86_400_000 + 60_000))
    return (await db.selectFrom('pendaftaran').select('id').orderBy('id').execute()).map(({ id }) => id)
  }
  expect(await left(29)).toEqual([1, 2])
  expect(await left(30)).toEqual([2])
})

it('keeps why somebody called off for as long as it is called off', async () => {
  await using test = await createTestApp()
  await register(test)
  const { one } = office(test, await test.signIn('staf'))
  const off = await one('PATCH', '/1', { status: 'batal', alasan_batal: 'Biaya' })
  expect(off.body.data).toMatchObject({ status: 'batal', alasan_batal: 'Biaya' })
  const on = await one('PATCH', '/1', { status: 'baru' })
  expect(on.body.data).toMatchObject({ status: 'baru', alasan_batal: '' })
  const { riwayat } = (await one('GET', '/1')).body.data
  expect(riwayat.map(({ ubah }) => ubah.map(({ isian }) => isian))).toEqual([
    ['status', 'alasan_batal'],
    ['status', 'alasan_batal'],
  ])
})

it('takes a registration by phone or at the counter, once, as the task of who writes it down', async () => {
  await using test = await createTestApp()
  const staf = await test.signIn('staf', 'budi@safar.test')
  const { one, list } = office(test, staf)
  const said = {
    nama: 'Ibu Halimah',
    telepon: '0812 0000 1111',
    paket: 'Umroh',
    lewat: 'telepon',
    setuju: true,
  }
  const berangkat = {
    ikut: 'tidak',
    jumlah_pax: 2,
    usia: '71, 45',
    pendamping: 'Anak kandung',
    kursi_roda: 'ya',
    kebutuhan: 'Kamar dekat lift',
  }
  const wrong = await one<{ errors: object }>('POST', '/kantor', { ...said, telepon: '', setuju: false })
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([422, ['setuju', 'telepon']])
  const key = { 'idempotency-key': 'a'.repeat(32) }
  for (let time = 0; time < 2; time += 1) {
    const added = await one('POST', '/kantor', { ...said, ...berangkat }, key)
    expect(added.status).toBe(201)
    expect(added.body.data).toMatchObject({
      ...berangkat,
      id: 1,
      status: 'dihubungi',
      petugas: expect.stringMatching(/budi/i),
      persetujuan_versi: 'kantor-2026-11-26',
      setuju_pemasaran: false,
      kontak: [{ cara: 'telepon', hasil: 'terhubung' }],
    })
  }
  expect((await list('')).meta.total).toBe(1)
  const finance = office(test, await test.signIn('keuangan'))
  expect((await finance.one('POST', '/kantor', said)).status).toBe(403)

  // Whoever writes down another is told who has the number already, however it is written, or the mail; nothing is
  // refused.
  await register(test)
  const sama = async (body: object) =>
    (await one<{ data: Pendaftaran[] }>('POST', '/sama', body)).body.data.map(({ nama }) => nama)
  for (const telepon of ['+62 (0)812-0000-1111', '6281200001111', '812 0000 1111'])
    expect(await sama({ telepon, email: ' SITI@contoh.test ' })).toEqual(['Siti Maryam', 'Ibu Halimah'])
  expect(await sama({ telepon: '0812 0000 111', email: '' })).toEqual([])
  expect(await sama({ telepon: '', email: '' })).toEqual([])
  expect((await one('POST', '/sama', { telepon: '0'.repeat(31), email: '' })).status).toBe(422)
  expect((await finance.one('POST', '/sama', { telepon: '', email: '' })).status).toBe(403)
  expect((await one('POST', '/kantor', said)).status).toBe(201)
})

it('keeps who travels and what they need, as the site asks', async () => {
  await using test = await createTestApp()
  const berangkat = {
    ikut: 'ya',
    usia: '62, 58',
    pendamping: 'Menantu',
    kursi_roda: 'ya',
    kebutuhan: 'Diet rendah gula',
  }
  const { status, body } = await register(test, berangkat)
  expect([status, body]).toMatchObject([201, { data: berangkat }])
  expect((await register(test, { ikut: 'mungkin', kursi_roda: 'dua' })).status).toBe(422)
  const { one } = office(test, await test.signIn('staf'))
  expect((await one('GET', '/1')).body.data).toMatchObject(berangkat)
  const changed = await one('PATCH', '/1', { usia: '63, 58' })
  expect(changed.body.data).toMatchObject({ ...berangkat, usia: '63, 58' })
})

it('is told once that two are two, and points out a third one', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test)
  const { one, list } = office(test, await test.signIn('staf'))
  await one('POST', '/1/bukan-kembar')
  expect((await list('')).data.map(({ kembar }) => kembar)).toEqual([0, 0])
  expect((await list('kembar=1')).data).toEqual([])
  await register(test)
  expect((await list('')).data.map(({ kembar }) => kembar)).toEqual([2, 1, 1])
  expect((await list('kembar=1')).data).toHaveLength(3)
})

it('joins one way alone when two ask at once', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test)
  const { one } = office(test, await test.signIn('staf'))
  const both = await Promise.all([
    one('POST', '/1/gabung', { dengan_id: 2 }),
    one('POST', '/2/gabung', { dengan_id: 1 }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('erases a registration with its contacts and history, and lets what was joined to it go on by itself', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test, { email: 'lain@contoh.test' })
  await register(test, { nama: 'Budi', email: 'budi@contoh.test', telepon: '0813 0000 0000' })
  const { one } = office(test, await test.signIn('staf'))
  for (const id of [1, 2, 3]) await one('POST', `/${id}/kontak`, { ...KONTAK, status: 'dihubungi' })
  await one('POST', '/1/gabung', { dengan_id: 2 })
  expect((await one('DELETE', '/1/selamanya')).status).toBe(403)
  const admin = office(test, await test.signIn('admin'))
  expect((await admin.one('DELETE', '/1/selamanya')).status).toBe(200)
  const { db } = test.deps.database
  const kontak = await db.selectFrom('kontak_pendaftaran').select('pendaftaran_id as of').execute()
  const riwayat = await db.selectFrom('riwayat').select('data_id as of').execute()
  for (const rows of [kontak, riwayat])
    expect([...new Set(rows.map((row) => row.of))].toSorted()).toEqual([2, 3])
  const left = await db
    .selectFrom('pendaftaran')
    .select(['id', 'gabung_ke', 'status'])
    .orderBy('id')
    .execute()
  expect(left).toMatchObject([
    { id: 2, gabung_ke: null, status: 'dihubungi' },
    { id: 3, gabung_ke: null },
  ])
})

it('keeps phones in one form, says each change in the history, and binds a departure', async () => {
  await using test = await createTestApp()
  const headers = await test.signIn('admin')
  await test.call({ method: 'POST', url: '/api/paket', headers, payload: paketInput() })
  await register(test, { paket: 'Umroh' })
  const { one } = office(test, headers)
  const patch = (payload: object) => one<{ data: Pendaftaran; errors?: object }>('PATCH', '/1', payload)
  expect((await patch({ telepon: '0813-1111-2222' })).body.data.telepon).toBe('6281311112222')
  expect((await patch({ telepon: '5551234' })).body.data.telepon).toBe('5551234')
  expect((await patch({ paket_id: 1 })).body.data).toMatchObject({
    paket_id: 1,
    paket: 'umrah-reguler-desember',
  })
  expect((await patch({ paket_id: 99 })).status).toBe(422)
  expect((await patch({ tindak_lanjut: HARI })).body.data.tindak_lanjut).toBe(HARI)
  expect((await patch({ tindak_lanjut: '' })).body.data.tindak_lanjut).toBeNull()
  const { riwayat } = (await one('GET', '/1')).body.data
  expect(riwayat.map(({ ubah }) => ubah.map(({ isian }) => isian).join())).toEqual([
    'tindak_lanjut',
    'tindak_lanjut',
    'paket',
    'telepon',
    'telepon',
  ])
  expect(riwayat.at(-1)?.ubah).toEqual([{ isian: 'telepon', dari: '6281234567890', ke: '6281311112222' }])
})

it('lets go of what was called off a year ago, and of its contacts', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test, { nama: 'Budi', email: 'budi@contoh.test', telepon: '' })
  const { one } = office(test, await test.signIn('staf'))
  await one('POST', '/1/kontak', { ...KONTAK, status: 'batal' })
  const { db } = test.deps.database
  await deleteOldPendaftaran(db, new Date('2027-11-24T00:00:00.000Z'))
  expect(await db.selectFrom('pendaftaran').select('id').execute()).toHaveLength(2)
  await deleteOldPendaftaran(db, new Date('2027-11-27T00:00:00.000Z'))
  expect(await db.selectFrom('pendaftaran').select('id').execute()).toEqual([{ id: 2 }])
  expect(await db.selectFrom('kontak_pendaftaran').select('id').execute()).toEqual([])
})

it('counts who registered for each departure, by the package they are bound to or the one that they chose', async () => {
  await using test = await createTestApp()
  const admin = await test.signIn('admin')
  const headers = { ...admin }
  const add = async (nama_paket: string, over: object = {}) =>
    (
      await test.call<{ data: { id: number; slug: string } }>({
        method: 'POST',
        url: '/api/paket',
        headers,
        payload: { ...paketInput(), nama_paket, ...over },
      })
    ).body.data
  const one = await add('Umrah Satu')
  const full = await add('Umrah Penuh', { sisa_pax: 0 })
  await register(test, { paket: one.slug, jumlah_pax: 3 })
  await register(test, { paket: one.slug, email: 'a@contoh.test', telepon: '0813 1111 1111' })
  await register(test, { paket: one.slug, email: 'b@contoh.test', telepon: '0813 1111 1112', jumlah_pax: 9 })
  await register(test, { paket: full.slug, email: 'c@contoh.test', telepon: '0813 1111 1113', tunggu: true })
  await register(test, { paket: 'Umroh', email: 'd@contoh.test', telepon: '0813 1111 1114' })
  const { db } = test.deps.database
  await db.updateTable('pendaftaran').set({ status: 'batal' }).where('id', '=', 3).execute()
  // One that is bound to nothing belongs to what it chose.
  await db.updateTable('pendaftaran').set({ paket_id: null }).where('id', '=', 2).execute()
  const read = await test.call<{ data: unknown[] }>({
    method: 'GET',
    url: '/api/pendaftaran/terdaftar',
    headers,
  })
  expect(read.body.data).toEqual([
    { paket_id: one.id, baru: 2, dihubungi: 0, lunas: 0, batal: 1, tunggu: 0, orang: 4 },
    { paket_id: full.id, baru: 0, dihubungi: 0, lunas: 0, batal: 0, tunggu: 1, orang: 0 },
  ])
  const user = await test.signIn('user', 'orang@contoh.test')
  expect((await test.call({ method: 'GET', url: '/api/pendaftaran/terdaftar', headers: user })).status).toBe(
    403,
  )
})

it('says in a list when and how somebody was last spoken with, also where that was about what was joined to it', async () => {
  await using test = await createTestApp()
  const admin = await test.signIn('admin')
  const { one, list } = office(test, admin)
  await register(test)
  await register(test)
  await register(test, { email: 'lain@contoh.test', telepon: '0813 1111 1111' })
  for (const [n, langkah] of ['Kirim rincian', 'Telepon lagi'].entries())
    await one('POST', '/1/kontak', { ...KONTAK, langkah }, { 'idempotency-key': `kontak-terakhir-${n}` })
  expect((await list('q=')).data.map(({ id, kontak_terakhir }) => [id, kontak_terakhir?.langkah])).toEqual([
    [3, undefined],
    [2, undefined],
    [1, 'Telepon lagi'],
  ])
  expect((await one('POST', '/2/gabung', { dengan_id: 1 })).status).toBe(200)
  const [, joined] = (await list('q=')).data
  expect(joined).toMatchObject({ id: 2, kontak_terakhir: { cara: 'telepon', langkah: 'Telepon lagi' } })
  expect(joined?.kontak_terakhir).not.toHaveProperty('catatan')
})

it('tells an admin how soon who registered was answered, and by whom', async () => {
  await using test = await createTestApp()
  const admin = await test.signIn('admin', 'rina@safar.test')
  const { one, jumlah } = office(test, admin)
  const responseTimes = async () => (await one<{ data: ResponseTimes }>('GET', '/tanggap')).body.data
  expect(await responseTimes()).toEqual({ jam: null, dijawab: 0, belum: 0, orang: [] })
  await register(test)
  await register(test, { email: 'b@contoh.test', telepon: '0813 1111 1112' })
  await register(test, { email: 'c@contoh.test', telepon: '0813 1111 1113' })
  expect((await jumlah()).tanpa_petugas).toBe(3)
  test.advance(30 * 60_000)
  await one('POST', '/1/kontak', KONTAK, { 'idempotency-key': 'tanggap-0001' })
  test.advance(40 * 60_000)
  // Marked without a word is an answer as well; what comes after the first one counts no more.
  await one('PATCH', '/2', { status: 'dihubungi' })
  await one('POST', '/1/kontak', { ...KONTAK, catatan: 'lagi' }, { 'idempotency-key': 'tanggap-0002' })
  const said = await responseTimes()
  expect(said).toMatchObject({ jam: 0.5, dijawab: 2, belum: 1 })
  expect(said.orang).toEqual([{ nama: expect.any(String), dijawab: 2, jam: 0.5 }])
  const staf = await test.signIn('staf', 'budi@safar.test')
  expect((await test.call({ method: 'GET', url: '/api/pendaftaran/tanggap', headers: staf })).status).toBe(
    403,
  )
})
