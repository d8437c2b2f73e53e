import type { Artikel } from '@safar/shared/content/artikel/artikel'
import { paketInput } from '@safar/shared/content/paket/factory'
import { TEMUAN_MAX, type Temuan } from '@safar/shared/overview/temuan/temuan'
import { foldText } from '@safar/shared/platform/text/fold-text'
import { expect, it } from 'vitest'
import { NOUNS } from '../../ops/tables/nouns.ts'
import { createTestApp } from '../../testing/test-app.ts'

/** A server that staff search, with the means to fill it. */
async function server() {
  const test = await createTestApp()
  const headers = await test.signIn('admin')
  const add = async <Data = { id: number }>(url: string, payload: object) => {
    const { status, body } = await test.call<{ data: Data }>({ method: 'POST', url, headers, payload })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.data
  }
  const find = async (q: string) => {
    const url = `/api/cari?${new URLSearchParams({ q })}`
    return (await test.call<{ data: Temuan[] }>({ url, headers })).body.data
  }
  const titles = async (q: string) => (await find(q)).map(({ judul }) => judul)
  return { test, headers, add, find, titles }
}

const paketNamed = (nama_paket: string) => paketInput({ nama_paket })

it('finds records of every kind, each with its place in the office and what tells it apart', async () => {
  const { test, add, find } = await server()
  await using _ = test
  await add('/api/paket', paketNamed('Umrah Akhir Tahun'))
  await add('/api/tanya', { tanya: 'Kapan akhir pendaftaran?', kategori: 'Dokumen' })
  await add('/api/artikel', { judul: 'Doa di akhir tawaf', kategori: 'Bekal' })
  await add('/api/pendaftaran', { nama: 'Akhirudin', telepon: '0812 3456 7890', setuju: true })
  const found = await find('akhir')
  expect(found.map(({ jenis, judul, alamat }) => [jenis, judul, alamat.replace(/q=.+/, 'q=KODE')])).toEqual([
    ['paket', 'Umrah Akhir Tahun', '/admin/packages/umrah-akhir-tahun'],
    ['artikel', 'Doa di akhir tawaf', '/admin/articles/doa-di-akhir-tawaf'],
    ['tanya', 'Kapan akhir pendaftaran?', '/admin/questions/kapan-akhir-pendaftaran'],
    ['pendaftaran', 'Akhirudin', '/admin/pendaftaran?q=KODE'],
  ])
  expect(found[0]?.keterangan).toMatch(/2026|2027/)
  expect(found[1]?.keterangan).toBe('Draf · Bekal')
})

it('puts names that begin with it first, then those of which a word does, then whatever holds it', async () => {
  const { test, add, titles } = await server()
  await using _ = test
  for (const nama of ['Subhaji', 'Paket Haji', 'Haji Khusus', 'Haji Dakhili'])
    await add('/api/paket', { ...paketNamed(nama), tipe_paket: 'Overseas' })
  expect(await titles('HAJI')).toEqual(['Haji Dakhili', 'Haji Khusus', 'Paket Haji', 'Subhaji'])
  expect(await titles('khusus  haji')).toEqual(['Haji Khusus'])
})

it('gives no more than the best few of a kind, and nothing for a search without words', async () => {
  const { test, add, titles } = await server()
  await using _ = test
  for (let n = 0; n <= TEMUAN_MAX; n += 1) await add('/api/tanya', { tanya: `Visa ${n}?` })
  expect(await titles('visa')).toHaveLength(TEMUAN_MAX)
  for (const q of ['', '   ', "'"]) expect(await titles(q)).toEqual([])
})

it('finds people by code, mail and any form of their number, and never says how to reach them', async () => {
  const { test, add, find } = await server()
  await using _ = test
  const siti = { nama: 'Siti Rahma', email: 'siti@contoh.test', telepon: '0812-3456-7890', setuju: true }
  const { kode } = await add<{ kode: string }>('/api/pendaftaran', siti)
  for (const q of [kode, 'siti@contoh', '+62 812', '08123456', 'rahma']) {
    const found = await find(q)
    expect(
      found.map(({ judul, keterangan }) => [judul, keterangan]),
      q,
    ).toEqual([['Siti Rahma', `${kode} · 21 Nov 2026`]])
    expect(JSON.stringify(found)).not.toMatch(/contoh\.test|3456/)
  }
})

it('finds a pilgrim by the number of a paper in a body, for whom it is, with a line in the access log', async () => {
  const { test, add, find } = await server()
  await using _ = test
  const nik = '3602014107900001'
  const { id } = await add('/api/jamaah', { nama_paspor: 'SITI AMINAH', nik, no_paspor: 'X1234567' })
  await add('/api/jamaah', { nama_paspor: 'LAIN' })
  const as = async (role: 'staf' | 'keuangan' | 'user', q: string) => {
    const headers = await test.signIn(role)
    const asked = { method: 'POST', url: '/api/cari', payload: { q }, headers } as const
    const { status, body } = await test.call<{ data: Temuan[] }>(asked)
    return { status, found: body.data?.map(({ judul, alamat }) => [judul, alamat]) }
  }
  for (const q of ['36.02.01-410790-0001', 'x1234567', 'siti']) {
    const { status, found } = await as('staf', q)
    expect([status, found], q).toEqual([200, [['SITI AMINAH', `/admin/jamaah/${id}`]]])
  }
  expect(await find(nik)).toEqual([])
  expect(await as('keuangan', nik)).toEqual({ status: 200, found: [] })
  expect((await as('user', nik)).status).toBe(403)
  const rows = await test.deps.database.db.selectFrom('log_akses').select(['data_id', 'bidang']).execute()
  expect(rows).toEqual([
    { data_id: String(id), bidang: 'nik' },
    { data_id: String(id), bidang: 'no_paspor' },
  ])
})

it('reads what was typed as text: no part of a pattern, and whatever its length no failure', async () => {
  const { test, headers, add, titles } = await server()
  await using _ = test
  await add('/api/tanya', { tanya: 'Diskon 100%_pasti\\?' })
  await add('/api/tanya', { tanya: 'Diskon 100 persen?' })
  expect(await titles('100%')).toEqual(['Diskon 100%_pasti\\?'])
  expect(await titles('%_')).toEqual(['Diskon 100%_pasti\\?'])
  expect(await titles('\\')).toEqual(['Diskon 100%_pasti\\?'])
  expect(await titles("'; drop table paket --")).toEqual([])
  const long = await test.call({ url: `/api/cari?q=${'x'.repeat(201)}`, headers })
  expect(long.body).toMatchObject({ errors: { q: ['Paling banyak 200 huruf'] } })
})

it('shows nobody but staff what is there', async () => {
  const { test, add } = await server()
  await using _ = test
  await add('/api/tanya', { tanya: 'Rahasia?' })
  expect((await test.call({ url: '/api/cari?q=rahasia' })).status).toBe(401)
  const headers = await test.signIn('user')
  expect((await test.call({ url: '/api/cari?q=rahasia', headers })).status).toBe(403)
})

it('knows a record no more once it lies in the trash, and by its new words at once', async () => {
  const { test, headers, add, titles } = await server()
  await using _ = test
  const { id } = await add<Artikel>('/api/artikel', { judul: 'Koper' })
  await test.call({ method: 'POST', url: `/api/artikel/${id}`, headers, payload: { judul: 'Ransel' } })
  expect([await titles('koper'), await titles('ransel')]).toEqual([[], ['Ransel']])
  await test.call({ method: 'DELETE', url: `/api/artikel/${id}`, headers })
  expect(await titles('ransel')).toEqual([])
})

it('is given by every noun a text that begins with what a record is called, by which the best are known', () => {
  for (const { noun, cari, read, single } of NOUNS) {
    if (single) continue
    const record = Object(
      read({ id: 1, slug: 'x', created_at: '', updated_at: '', [noun.title]: 'Ísi Nama' }),
    )
    expect(cari(record).startsWith(foldText('Ísi Nama')), noun.name).toBe(true)
  }
})
