import { paketInput } from '@safar/shared/content/paket/factory'
import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { csvText } from '@safar/shared/platform/csv/write-csv'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { expect, it } from 'vitest'
import { lockKonten } from '../../platform/db/konten.ts'
import { withStatements } from '../../testing/statements.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { whenWriting } from '../../testing/when-writing.ts'
import { saveImport } from './import-paket.ts'

/** Somebody of the staff, with what they do. */
async function staff(test: TestApp) {
  const headers = await test.signIn('admin')
  const importSheet = (payload: string | Buffer, query = '', type = 'text/csv') =>
    test.call<{ data: ImportAnswer; message: string; errors: Record<string, string[]> }>({
      method: 'POST',
      url: `/api/paket/impor${query}`,
      headers: { ...headers, 'content-type': type },
      payload,
    })
  return {
    headers,
    impor: importSheet,
    save: (payload: string, yakin = '') => importSheet(payload, `?simpan=1${yakin}`),
    async add(overrides: Parameters<typeof paketInput>[0] = {}) {
      const payload = paketInput(overrides)
      const { body } = await test.call<{ data: Paket }>({
        method: 'POST',
        url: '/api/paket',
        headers,
        payload,
      })
      return body.data
    },
    async get(slug: string | number) {
      const { body } = await test.call<{ data: Paket }>({ url: `/api/paket/${slug}`, headers })
      return body.data
    },
    async all() {
      const { body } = await test.call<{ data: Paket[] }>({ url: '/api/paket?status=semua', headers })
      return body.data
    },
    async exportCsv(query = '') {
      return test.call<string>({ url: `/api/paket/ekspor.csv${query}`, headers })
    },
  }
}

it('exports all packages, and takes its own export back without changing a thing', async () => {
  await using test = await createTestApp()
  const { add, exportCsv, impor, save, all } = await staff(test)
  await add({ nama_paket: '=Umrah; "Hemat"', deskripsi: '- satu\n- dua' })
  await add({ nama_paket: 'Draf', status: 'draf' })
  const before = await all()
  const { status, body, headers } = await exportCsv()
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="paket-2026-11-21.csv"',
  })
  const preview = await impor(Buffer.from(body))
  expect(preview.body.data.galat).toEqual([])
  expect(preview.body.data.baris.map(({ jenis }) => jenis)).toEqual(['sama', 'sama'])
  const version = await test.deps.database.kontenVersi()
  expect((await save(body)).status).toBe(200)
  expect(await all()).toEqual(before)
  expect(await test.deps.database.kontenVersi()).toBe(version)
})

it('exports what the list is narrowed to', async () => {
  await using test = await createTestApp()
  const { add, exportCsv } = await staff(test)
  await add({ nama_paket: 'Umrah Penuh', sisa_pax: 0 })
  await add({ nama_paket: 'Haji Furoda', tipe_paket: 'Haji' })
  await add({ nama_paket: 'Draf Umrah', status: 'draf' })
  const names = async (query: string) =>
    [...(await exportCsv(query)).body.matchAll(/"(Umrah Penuh|Haji Furoda|Draf Umrah)"/g)].map(
      ([, name]) => name,
    )
  expect(await names('?jenis=haji')).toEqual(['Haji Furoda'])
  expect(await names('?keadaan=penuh')).toEqual(['Umrah Penuh'])
  expect(await names('?status=draf')).toEqual(['Draf Umrah'])
  expect(await names('?q=furoda')).toEqual(['Haji Furoda'])
  expect((await exportCsv('?keadaan=x')).status).toBe(422)
})

it('says what a sheet would do, and does nothing until it is told to', async () => {
  await using test = await createTestApp()
  const { add, impor, save, all, get } = await staff(test)
  const { slug } = await add({ nama_paket: 'Umrah Hemat', harga_quad: 29_500_000 })
  const sheet = csvText([
    ['slug', 'Nama Paket', 'harga_quad', 'tanggal_keberangkatan', 'fasilitas'],
    [slug, 'Umrah Hemat', '30.500.000', '12/12/2026', 'Bus\nAir zamzam'],
    ['', 'Umrah Baru', '', '', ''],
    ['umrah-pindahan', 'Umrah Pindahan', '', '', ''],
  ])
  const { status, body } = await impor(sheet)
  expect(status).toBe(200)
  const { baris, galat } = body.data
  expect(baris.map(({ siap }) => siap && siap.dari - siap.siap > 0)).toEqual([false, true, true])
  expect({ galat, baris: baris.map(({ siap: _, ...row }) => row) }).toEqual({
    baris: [
      {
        baris: 2,
        slug,
        nama: 'Umrah Hemat',
        jenis: 'ubah',
        ubah: [
          { kolom: 'harga_quad', dari: '29500000', ke: '30500000' },
          { kolom: 'fasilitas', dari: 'Bus ber-AC', ke: 'Bus\nAir zamzam' },
        ],
      },
      {
        baris: 3,
        slug: '',
        nama: 'Umrah Baru',
        jenis: 'baru',
        ubah: [{ kolom: 'nama_paket', dari: '', ke: 'Umrah Baru' }],
      },
      {
        baris: 4,
        slug: 'umrah-pindahan',
        nama: 'Umrah Pindahan',
        jenis: 'baru',
        ubah: [{ kolom: 'nama_paket', dari: '', ke: 'Umrah Pindahan' }],
      },
    ],
    galat: [],
  })
  expect(await all()).toHaveLength(1)
  expect(await save(sheet)).toMatchObject({ status: 200, body })
  expect(await get(slug)).toMatchObject({
    harga_quad: 30_500_000,
    harga_triple: 30_500_000,
    fasilitas: [{ name: 'Bus' }, { name: 'Air zamzam' }],
  })
  expect(await get('umrah-baru')).toMatchObject({ status: 'draf' })
  expect(await get('umrah-pindahan')).toMatchObject({ status: 'draf', nama_paket: 'Umrah Pindahan' })
})

it('makes one release of all rows, and a revision of each', async () => {
  await using test = await createTestApp()
  const { add, save, headers } = await staff(test)
  const [a, b] = [await add({ nama_paket: 'Satu' }), await add({ nama_paket: 'Dua' })]
  const before = test.publisher.told.changes
  await save(
    csvText([
      ['slug', 'keterangan'],
      [a.slug, 'Baru'],
      [b.slug, 'Baru'],
    ]),
  )
  expect(test.publisher.told.changes - before).toBe(1)
  for (const { id } of [a, b]) {
    const { body } = await test.call<{ data: object[] }>({ url: `/api/paket/${id}/riwayat`, headers })
    expect(body.data[0]).toMatchObject({ aksi: 'impor' })
  }
})

it('saves nothing at all where one cell is wrong, and says of each which and why', async () => {
  await using test = await createTestApp()
  const { add, impor, save, all } = await staff(test)
  const { slug } = await add({ nama_paket: 'Umrah Hemat' })
  const before = await all()
  const sheet = csvText([
    ['slug', 'nama_paket', 'harga_quad', 'tanggal_keberangkatan', 'hotels', 'sisa_pax', 'status'],
    [slug, 'Nama Lain', '31.5', '30 Februari 2027', '', '900', ''],
    [slug, 'Nama Lain', '', '', '', '', ''],
    ['', '', '5', '', '', '', ''],
    ['', 'Terbit Setengah', '', '', '', '', 'terbit'],
    ['12', 'Nomor', '', '', '', '', ''],
    ['', 'Baik', '', '', 'Taibah | bintang: 9', '', ''],
    ['', 'Baik Sekali', '', '', '', '', ''],
  ])
  const { status, body } = await impor(sheet)
  expect(status).toBe(200)
  const of = (baris: number) =>
    body.data.galat.filter((each) => each.baris === baris).map(({ kolom }) => kolom)
  expect(of(2)).toEqual(['harga_quad', 'tanggal_keberangkatan'])
  expect(of(3)).toContain('slug')
  expect(of(4)).toEqual(['nama_paket'])
  expect(of(5)).toEqual(expect.arrayContaining(['harga_quad', 'tanggal_keberangkatan', 'hotels']))
  expect(of(6)).toEqual(['slug'])
  expect(of(7)).toEqual(['hotels'])
  expect(of(8)).toEqual([])
  const refused = await save(sheet)
  expect(refused.status).toBe(422)
  expect(refused.body.data).toEqual(body.data)
  expect(refused.body.errors['4.nama_paket']).toEqual(['Data tidak boleh kosong'])
  expect(await all()).toEqual(before)
})

it('asks of what people read all that its form asks for', async () => {
  await using test = await createTestApp()
  const { add, impor } = await staff(test)
  const { slug } = await add({ total_pax: 50, sisa_pax: 12 })
  const errors = async (kolom: string, text: string) =>
    (
      await impor(
        csvText([
          ['slug', kolom],
          [slug, text],
        ]),
      )
    ).body.data.galat
  expect(await errors('sisa_pax', '51')).toMatchObject([{ baris: 2, kolom: 'sisa_pax' }])
  expect(await errors('nama_paket', '')).toMatchObject([{ baris: 2, kolom: 'nama_paket' }])
  expect(await errors('harga_quad', '')).toMatchObject([{ baris: 2, kolom: 'harga_quad' }])
  expect(await errors('currency', 'Yen')).toMatchObject([{ baris: 2, kolom: 'currency' }])
  expect(await errors('nama_paket', 'x'.repeat(151))).toMatchObject([{ baris: 2, kolom: 'nama_paket' }])
})

it('refuses the row of a copy that somebody else has changed since, and takes one that is not', async () => {
  await using test = await createTestApp()
  const { add, exportCsv, impor, save, get, headers } = await staff(test)
  const { id, slug } = await add({ keterangan: 'Lama' })
  const { body: copy } = await exportCsv()
  test.advance(60_000)
  const payload = { ubah: -1 }
  await test.call({ method: 'POST', url: `/api/paket/${id}/kursi`, headers, payload })
  const edited = copy.replace('"Lama"', '"Baru"')
  expect((await impor(edited)).body.data.galat).toMatchObject([{ baris: 2, kolom: 'updated_at' }])
  expect((await save(edited)).status).toBe(409)
  expect(await get(slug)).toMatchObject({ keterangan: 'Lama', sisa_pax: 11 })
  const fresh = (await exportCsv()).body.replace('"Lama"', '"Baru"')
  expect((await save(fresh)).status).toBe(200)
  expect(await get(slug)).toMatchObject({ keterangan: 'Baru', sisa_pax: 11 })
})

it('knows a package by its former slug, and keeps the one that it has', async () => {
  await using test = await createTestApp()
  const { add, save, get, headers } = await staff(test)
  const { id, slug } = await add()
  await test.call({ method: 'POST', url: `/api/paket/${id}`, headers, payload: { slug: 'umrah-pindah' } })
  await save(
    csvText([
      ['slug', 'keterangan'],
      [slug, 'Baru'],
    ]),
  )
  expect(await get(id)).toMatchObject({ slug: 'umrah-pindah', keterangan: 'Baru' })
})

it('reads what spreadsheets of Windows write', async () => {
  await using test = await createTestApp()
  const { impor } = await staff(test)
  const sheet = 'nama_paket\r\nMadinah é\r\n'
  const named = async (bytes: Buffer, type?: string) =>
    (await impor(bytes, '', type)).body.data.baris[0]?.nama
  expect(await named(Buffer.from(sheet, 'latin1'), 'application/vnd.ms-excel')).toBe('Madinah é')
  expect(await named(Buffer.from(`\uFEFF${sheet}`, 'utf16le'))).toBe('Madinah é')
  expect(await named(Buffer.from(`\uFEFF${sheet}`), 'application/csv')).toBe('Madinah é')
})

it('lets nobody else in, and refuses what is no sheet or too large', async () => {
  await using test = await createTestApp()
  const { impor } = await staff(test)
  const user = await test.signIn('user')
  for (const [headers, status] of [
    [{}, 401],
    [user, 403],
  ] as const) {
    const sent = { 'content-type': 'text/csv', ...headers }
    const post = {
      method: 'POST',
      url: '/api/paket/impor?simpan=1',
      headers: sent,
      payload: 'nama_paket\nA\n',
    } as const
    expect((await test.call(post)).status).toBe(status)
    expect((await test.call({ url: '/api/paket/ekspor.csv', headers })).status).toBe(status)
    expect((await test.call({ url: '/api/paket/impor/contoh.csv', headers })).status).toBe(status)
  }
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
    expect(await impor('{}', '', type)).toMatchObject({ status: 415, body: { message: /./ } })
  expect((await impor('', '', 'text/csv')).status).toBeLessThan(500)
  expect((await impor('x'.repeat(IMPOR_LIMITS.bytes + 1))).status).toBe(413)
  expect((await impor(`nama_paket\n${'A\n'.repeat(IMPOR_LIMITS.baris + 1)}`)).body.data.galat).toHaveLength(1)
  expect((await impor('nama_paket\nA', '?simpan=ya')).status).toBe(422)
})

it('hands out a template that can be sent as it is', async () => {
  await using test = await createTestApp()
  const { headers, save, all } = await staff(test)
  const { body } = await test.call<string>({ url: '/api/paket/impor/contoh.csv', headers })
  expect((await save(body)).status).toBe(200)
  expect(await all()).toMatchObject([{ status: 'draf', hotels: [{ jarak_m: 200 }, { jarak_m: 450 }] }])
})

it('tells of a new row that stands in the sheet twice, and takes one that differs by its day', async () => {
  await using test = await createTestApp()
  const { save, all } = await staff(test)
  const heads = ['nama_paket', 'tanggal_keberangkatan']
  const row = ['Umrah Hemat', '31/12/2027']
  const twice = await save(csvText([heads, row, ['Umrah Hemat', '30/12/2027'], row]))
  expect([twice.status, twice.body.errors]).toEqual([422, { '4': ['Baris ini sama dengan baris 2.'] }])
  expect(await all()).toEqual([])
  expect((await save(csvText([heads, row, ['Umrah Hemat', '30/12/2027']]))).status).toBe(200)
  expect(await all()).toHaveLength(2)
})

it('refuses a price that names another currency than its row', async () => {
  await using test = await createTestApp()
  const { add, save, get } = await staff(test)
  const { slug } = await add({ nama_paket: 'Umrah', currency: 'Rp', harga_quad: 30_000_000 })
  for (const usd of ['USD 2100', 'USD 2,500', '$2.5']) {
    const wrong = await save(`slug;harga_quad\n${slug};"${usd}"\n`)
    expect(wrong.status).toBe(422)
    expect(wrong.body.data.galat).toEqual([
      { baris: 2, kolom: 'harga_quad', pesan: 'Isian ini menyebut USD, sedangkan mata uang paketnya Rp.' },
    ])
  }
  expect((await get(slug)).harga_quad).toBe(30_000_000)
  expect((await save(`slug;currency;harga_quad\n${slug};USD;USD 2100\n`)).status).toBe(200)
  expect(await get(slug)).toMatchObject({ currency: 'USD', harga_quad: 2_100 })
  expect((await save(`slug;currency;harga_quad\n${slug};USD;"USD 2,500"\n`)).status).toBe(200)
  expect(await get(slug)).toMatchObject({ currency: 'USD', harga_quad: 2_500 })
})

it('takes many rows at once', async () => {
  await using test = await createTestApp()
  const { save, all } = await staff(test)
  const rows = Array.from({ length: 200 }, (_, nth) => [`Umrah ${nth + 1}`])
  expect((await save(csvText([['nama_paket'], ...rows]))).status).toBe(200)
  expect(await all()).toHaveLength(200)
})

it('reads and checks a long sheet beside whoever writes, and waits for nobody', async () => {
  await using test = await createTestApp()
  const { headers, impor, add, all } = await staff(test)
  await add()
  const rows = Array.from({ length: 200 }, (_, n) => ['', `Umrah Rombongan ${n}`])
  const { db } = test.deps.database
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('konten').set({ versi: 2 }).execute()
    const { status, body } = await impor(csvText([['slug', 'nama_paket'], ...rows]))
    expect([status, body.data.baris.length, body.data.galat]).toEqual([200, 200, []])
    expect((await test.call({ url: '/api/paket', headers })).status).toBe(200)
  })
  expect(await all()).toHaveLength(1)
})

it('saves nothing of a sheet whose record somebody else changes before it is all saved', async () => {
  await using test = await createTestApp()
  const { add, exportCsv, all } = await staff(test)
  await add({ nama_paket: 'Umrah Hemat' })
  const sheet = (await exportCsv()).body.replace('Umrah Hemat', 'Umrah Murah')
  const isHeld = Promise.withResolvers<void>()
  const isRead = Promise.withResolvers<void>()
  // One that writes has the lock already while the sheet is read, and has it until the sheet is to be saved.
  const other = test.deps.database.db.transaction().execute(async (trx) => {
    await lockKonten(trx)
    await trx.updateTable('paket').set({ updated_at: '2026-11-22T01:00:00.000Z' }).execute()
    isHeld.resolve()
    await isRead.promise
  })
  await isHeld.promise
  const saved = saveImport(
    whenWriting(test, () => isRead.resolve()),
    null,
    sheet,
  )
  await expect(saved).rejects.toMatchObject({
    status: 409,
    body: { data: { galat: [{ baris: 2, kolom: 'updated_at' }] } },
  })
  await other
  expect((await all()).map(({ nama_paket }) => nama_paket)).toEqual(['Umrah Hemat'])
})

it('names the row that lacks what the settings ask for since the sheet was read', async () => {
  await using test = await createTestApp()
  const { add, headers } = await staff(test)
  const [one, two] = [await add({ visa: 'proses', status: 'draf' }), await add({ visa: '', status: 'draf' })]
  const sheet = csvText([
    ['slug', 'nama_paket', 'status'],
    ...[one, two].map(({ slug }, at) => [slug, `Umrah ${at}`, 'terbit']),
  ])
  const asking = whenWriting(test, async () => {
    const payload = { syarat_terbit: ['visa'] }
    await test.call({ method: 'POST', url: '/api/pengaturan', headers, payload })
  })
  await expect(saveImport(asking, null, sheet)).rejects.toMatchObject({
    status: 422,
    body: { data: { galat: [{ baris: 3, kolom: 'visa' }] } },
  })
})

it('asks about a second departure on offer of one name and day, and names texts that answer of money themselves', async () => {
  await using test = await createTestApp()
  const { add, impor, save, all } = await staff(test)
  const { slug } = await add({ nama_paket: 'Umrah Hemat', status: 'terbit' })
  const draf = await add({ nama_paket: 'Umrah hemat', status: 'draf' })
  const keterangan = 'Bila batal 30 hari sebelum berangkat, uang muka hangus.'
  const lain = await add({ nama_paket: 'Umrah Lain', status: 'draf', keterangan })
  const lain2 = await add({ nama_paket: 'Umrah Lain', status: 'draf' })
  const sheet = csvText([
    ['slug', 'nama_paket', 'status'],
    [slug, 'Umrah Hemat', 'terbit'],
    [draf.slug, 'UMRAH HEMAT', 'terbit'],
    [lain.slug, 'Umrah Lain', 'terbit'],
    [lain2.slug, 'Umrah Lain', 'terbit'],
  ])
  const { body } = await impor(sheet)
  expect(body.data.galat).toEqual([])
  expect(body.data.baris.map(({ teks }) => teks?.length)).toEqual([undefined, undefined, 1, undefined])
  expect(body.data.baris.map(({ kembar }) => kembar)).toEqual([undefined, slug, undefined, lain.slug])
  const asked = await save(sheet)
  expect([asked.status, asked.body.message]).toEqual([
    422,
    expect.stringContaining('nama dan tanggal yang sama'),
  ])
  expect((await all()).filter(({ status }) => status === 'terbit')).toHaveLength(1)
  expect((await save(sheet, '&yakin=1')).status).toBe(200)
  expect((await all()).filter(({ status }) => status === 'terbit')).toHaveLength(4)
})

it('keeps others waiting for the writing of its rows alone, with a statement for each and few for all', async () => {
  await using test = await createTestApp()
  const { add, all, exportCsv } = await staff(test)
  for (const n of [1, 2, 3]) await add({ nama_paket: `Umrah ${n}` })
  const { deps, whileOthersWait } = withStatements(test)
  const rows = 60
  const line = (n: number) => `Umrah baru;2027-03-${String(1 + (n % 28)).padStart(2, '0')};${n}`
  const sheet = [
    'nama_paket;tanggal_keberangkatan;total_pax',
    ...Array.from({ length: rows }, (_, n) => line(n)),
  ]
  await saveImport(deps, null, sheet.join('\r\n'), true)
  expect(whileOthersWait().length).toBeLessThan(rows * 1.5)
  const changed = (await exportCsv()).body.replaceAll('Umrah baru', 'Umrah lain')
  const again = withStatements(test)
  test.advance(60_000)
  await saveImport({ ...again.deps, now: test.deps.now }, null, changed, true)
  expect(again.whileOthersWait().length).toBeLessThan(rows * 1.5)
  const saved = await all()
  expect(saved.filter(({ nama_paket }) => nama_paket === 'Umrah lain')).toHaveLength(rows)
  expect(new Set(saved.map(({ slug }) => slug)).size).toBe(rows + 3)
})

it('gives a new package no address that leads to another one meanwhile, and forgets that of one that is gone', async () => {
  await using test = await createTestApp()
  const { add, all, headers, save } = await staff(test)
  const { id, slug } = await add({ nama_paket: 'Umrah Lama' })
  await test.call({ method: 'POST', url: `/api/paket/${id}`, headers, payload: { slug: 'umrah-pindah' } })
  expect((await save('nama_paket\r\nUmrah Lama')).status).toBe(200)
  expect((await all()).map((paket) => paket.slug).sort()).toEqual([`${slug}-2`, 'umrah-pindah'])
  expect((await test.call({ url: `/api/paket/${slug}` })).body).toMatchObject({ data: { id } })
})

it('keeps a slug that somebody wrote as it is, whatever the other rows are called', async () => {
  await using test = await createTestApp()
  const { save, get, all } = await staff(test)
  const sheet = csvText([
    ['slug', 'nama_paket'],
    ['', 'Umrah Hemat'],
    ['umrah-hemat', 'Umrah Lain'],
  ])
  expect((await save(sheet)).status).toBe(200)
  expect(await get('umrah-hemat')).toMatchObject({ nama_paket: 'Umrah Lain' })
  expect(await get('umrah-hemat-2')).toMatchObject({ nama_paket: 'Umrah Hemat' })
  expect(await all()).toHaveLength(2)
})

it('names the row whose written slug is taken by the time that it is saved, and changes nothing', async () => {
  await using test = await createTestApp()
  const { add, all } = await staff(test)
  const sheet = csvText([
    ['slug', 'nama_paket'],
    ['umrah-hemat', 'Umrah Hemat'],
  ])
  const asking = whenWriting(test, async () => void (await add({ nama_paket: 'Umrah Hemat' })))
  await expect(saveImport(asking, null, sheet)).rejects.toMatchObject({
    status: 422,
    body: {
      data: {
        galat: [
          {
            baris: 2,
            kolom: 'slug',
            pesan: 'Sudah dipakai, sekarang atau dulu. Yang masih bebas: umrah-hemat-2',
          },
        ],
      },
    },
  })
  expect(await all()).toHaveLength(1)
})

it('offers the slug where a name or an address was written in its place', async () => {
  await using test = await createTestApp()
  const { add, impor } = await staff(test)
  const { slug } = await add({ nama_paket: 'Umrah Plus Türkiye', tanggal_keberangkatan: '2027-03-06' })
  const said = async (text: string) => {
    const { body } = await impor(
      csvText([
        ['slug', 'keterangan'],
        [text, 'Baru'],
      ]),
    )
    return body.data.galat.find(({ kolom }) => kolom === 'slug')?.pesan
  }
  expect(await said('umrah plus turkiye')).toBe(
    `Ini nama paket. Kolom ini berisi slug-nya: ${slug} (6 Mar 2027).`,
  )
  expect(await said('https://safar.test/data_produk/Umrah-Baru/')).toMatch(/Tulis misalnya umrah-baru$/)
  expect(await said('12')).toBe('Harus memuat huruf, tidak angka saja')
})
