import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { transact } from '../../access/session/context.ts'
import { createPengirim } from '../../outbound/kotak-keluar/sender.ts'
import { stopMailTo } from '../../outbound/kotak-keluar/stopped-addresses.ts'
import { cariSisa } from '../../platform/db/sisa.ts'
import { createTestApp, START, type TestApp } from '../../testing/test-app.ts'
import { openPendaftaran } from '../pendaftaran/pendaftaran-words.ts'

const SITI = 'siti@contoh.test'
const HOUR_MS = 3_600_000
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const ask = (test: TestApp, email: string, ip = '10.0.0.1', jenis?: string) =>
  test.call({
    method: 'POST',
    url: '/api/permintaan-data',
    payload: { email, ...(jenis && { jenis }) },
    remoteAddress: ip,
  })
const register = (test: TestApp, fields: object = {}) =>
  test.call<{ kode: string }>({
    method: 'POST',
    url: '/api/pendaftaran',
    payload: { nama: 'Siti Aminah', email: SITI, telepon: '0812 3456 7890', setuju: true, ...fields },
  })
const sendForm = (test: TestApp, url: string, fields: Record<string, string>) =>
  test.call<string>({ method: 'POST', url, headers: FORM, payload: new URLSearchParams(fields).toString() })
const SAYA = '/api/permintaan-data/saya'
/** The page that a cookie opens. */
const look = (test: TestApp, cookie?: string) =>
  test.call<string>({ url: SAYA, headers: { ...(cookie && { cookie }) } })
const cookieOf = ({ headers }: { headers: object }) =>
  /^data_saya=[\w-]{43}/.exec('set-cookie' in headers ? String(headers['set-cookie']) : '')?.[0] ?? ''
/** Sends a form of the page, and goes where it leads on to, as browsers do. */
const open = async (test: TestApp, fields: Record<string, string>) => {
  const sent = await sendForm(test, SAYA, fields)
  return sent.status === 303 ? look(test, cookieOf(sent)) : sent
}
const table = (test: TestApp, name: 'kotak_keluar' | 'permintaan_data' | 'tautan_data' | 'pendaftaran') =>
  test.deps.database.db.selectFrom(name).selectAll().orderBy(sql`1`).execute()
const mails = async (test: TestApp, peristiwa: string) =>
  (await test.deps.database.db.selectFrom('kotak_keluar').selectAll().orderBy('id').execute()).filter(
    (each) => each.peristiwa === peristiwa,
  )
const list = (test: TestApp, headers: object, query = '') =>
  test.call<{ data: { id: number; email: string; keadaan: string; hasil: string }[]; meta: object }>({
    url: `/api/permintaan-data${query}`,
    headers: { ...headers },
  })
const settle = (
  test: TestApp,
  id: number,
  headers: object,
  keadaan = 'selesai',
  hasil = 'Sudah dikerjakan.',
) =>
  test.call<{ data: { hasil: string; pendaftaran: number } }>({
    method: 'PATCH',
    url: `/api/permintaan-data/${id}`,
    headers: { ...headers },
    payload: { keadaan, hasil },
  })

/** Asks for a link and gives its token, once it has been queued. */
async function linkOf(test: TestApp, jenis?: string): Promise<string> {
  const before = (await mails(test, 'tautan-data')).length
  expect((await ask(test, SITI, '10.0.0.1', jenis)).status).toBe(202)
  return vi.waitFor(async () => {
    const sent = await mails(test, 'tautan-data')
    expect(sent.length).toBe(before + 1)
    return /#([\w-]{43})/.exec(sent.at(-1)?.teks ?? '')?.[1] ?? ''
  })
}
const pageToken = (page: string) => /name="token" value="([\w-]{43})"/.exec(page)?.[1] ?? ''

it('answers the same whoever asks, and writes only to the address on record', async () => {
  await using test = await createTestApp()
  await register(test)
  const answers = [await ask(test, 'siapa@contoh.test'), await ask(test, ' SITI@contoh.test ')]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  await vi.waitFor(async () => expect(await mails(test, 'tautan-data')).toMatchObject([{ penerima: SITI }]))
  const [mail] = await mails(test, 'tautan-data')
  expect(mail?.teks).not.toMatch(/0812|7890|Siti/)
  const staff = await mails(test, 'permintaan-data')
  expect(staff).toHaveLength(1)
  expect(staff[0]?.teks).not.toContain(SITI)
  const token = /#([\w-]{43})/.exec(mail?.teks ?? '')?.[1] ?? ''
  expect(JSON.stringify(await table(test, 'tautan_data'))).not.toContain(token)
  expect((await ask(test, 'bukan alamat')).status).toBe(422)
})

it('asks whether another address was meant, where there is a sign of a slip, and sends there at a press', async () => {
  await using test = await createTestApp()
  await register(test, { email: 'siti@gmail.com' })
  const send = (fields: Record<string, string>) =>
    test.call<string>({
      method: 'POST',
      url: '/api/permintaan-data',
      headers: FORM,
      payload: new URLSearchParams(fields).toString(),
    })
  const slip = await send({ email: 'siti@gmial.com', jenis: 'hapus' })
  expect([slip.status, slip.body]).toEqual([202, expect.stringContaining('Maksud Anda siti@gmail.com?')])
  const hidden = [...slip.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  )
  expect(Object.fromEntries(hidden)).toEqual({ email: 'siti@gmail.com', jenis: 'hapus' })
  const sent = await send(Object.fromEntries(hidden))
  expect(sent.status).toBe(303)
  await vi.waitFor(async () =>
    expect(await mails(test, 'tautan-data')).toMatchObject([{ penerima: 'siti@gmail.com' }]),
  )
})

it('shows by a link, once, what the person gave with the consent in its words, and to nobody else', async () => {
  await using test = await createTestApp()
  const { body } = await register(test)
  await register(test, { nama: 'Budi Santoso', email: 'budi@contoh.test' })
  const token = await linkOf(test)
  const opened = await open(test, { token })
  expect(opened.status).toBe(200)
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const text of [
    body.kode,
    'Siti Aminah',
    '0812-3456-7890',
    'Saya setuju nama',
    'versi 2026-11-22',
    'noindex',
  ])
    expect(opened.body).toContain(text)
  expect(opened.body).not.toContain('Budi')
  expect((await open(test, { token })).status).toBe(422)
  // The page goes on with a token of its own, for half an hour.
  const next = pageToken(opened.body)
  expect((await open(test, { token: next })).status).toBe(200)
  test.advance(HOUR_MS / 2)
  expect((await open(test, { token: next })).status).toBe(422)
  const staf = await test.signIn('staf')
  expect((await list(test, staf)).body).toMatchObject({
    data: [
      {
        jenis: 'akses',
        diterima_pada: START,
        batas: '2026-11-24T03:00:00.000Z',
        dibuktikan_pada: START,
        keadaan: 'selesai',
        oleh: 'pemohon',
      },
    ],
    meta: { total: 1, terbuka: 0 },
  })
  const late = await linkOf(test)
  test.advance(24 * HOUR_MS)
  expect((await open(test, { token: late })).status).toBe(422)
  expect(test.takeErrors().join('')).not.toContain(late)
})

it('leads on to a page that Back and a reload open again, by a cookie of its own and by no address', async () => {
  await using test = await createTestApp()
  const { kode } = (await register(test)).body
  const mail = await linkOf(test)
  const sent = await sendForm(test, SAYA, { token: mail })
  expect([sent.status, sent.headers.location]).toEqual([303, SAYA])
  expect(String(sent.headers['set-cookie'])).toMatch(
    /^data_saya=[\w-]{43}; Path=\/api\/permintaan-data\/saya; Max-Age=1800; HttpOnly; SameSite=Lax$/,
  )
  const cookie = cookieOf(sent)
  const first = await look(test, cookie)
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(first.body).toContain('Siti Aminah')
  expect((await look(test, cookie)).body).toBe(first.body)

  // What was typed and refused is there again as well, until something else is asked.
  const token = pageToken(first.body)
  const fixed = { token, aksi: 'koreksi', kode, nama: 'Siti Aisyah', telepon: 'x', catatan: 'Kursi roda' }
  await open(test, fixed)
  for (const { body } of [await look(test, cookie), await look(test, cookie)])
    for (const text of ['aria-invalid', 'value="x"', '>Kursi roda</textarea>']) expect(body).toContain(text)
  await open(test, { ...fixed, telepon: '0813 0000 1111' })
  expect((await look(test, cookie)).body).toContain(`Perbaikan pada pendaftaran ${kode} sudah tersimpan.`)

  // Nobody else has it: not without the cookie, nor by a link of a message, which looking does not use up.
  const other = await linkOf(test)
  for (const wrong of [undefined, 'data_saya=x', `data_saya=${'a'.repeat(43)}`, `data_saya=${other}`]) {
    const refused = await look(test, wrong)
    expect([refused.status, refused.body.includes('sudah tertutup')]).toEqual([422, true])
    expect(refused.body).not.toMatch(/Siti|0813/)
  }
  expect((await open(test, { token: other })).status).toBe(200)
  test.advance(HOUR_MS / 2)
  expect((await look(test, cookie)).status).toBe(422)

  const asked = await sendForm(test, '/api/permintaan-data', { email: SITI })
  expect([asked.status, asked.headers.location]).toEqual([303, '/api/permintaan-data/diminta'])
  const page = await test.call<string>({ url: '/api/permintaan-data/diminta' })
  expect([page.status, page.body.includes('Periksa email Anda')]).toEqual([200, true])
  expect(page.body).not.toContain(SITI)
})

it('lets the person correct, withdraw and ask to erase, of their own registrations alone', async () => {
  await using test = await createTestApp()
  const own = (await register(test, { setuju_pemasaran: true })).body.kode
  const other = (await register(test, { nama: 'Budi', email: 'budi@contoh.test' })).body.kode
  const token = pageToken((await open(test, { token: await linkOf(test) })).body)
  const fixed = { nama: '<b>Siti</b> Aisyah', telepon: '0813 0000 1111', catatan: 'Kursi roda' }
  const done = await open(test, { token, aksi: 'koreksi', kode: own, ...fixed })
  expect(done.body).toContain('sudah tersimpan')
  expect(done.body).toContain('&lt;b&gt;Siti')
  await open(test, { token, aksi: 'koreksi', kode: other, ...fixed })
  const refused = await open(test, { token, aksi: 'koreksi', kode: own, ...fixed, nama: '', telepon: 'x' })
  expect(refused.body).toContain('aria-invalid')
  await open(test, { token, aksi: 'tarik' })
  const asked = await open(test, { token, aksi: 'hapus' })
  await open(test, { token, aksi: 'hapus' })
  expect(asked.body).toContain('sedang dikerjakan')
  const { db } = test.deps.database
  const rows = await db.selectFrom('pendaftaran').selectAll().orderBy('id').execute()
  expect(rows.map((row) => openPendaftaran(db, row))).toMatchObject([
    {
      kode: own,
      ...fixed,
      telepon: '6281300001111',
      diubah_oleh: 'pendaftar',
      pemasaran_ditarik_oleh: 'pendaftar',
    },
    { kode: other, nama: 'Budi' },
  ])
  const all = await table(test, 'permintaan_data')
  expect(all.map(({ jenis, keadaan }) => `${jenis} ${keadaan}`).sort()).toEqual([
    'akses selesai',
    'hapus terbuka',
    'koreksi selesai',
    'tarik selesai',
  ])
  expect(await mails(test, 'permintaan-data')).toHaveLength(2)
  const noted = await test.deps.database.db.selectFrom('aktivitas').selectAll().orderBy('id').execute()
  expect(noted.map(({ oleh, aksi, jenis, rinci }) => [oleh, aksi, jenis, rinci])).toEqual([
    ['Pemohon', 'ubah', 'permintaan-data', 'Diperbaiki sendiri lewat tautan.'],
    ['Pemohon', 'ubah', 'permintaan-data', 'Persetujuan promo ditarik sendiri lewat tautan.'],
    ['Pemohon', 'minta', 'permintaan-data', 'Hapus data'],
  ])
  expect(JSON.stringify(noted)).not.toMatch(/Siti|0813|contoh\.test/)
})

it('erases when staff grant it, and keeps the request as evidence without the person', async () => {
  await using test = await createTestApp()
  await register(test)
  await register(test, { nama: 'Siti lagi' })
  await register(test, { nama: 'Budi', email: 'budi@contoh.test' })
  await linkOf(test, 'hapus')
  await linkOf(test, 'koreksi')
  const [staf, keuangan, user] = [
    await test.signIn('staf'),
    await test.signIn('keuangan'),
    await test.signIn('user'),
  ]
  for (const who of [keuangan, user]) {
    expect((await list(test, who)).status).toBe(403)
    expect((await settle(test, 1, who)).status).toBe(403)
  }
  expect((await list(test, {})).status).toBe(401)
  expect((await list(test, staf)).body.data).toMatchObject([
    { id: 1, jenis: 'hapus', email: SITI, pendaftaran: 2 },
    { id: 2, jenis: 'koreksi' },
  ])
  expect((await settle(test, 9, staf)).status).toBe(404)
  expect((await settle(test, 1, staf, 'selesai', ' ')).status).toBe(422)
  const both = await Promise.all([settle(test, 1, staf), settle(test, 1, staf)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 200)?.body.data).toMatchObject({
    email: '',
    hasil: 'Sudah dikerjakan. (2 pendaftaran dihapus.)',
    pendaftaran: 0,
  })
  expect(await table(test, 'pendaftaran')).toMatchObject([{ nama: 'Budi' }])
  expect(await table(test, 'tautan_data')).toEqual([])
  // The last message to them tells of it once, and is the last place that names them until it left.
  expect(await mails(test, 'permintaan-dijawab')).toMatchObject([{ penerima: SITI, keadaan: 'antre' }])
  await createPengirim(test.deps, { info() {}, warn() {}, error() {} }).sendAll()
  const left = [await table(test, 'permintaan_data'), await table(test, 'kotak_keluar')]
  expect(JSON.stringify(left)).not.toContain('siti@')
  expect(left[0]).toMatchObject([
    { jenis: 'hapus', keadaan: 'selesai' },
    { jenis: 'koreksi', keadaan: 'selesai', hasil: 'Tidak ada lagi data di bawah alamat ini.' },
  ])
})

it('gives nobody a right over what another mailbox registered, however staff joined the two', async () => {
  await using test = await createTestApp()
  const KORBAN = { nama: 'Ibu Halimah', email: 'halimah@contoh.test', catatan: 'Kursi roda' }
  // Who knows her number and her package registers beside her; so does somebody who gives no mail at all.
  for (const korban of [KORBAN, { ...KORBAN, email: '', nama: 'Ibu Tanpa Surat' }])
    for (const order of ['korban dulu', 'penyerang dulu']) {
      const telepon = `0812 0000 ${korban.email === '' ? '1' : '2'}00${order === 'korban dulu' ? '1' : '2'}`
      const sent = [
        { ...korban, telepon, paket: 'Umroh' },
        { nama: 'Orang Lain', telepon, paket: 'Umroh' },
      ]
      for (const fields of order === 'korban dulu' ? sent : sent.toReversed()) await register(test, fields)
    }
  const staf = await test.signIn('staf')
  const office = (method: 'POST' | 'GET' | 'PATCH', path: string, payload?: object) =>
    test.call<{ data: { id: number; nama: string; kontak: { id: number; catatan: string }[] } }>({
      method,
      url: `/api/pendaftaran/${path}`,
      headers: staf,
      ...(payload && { payload }),
    })
  const spoken = async (id: number, catatan: string) => {
    test.advance(60_000)
    const kontak = { cara: 'telepon', hasil: 'terhubung', catatan }
    expect((await office('POST', `${id}/kontak`, kontak)).status).toBe(200)
    test.advance(60_000)
  }
  const rows = await table(test, 'pendaftaran')
  const ids = rows.map((row) =>
    'nama' in row ? { id: Number(row.id), nama: String(row.nama) } : { id: 0, nama: '' },
  )
  const lain = ids.filter(({ nama }) => nama === 'Orang Lain').map(({ id }) => id)
  for (const id of lain) await spoken(id, `Sebelum ${id}`)
  for (const id of lain) await spoken(id, `Nanti diubah ${id}`)
  for (const first of [1, 3, 5, 7]) {
    expect((await office('POST', `${first}/gabung`, { dengan_id: first + 1 })).status).toBe(200)
    for (const id of [first, first + 1]) await spoken(id, `Paspor Halimah ${id}`)
  }
  // An earlier note, too, is what was last written into it.
  const rewrite = async (id: number, catatan: string) => {
    const { kontak } = (await office('GET', String(id))).body.data
    const note = kontak.find((one) => one.catatan === `Nanti diubah ${id}` || one.catatan === 'Paspor Ibu')
    const isi = { cara: 'telepon', hasil: 'terhubung', catatan }
    expect((await office('PATCH', `${id}/kontak/${note?.id}`, isi)).status).toBe(200)
    test.advance(60_000)
  }
  for (const id of lain) await rewrite(id, 'Paspor Ibu')
  for (const id of lain) {
    const isi = { kebutuhan: 'Insulin Ibu', catatan: 'Alergi Ibu', jumlah_pax: 7 }
    expect((await office('PATCH', String(id), isi)).status).toBe(200)
  }
  test.advance(60_000)
  expect((await office('POST', '2/pisah')).status).toBe(200)
  for (const id of lain) await rewrite(id, 'Paspor Ibu, lengkap')
  await spoken(lain[0] ?? 0, 'Sesudah dipisah')

  const opened = await open(test, { token: await linkOf(test) })
  for (const text of [
    'Halimah',
    'Tanpa Surat',
    'Kursi roda',
    'halimah@',
    'Paspor Ibu',
    'Insulin',
    'Alergi',
    '>7<',
  ])
    expect(opened.body).not.toContain(text)
  for (const id of lain) expect(opened.body).toContain(`Sebelum ${id}`)
  expect(opened.body).toContain('Sesudah dipisah')
  expect(opened.body).toContain('dapat berisi data orang lain')
  await open(test, { token: pageToken(opened.body), aksi: 'hapus' })
  const asked = (await list(test, staf, '?keadaan=terbuka')).body.data[0]
  expect(asked).toMatchObject({
    pendaftaran: 4,
    baris: ids
      .map(({ id, nama }) => ({ id, nama, dihapus: nama === 'Orang Lain' }))
      .filter(({ id }) => id > 2 || lain.includes(id)),
  })
  expect((await settle(test, asked?.id ?? 0, staf)).body.data.hasil).toContain('4 pendaftaran dihapus')
  const left = await table(test, 'pendaftaran')
  expect(left).toHaveLength(4)
  expect(JSON.stringify(left)).not.toContain('Orang Lain')
  for (const row of left) expect(row).toMatchObject({ gabung_ke: null })
  // Of her, what was written down stays with her registration.
  expect((await office('GET', '1')).body.data.kontak.map(({ catatan }) => catatan)).toContain(
    'Paspor Halimah 1',
  )
})

it('says what it holds back where that is fields alone, or a day, and asks for many registrations no more than for two', async () => {
  await using test = await createTestApp()
  const telepon = '0812 0000 3001'
  for (const paket of ['Umroh', 'Tour Sejarah']) await register(test, { telepon, paket })
  await register(test, { nama: 'Ibu Halimah', email: 'halimah@contoh.test', telepon, paket: 'Umroh' })
  const staf = await test.signIn('staf')
  const office = async (method: 'POST' | 'PATCH', path: string, payload: object) => {
    test.advance(60_000)
    const url = `/api/pendaftaran/${path}`
    expect((await test.call({ method, url, headers: staf, payload })).status).toBe(200)
  }
  const execute = vi.spyOn(test.deps.database.db.getExecutor(), 'executeQuery')
  let token = pageToken((await open(test, { token: await linkOf(test) })).body)
  const page = async () => {
    const before = execute.mock.calls.length
    const { body } = await open(test, { token })
    token = pageToken(body)
    return { body, questions: execute.mock.calls.length - before }
  }
  const two = await page()
  expect(two.body).not.toContain('pernah kami gabungkan')
  for (const at of [1, 2, 3, 4, 5, 6]) await register(test, { telepon: `0813 0000 400${at}` })
  expect((await page()).questions).toBe(two.questions)

  await office('POST', '3/gabung', { dengan_id: 1 })
  await office('PATCH', '1', { kebutuhan: 'Insulin Ibu' })
  const fields = (await page()).body
  expect(fields).toContain('Perubahan isian dari masa itu tidak tampil di sini')
  expect(fields).not.toContain('Insulin')
  expect(fields.match(/pernah kami gabungkan/g)).toHaveLength(1)
  await office('PATCH', '1', { kebutuhan: '', tindak_lanjut: '2026-12-01' })
  expect((await page()).body).toContain('Hari kami hubungi lagi dari masa itu tidak tampil di sini')
  await office('PATCH', '1', { kebutuhan: 'Insulin Ibu' })
  await office('POST', '1/kontak', { cara: 'telepon', hasil: 'terhubung', catatan: 'Paspor Ibu' })
  expect((await page()).body).toMatch(
    /Catatan, perubahan isian dan hari .* dari masa itu|Catatan dan perubahan isian dari masa itu/,
  )
})

const told = (test: TestApp, headers: object, fields: object = {}) =>
  test.call<{ data: { id: number; kode: string; batas: string }; errors: object }>({
    method: 'POST',
    url: '/api/permintaan-data/catat',
    headers: { ...headers },
    payload: { pendaftaran_id: 1, jenis: 'hapus', lewat: 'telepon', pengenal: 'telepon-balik', ...fields },
  })

it('keeps nothing of who was erased, in no table and in no file, and names what staff wrote elsewhere', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const headers = await test.signIn('staf', 'rina@safar.test')
  const pengirim = createPengirim(test.deps, { info() {}, warn() {}, error() {} })
  await register(test)
  await register(test, { nama: 'Budi', email: 'budi@contoh.test', telepon: '0812 9999 0000' })
  await ask(test, SITI, '10.0.0.1', 'hapus')
  await pengirim.sendAll()
  // Somebody who wants no messages stays unwritten to, though nobody reads any more who that is.
  const stop = (alamat: string) => transact(test.deps, null, (context) => stopMailTo(context, alamat, ''))
  await stop(SITI)
  await stop('6281234567890')
  const about = { pendaftaran_id: 2, waktu: START, cara: 'telepon', hasil: 'terhubung', langkah: '' } as const
  const place = { noun: 'kontak_pendaftaran', record: 1, field: 'catatan' }
  const catatan = await test.deps.vault.seal(db, place, Buffer.from(`Adik dari ${SITI}`))
  await db
    .insertInto('kontak_pendaftaran')
    .values({ ...about, catatan, oleh: '', oleh_id: null, updated_at: START })
    .execute()
  const { data } = (await list(test, headers)).body
  const settled = await settle(test, data.find(({ email }) => email === SITI)?.id ?? 0, headers)
  expect(settled.body.data.hasil).toContain('masih tertulis di: catatan pembicaraan pendaftaran lain')
  await pengirim.sendAll()
  await db.deleteFrom('kontak_pendaftaran').execute()
  expect(await cariSisa(db, [SITI, '81234567890', 'Siti Aminah'])).toEqual([])
  const files = await readdir(test.dataDir, { recursive: true, withFileTypes: true })
  for (const file of files.filter((each) => each.isFile() && !each.name.startsWith('safar.db'))) {
    const text = (await readFile(join(file.parentPath, file.name), 'utf8')).toLowerCase()
    for (const gone of [SITI, '81234567890', 'siti aminah'])
      expect([file.name, text.includes(gone)]).toEqual([file.name, false])
  }
  // The other one is there as before.
  expect(await cariSisa(db, ['budi@contoh.test'])).toContain('pendaftaran')
  await register(test)
  await pengirim.sendAll()
  expect((await mails(test, 'pendaftaran-terima')).at(-1)).toMatchObject({ keadaan: 'dilewati' })
})

it('writes down what was told by phone, with its clock from the call and how the person was known', async () => {
  await using test = await createTestApp()
  await register(test)
  const [staf, user] = [await test.signIn('staf'), await test.signIn('user')]
  expect([(await told(test, {})).status, (await told(test, user)).status]).toEqual([401, 403])
  test.advance(HOUR_MS)
  const { status, body } = await told(test, staf, { diterima_pada: START })
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({
      jenis: 'hapus',
      email: SITI,
      kode: '',
      lewat: 'telepon',
      pengenal: 'telepon-balik',
      diterima_pada: START,
      batas: '2026-11-24T03:00:00.000Z',
      dibuktikan_pada: expect.any(String),
      dicatat_oleh: expect.stringContaining('@'),
      pendaftaran: 1,
    }),
  ])
  // The owner of the address hears of it, in case it was somebody else who rang.
  expect(await mails(test, 'permintaan-dicatat')).toMatchObject([{ penerima: SITI }])
  expect((await told(test, staf)).status).toBe(409)
  expect((await told(test, staf, { jenis: 'akses' })).status).toBe(201)
  expect(await mails(test, 'tautan-data')).toMatchObject([{ penerima: SITI }])
})

it('refuses what cannot be of a request that was told, by field', async () => {
  await using test = await createTestApp()
  await register(test)
  const staf = await test.signIn('staf')
  for (const [field, value] of [
    ['pendaftaran_id', 99],
    ['jenis', 'lihat'],
    ['lewat', 'situs'],
    ['pengenal', ''],
    ['diterima_pada', '2026-11-22T03:00:00.000Z'],
    ['diterima_pada', '2026-09-01T03:00:00.000Z'],
    ['diterima_pada', 'kemarin'],
  ]) {
    const { status, body } = await told(test, staf, { [String(field)]: value })
    expect([status, Object.keys(body.errors)], String(value)).toEqual([422, [field]])
  }
  expect(await table(test, 'permintaan_data')).toEqual([])
})

it('takes one of somebody without an address by the registration itself, and erases that one alone', async () => {
  await using test = await createTestApp()
  await register(test, { email: '' })
  await register(test, { nama: 'Budi', email: '' })
  const staf = await test.signIn('staf')
  const { body } = await told(test, staf, { pengenal: 'belum' })
  expect(body.data).toMatchObject({
    email: '',
    kode: expect.stringMatching(/./),
    pendaftaran: 1,
    dibuktikan_pada: null,
  })
  await test.tidy()
  expect((await list(test, staf)).body.data).toMatchObject([{ keadaan: 'terbuka' }])
  expect(await mails(test, 'permintaan-dicatat')).toEqual([])
  expect((await settle(test, body.data.id, staf)).status).toBe(200)
  expect(await table(test, 'pendaftaran')).toMatchObject([{ nama: 'Budi' }])
  expect(await table(test, 'permintaan_data')).toMatchObject([{ kode: '', keadaan: 'selesai' }])
})

it('refuses without erasing, and warns of what is late', async () => {
  await using test = await createTestApp()
  await register(test)
  await linkOf(test, 'hapus')
  const admin = await test.signIn('admin')
  expect((await list(test, admin)).body.meta).toMatchObject({ terbuka: 1, lewat: 0 })
  test.advance(72 * HOUR_MS + 1)
  const again = await test.signIn('admin')
  expect((await list(test, again, '?keadaan=terbuka')).body.meta).toMatchObject({ total: 1, lewat: 1 })
  expect((await settle(test, 1, again, 'ditolak', 'Belum terbukti pemiliknya.')).status).toBe(200)
  const [told] = await mails(test, 'permintaan-dijawab')
  expect(told).toMatchObject({ penerima: SITI, perihal: 'Permintaan data Anda nomor 1: ditolak' })
  expect(told?.teks).not.toContain('Belum terbukti')
  expect(await table(test, 'pendaftaran')).toHaveLength(1)
})

it('forgets who asked once nothing is registered under the address', async () => {
  await using test = await createTestApp()
  await register(test)
  await linkOf(test)
  const headers = await test.signIn('admin')
  await test.call({ method: 'DELETE', url: '/api/pendaftaran/1/selamanya', headers })
  await test.tidy()
  expect(await table(test, 'permintaan_data')).toMatchObject([
    { email: '', email_kunci: '', keadaan: 'selesai' },
  ])
  expect(await table(test, 'tautan_data')).toEqual([])
  expect(await mails(test, 'tautan-data')).toEqual([])
})

it('tells the consent of a registration in the words it was given', async () => {
  await using test = await createTestApp()
  await register(test, { setuju_pemasaran: true })
  const url = '/api/pendaftaran/1/persetujuan'
  const headers = await test.signIn('staf')
  expect((await test.call({ url, headers })).body).toMatchObject({
    data: { versi: '2026-11-22', pada: START, teks: expect.stringContaining('Saya setuju') },
  })
  const row = test.deps.database.db.updateTable('pendaftaran')
  await row.set({ persetujuan_versi: 'lama sekali' }).execute()
  expect((await test.call({ url, headers })).body).toMatchObject({ data: { teks: '', pemasaran: '' } })
})

it('is not talked round by a clock that is set back: a link that was over stays so', async () => {
  await using test = await createTestApp()
  await register(test)
  const day = 24 * 3_600_000
  const seen = await linkOf(test)
  const unseen = await linkOf(test)
  const before = await linkOf(test)
  test.advance(-1_000)
  expect((await open(test, { token: before })).status).toBe(422)
  test.advance(1_000)
  test.advance(day + 1)
  expect((await open(test, { token: seen })).status).toBe(422)
  // Somebody works meanwhile: the data knows what time it was.
  await test.signIn('admin')
  test.advance(-day)
  expect((await open(test, { token: seen })).status).toBe(422)
  expect((await open(test, { token: unseen })).status).toBe(422)
  expect((await open(test, { token: await linkOf(test) })).status).toBe(200)
})

it('slows down who asks often', async () => {
  await using test = await createTestApp()
  await register(test)
  for (let n = 0; n < 5; n += 1) expect((await ask(test, SITI)).status).toBe(202)
  expect((await ask(test, SITI)).status).toBe(429)
  expect((await ask(test, SITI, '10.0.0.2')).status).toBe(202)
  await vi.waitFor(async () => expect(await mails(test, 'tautan-data')).toHaveLength(3))
  expect(await mails(test, 'permintaan-data')).toHaveLength(1)
})

it('answers a form without scripts with a page, and nothing to a program that fills every field', async () => {
  await using test = await createTestApp()
  await register(test)
  const send = (fields: Record<string, string>) =>
    test.call<string>({
      method: 'POST',
      url: '/api/permintaan-data',
      headers: FORM,
      payload: new URLSearchParams(fields).toString(),
    })
  expect(await send({ email: SITI, situs_web: 'x' })).toMatchObject({ status: 303 })
  const wrong = await send({ email: 'x' })
  expect([wrong.status, wrong.body]).toEqual([422, expect.stringContaining('Tulis alamat email')])
  expect((await send({ email: 'siapa@contoh.test' })).headers.location).toBe('/api/permintaan-data/diminta')
  await test.app.close()
  expect(await mails(test, 'tautan-data')).toEqual([])
})
