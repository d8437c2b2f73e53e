import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Jejak } from '@safar/shared/trips/pemesanan/booking-history'
import { expect, it } from 'vitest'
import { sealOwnSecrets } from '../../platform/vault/own-secrets.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Bookings, bookings, ORANG } from './pemesanan.testing.ts'

const WORDS = {
  kebutuhan: 'Insulin dingin',
  catatan: 'Alergi kacang',
  catatan_staf: 'Habis operasi jantung\nlantai rendah',
}
const ILL = /Insulin|kacang|jantung/
const LATER = { tanggal_keberangkatan: '2027-08-21' }

/** Everything that the database's tables hold. */
async function tables({ deps }: Pick<TestApp, 'deps'>): Promise<string> {
  const { db } = deps.database
  const rows: unknown[] = []
  for (const { name } of await db.introspection.getTables())
    rows.push(await db.$extendTables<Record<string, object>>().selectFrom(name).selectAll().execute())
  return JSON.stringify(rows)
}

async function wordsIn(office: Bookings, id: number) {
  const { kebutuhan, catatan, catatan_staf } = (await office.read(id)).body.data
  return { kebutuhan, catatan, catatan_staf }
}

it('seals needs and notes, tells them to staff alone, and of a change that there was one', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id } = await office.book({ paket_id: paket.id, ...WORDS })
  expect(await wordsIn(office, id)).toEqual(WORDS)
  expect((await office.read(id, 'keuangan')).body.data).toMatchObject({
    kebutuhan: '',
    catatan: '',
    catatan_staf: '',
  })
  const path = `/api/pemesanan/${id}`
  const same = await office.post(path, { catatan: WORDS.catatan, catatan_staf: TERSEGEL })
  const other = await office.post(path, { catatan: 'Alergi kacang dan udang', kebutuhan: '' })
  expect([same.status, other.status]).toEqual([200, 200])
  expect(await wordsIn(office, id)).toEqual({ ...WORDS, catatan: 'Alergi kacang dan udang', kebutuhan: '' })
  const { body } = await test.call<{ data: Jejak[] }>({
    url: `${path}/jejak`,
    headers: await office.as('staf'),
  })
  expect(body.data.map(({ sesudah }) => sesudah)).toContainEqual({ kebutuhan: TERSEGEL, catatan: TERSEGEL })
  expect(await tables(test)).not.toMatch(ILL)
  const masked = await office.send({ paket_id: paket.id, peserta: [ORANG], catatan: TERSEGEL })
  expect(masked.status).toBe(422)
})

it('takes the words along to who is moved, and opens none that was copied from another booking', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const [from, to] = [await office.addPaket(), await office.addPaket(LATER)]
  const { id, peserta } = await office.book({ paket_id: from.id, peserta: [ORANG, ORANG], ...WORDS })
  const some = { paket_id: to.id, peserta: [peserta[0]?.id] }
  const { db } = test.deps.database
  const { catatan } = await db.selectFrom('pemesanan').select('catatan').executeTakeFirstOrThrow()
  const put = (cell: string) =>
    db.updateTable('pemesanan').set({ catatan: cell }).where('id', '=', id).execute()
  await put(`${catatan.slice(0, -4)}AAAA`)
  expect(await wordsIn(office, id)).toEqual({ ...WORDS, catatan: TERSEGEL })
  expect((await office.post(`/api/pemesanan/${id}/pindah`, some)).status).toBe(503)
  await put(catatan)
  const moved = await office.post(`/api/pemesanan/${id}/pindah`, some)
  expect(await wordsIn(office, moved.body.data.id)).toEqual(WORDS)
  expect((await office.post(`/api/pemesanan/${id}/urung`, {})).status).toBe(200)
  expect(await wordsIn(office, id)).toEqual(WORDS)
})

it('seals what older versions left open in rows and revisions, once', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket()
  const { id } = await office.book({ paket_id: paket.id })
  await office.post(`/api/pemesanan/${id}`, { catatan: 'Baru' })
  const { database, vault } = test.deps
  const { db } = database
  const { catatan, catatan_staf } = WORDS
  await db.updateTable('pemesanan').set({ catatan, catatan_staf }).where('id', '=', id).execute()
  const { data } = await db
    .selectFrom('riwayat')
    .select('data')
    .where('jenis', '=', 'pemesanan')
    .where('data', 'like', '%catatan%')
    .executeTakeFirstOrThrow()
  const open = { ...JSON.parse(data), sebelum: { catatan: '' }, sesudah: { catatan } }
  await db
    .updateTable('riwayat')
    .set({ data: JSON.stringify(open) })
    .where('data', '=', data)
    .execute()
  expect(await wordsIn(office, id)).toEqual({ kebutuhan: '', catatan: TERSEGEL, catatan_staf: TERSEGEL })
  expect(await sealOwnSecrets(db, vault)).toBe(3)
  expect(await wordsIn(office, id)).toEqual({ ...WORDS, kebutuhan: '' })
  expect(await tables(test)).not.toMatch(ILL)
  expect(await sealOwnSecrets(db, vault)).toBe(0)
})

it('seals words of registrations, contacts and pilgrims that older versions left open, wherever they lie', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const { database, vault } = test.deps
  const { db } = database
  const url = '/api/pendaftaran/1'
  const headers = await office.as('staf')
  await office.post('/api/pendaftaran', { nama: 'Hasan', telepon: '0812 3456 7890', setuju: true })
  await test.call({ method: 'PATCH', url, headers, payload: { catatan: 'Baru' } })
  await office.post(`${url}/kontak`, { cara: 'telepon', hasil: 'terhubung', catatan: '', langkah: '' })
  const ids = [await office.addJamaah('FATIMAH ZAHRA', {}), await office.addJamaah('ALI', {})]
  await office.post(`/api/jamaah/${ids[0]}`, { catatan_staf: 'Baru' })
  await test.call({ method: 'DELETE', url: `/api/jamaah/${ids[1]}`, headers })
  const [kebutuhan, catatan] = ['Insulin dingin', 'Alergi. Kacang. Habis operasi jantung']
  await db.updateTable('pendaftaran').set({ kebutuhan, catatan }).execute()
  await db.updateTable('kontak_pendaftaran').set({ catatan }).execute()
  await db
    .updateTable('jamaah')
    .set({ catatan_staf: catatan })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  for (const table of ['riwayat', 'sampah'] as const)
    for (const row of await db.selectFrom(table).select(['jenis', 'data_id', 'data']).execute()) {
      const open = /"(catatan(?:_staf)?)":"[^"]*"/g
      const data = row.data.replace(open, (_, name) => `${JSON.stringify(name)}:${JSON.stringify(catatan)}`)
      await db.updateTable(table).set({ data }).where('data', '=', row.data).execute()
    }
  const lists = async () => {
    const lengkap = await test.call<{ data: object }>({ url, headers })
    const jamaah = await test.call<{ data: object }>({ url: `/api/jamaah/${ids[0]}`, headers })
    return [lengkap.body.data, jamaah.body.data]
  }
  expect(await sealOwnSecrets(db, vault)).toBe(7)
  expect(await lists()).toMatchObject([
    { kebutuhan, catatan, kontak: [{ catatan }], riwayat: [{ ubah: [{ dari: catatan, ke: catatan }] }] },
    { catatan_staf: catatan },
  ])
  expect(await tables(test)).not.toMatch(ILL)
  expect(await sealOwnSecrets(db, vault)).toBe(0)
  await office.post(`/api/sampah/jamaah/${ids[1]}/pulihkan`, {})
  const back = await test.call<{ data: object }>({ url: `/api/jamaah/${ids[1]}`, headers })
  expect(back.body.data).toMatchObject({ nama_paspor: 'ALI', catatan_staf: catatan })
})

it('takes over what a registration asks to be provided for, and tells it to the guide until a pilgrim has it', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  await office.post('/api/pendaftaran', {
    nama: 'Hasan Basri',
    telepon: '0812 3456 7890',
    paket: paket.slug,
    kamar: 'quad',
    jumlah_pax: 2,
    kursi_roda: 'ya',
    kebutuhan: 'Makanan tanpa garam',
    setuju: true,
  })
  const { status, body } = await office.send({ pendaftaran_id: 1 })
  expect(status, JSON.stringify(body)).toBe(201)
  const needs = 'Kursi roda, beserta pendorongnya. Makanan tanpa garam'
  expect(body.data.kebutuhan).toBe(needs)
  await office.setStatus(body.data.id, 'sebagian')
  const link = await office.post<{ data: { tautan: string } }>(
    `/api/keberangkatan/${paket.slug}/rombongan`,
    {},
  )
  const [, token = ''] = link.body.data.tautan.split('#')
  const told = async () => {
    const read = await test.call<{ data: { peserta: { bantuan: string }[] } }>({
      url: '/api/rombongan',
      headers: { 'x-rombongan': token },
    })
    return read.body.data.peserta.map(({ bantuan }) => bantuan)
  }
  expect(await told()).toEqual([`Keluarga ini: ${needs}`, ''])
  const jamaah_id = await office.addJamaah('FATIMAH ZAHRA', { kebutuhan: 'Kursi roda' })
  await office.post(`/api/pemesanan/${body.data.id}/peserta/${body.data.peserta[1]?.id}`, { jamaah_id })
  expect(await told()).toEqual(['', 'Kursi roda'])
})

it('shows no number, illness, need or note of a family in a stolen folder: database, journal, backup or log', async () => {
  await using test = await createTestApp()
  const office = bookings(test)
  const paket = await office.addPaket({ total_pax: 9, sisa_pax: 9 })
  const jamaah_id = await office.addJamaah('FATIMAH ZAHRA', {
    nik: '3276014107900001',
    no_paspor: 'X7654321',
    no_bpjs: '0009998887776',
    kebutuhan: 'Cuci darah',
    penyakit_khusus: 'Gagal ginjal',
    catatan_staf: 'Sering pingsan',
    alasan_nik: 'KTP lama 3276014107900001 salah cetak',
  })
  await office.post(`/api/jamaah/${jamaah_id}/titipan`, { di: 'kantor', catatan: 'Map X7654321' })
  const visa = { provider: 'Nusuk', no: 'VISA-4711', berlaku: '', akhir: '' }
  const { id } = await office.book({
    paket_id: paket.id,
    peserta: [{ ...ORANG, jamaah_id, visa, polis: { no: 'POLIS-4812' } }],
    ...WORDS,
  })
  await office.setStatus(id, 'sebagian')
  await office.post(`/api/jamaah/${jamaah_id}`, { penyakit_khusus: 'Gagal ginjal kronis' })
  const asked = {
    usia: '71, 70',
    pendamping: 'Anaknya, perawat jantung',
    kursi_roda: 'ya',
    kebutuhan: 'Kemoterapi',
    catatan: 'Ayah stroke',
  }
  await test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    headers: { 'idempotency-key': 'tercuri-1' },
    payload: { nama: 'Hasan', telepon: '0812 3456 7890', setuju: true, ...asked },
  })
  const headers = await office.as('staf')
  const staff = { catatan_admin: 'Epilepsi', status: 'batal', alasan_batal: 'Ibu lumpuh' }
  for (const first of [{ catatan_admin: 'Asma', pendamping: 'Cucunya tuli' }, {}])
    await test.call({
      method: 'PATCH',
      url: '/api/pendaftaran/1',
      headers,
      payload: { ...staff, pendamping: asked.pendamping, ...first },
    })
  const said = { catatan: 'Anaknya autis', langkah: 'Tanya dokter jantungnya' }
  const spoken = { cara: 'telepon', hasil: 'terhubung' }
  await office.post('/api/pendaftaran/1/kontak', { ...spoken, ...said })
  await test.call({
    method: 'PATCH',
    url: '/api/pendaftaran/1/kontak/1',
    headers,
    payload: { ...spoken, ...said, catatan: 'Anaknya disleksia' },
  })
  const kept = await test.call<{ data: object }>({ url: '/api/pendaftaran/1', headers })
  expect(kept.body.data).toMatchObject({ ...asked, ...staff, kontak: [{ langkah: said.langkah }] })
  expect(JSON.stringify(kept.body.data)).toMatch(/Asma.*Epilepsi/)
  await office.post('/api/daftar/jamaah', { q: '3276014107900001' })
  await office.post('/api/jamaah/nik', { nik: '3276014107900001' })
  await test.call({ url: `/api/jamaah/${jamaah_id}`, headers: await office.as('staf') })
  await office.setStatus(id, 'batal', 'staf', 'Neneknya opname')
  const history = await test.call({ url: `/api/pemesanan/${id}/jejak`, headers })
  expect(JSON.stringify(history.body)).toContain('Neneknya opname')
  await test.backup(join(test.dataDir, 'safar.backup'))
  const { createHash } = await import('node:crypto')
  const traces = [
    ...['3276014107900001', 'X7654321', '0009998887776', 'VISA-4711', 'POLIS-4812'],
    ...['Cuci darah', 'Gagal ginjal', 'Sering pingsan', ...Object.values(WORDS)],
    ...['Asma', 'Cucunya', 'autis', 'disleksia', said.langkah, 'Epilepsi', 'lumpuh', 'opname'],
    ...[asked.usia, asked.pendamping, asked.kebutuhan, asked.catatan, '"kursi_roda":"ya"'],
  ].flatMap((value) => [
    value,
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('base64').replace(/=+$/, '').slice(0, -1),
    Buffer.from(value).toString('hex'),
    ...(['md5', 'sha1', 'sha256'] as const).flatMap((kind) => {
      const hash = createHash(kind).update(value).digest()
      return [hash.toString('hex'), hash.toString('base64url'), hash.toString('latin1')]
    }),
  ])
  const read = [await tables(test)]
  for (const file of await readdir(test.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile()) read.push(await readFile(join(file.parentPath, file.name), 'latin1'))
  expect(read.length).toBeGreaterThan(1)
  expect(traces.filter((trace) => read.some((text) => text.includes(trace)))).toEqual([])
})
