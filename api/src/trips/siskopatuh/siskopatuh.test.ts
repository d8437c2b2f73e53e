import { addDays } from '@safar/shared/platform/format/tanggal'
import type {
  NomorImpor,
  Sel,
  Siskopatuh,
  TanyaSiskopatuh,
} from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBook } from '../../platform/sheet/read-xlsx.ts'
import { openZip } from '../../platform/sheet/read-zip.ts'
import {
  MINISTRY_HEADS,
  type MinistryOptions,
  ministryWorkbook,
  WHOLE_PAPERS,
  WHOLE_PILGRIM,
} from '../../testing/ministry-workbook.ts'
import { multipart } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sheetOfRows, withBomb, workbookParts } from '../../testing/workbook.ts'
import { type Bookings, bookings, ORANG } from '../pemesanan/pemesanan.testing.ts'

interface Refused {
  message: string
  data?: Sel[]
  tanya?: TanyaSiskopatuh[]
}

let test: TestApp
let office: Bookings
beforeAll(async () => {
  test = await createTestApp()
  office = bookings(test)
})
afterAll(() => test[Symbol.asyncDispose]())

const MACROS = { fields: { sistem: 'Siskopatuh' }, name: 'manifes.xlsm' }

async function send<Body>(
  url: string,
  bytes: Buffer,
  role: 'admin' | 'staf' = 'admin',
  { fields, name } = MACROS,
) {
  const form = await multipart({ ...fields, berkas: new File([new Uint8Array(bytes)], name) })
  const headers = { ...(await office.as(role)), ...form.headers }
  return test.call<Body>({ method: 'POST', url, payload: form.payload, headers })
}
const upload = (options: MinistryOptions = {}, role: 'admin' | 'staf' = 'admin') =>
  send<{ message: string; data: NonNullable<Siskopatuh['templat']> }>(
    '/api/siskopatuh/template',
    ministryWorkbook(options),
    role,
  )
const refusalOf = async (bytes: Buffer) => {
  const { status, body } = await send<Refused>('/api/siskopatuh/template', bytes)
  return `${status} ${body.message}`
}

async function download(paket: number | string, query = '', role: 'staf' | 'keuangan' = 'staf') {
  const url = `/api/keberangkatan/${paket}/siskopatuh${query}`
  const response = await test.app.inject({ url, headers: await office.as(role) })
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    body: response.body,
  }
}
const refused = (body: string): Refused => JSON.parse(body)

/** The cells of a row of a workbook's first sheet, by head. */
async function rowOf(bytes: Buffer, number: number) {
  const [sheet] = (await openBook(bytes)).sheets
  const { lines } = (await sheet?.read(2_000)) ?? { lines: [] }
  const cells = lines.find(({ baris }) => baris === number)?.cells ?? []
  return Object.fromEntries(
    MINISTRY_HEADS.map((head, at) => [head, cells[at] && `${cells[at]?.kind} ${cells[at]?.text}`]),
  )
}
const looks = async () =>
  (await test.deps.database.db.selectFrom('log_akses').select(['data_id', 'bidang']).execute()).map(
    ({ data_id, bidang }) => `${bidang} ${data_id}`,
  )

async function depart(people: readonly object[], more: object = {}) {
  const paket = await office.addPaket()
  const ids: number[] = []
  for (const person of people) {
    const { nama_paspor = 'TANPA NAMA', ...rest } = { nama_paspor: undefined, ...person }
    ids.push(await office.addJamaah(nama_paspor, rest))
  }
  const peserta = ids.map((jamaah_id) => ({ ...ORANG, jamaah_id, ...more }))
  const booking = await office.book({ paket_id: paket.id, peserta })
  await office.setStatus(booking.id, 'sebagian')
  return { paket, ids, booking }
}

describe('the ministry’s workbook', () => {
  it('is asked for before anybody can fill it, and only an admin uploads it', async () => {
    const paket = await office.addPaket()
    expect((await download(paket.slug)).status).toBe(409)
    expect((await upload({}, 'staf')).status).toBe(403)
    const { status, body } = await upload()
    expect(status, body.message).toBe(201)
    expect(body.data).toMatchObject({ sistem: 'Siskopatuh', makro: true, lembar: 'Sheet1', baris_judul: 1 })
    expect([body.data.kolom.length, body.data.tak_ada, body.data.peringatan]).toEqual([32, [], []])
    expect(body.data.kolom.find(({ isian }) => isian === 'kabupaten')?.pilihan).toBeGreaterThan(400)
    expect((await download(paket.slug)).body).toContain('Belum ada peserta')
    expect((await download('tidak-ada')).status).toBe(404)
  })

  it('is filled below its heads alone: numbers as text, days in its own format, every other part as it was', async () => {
    await upload()
    const formula = {
      ...WHOLE_PILGRIM,
      nama_ayah: '=1+1 & <b> "x" _x0041_',
      nik: '3276014107900002',
      no_paspor: 'X7654321',
    }
    const { paket, ids } = await depart([WHOLE_PILGRIM, formula], WHOLE_PAPERS)
    const { status, headers, bytes, body } = await download(paket.slug)
    expect(status, body.slice(0, 500)).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/vnd.ms-excel.sheet.macroEnabled.12',
      'content-disposition': `attachment; filename="siskopatuh-${paket.slug}.xlsm"`,
    })
    expect(await rowOf(bytes, 2)).toEqual({
      ...Object.fromEntries(MINISTRY_HEADS.map((head) => [head, expect.any(String)])),
      Title: 'text NYONYA',
      'No Identitas': 'text 3276014107900001',
      'Tanggal Lahir(yyyy-mm-dd)': 'day 1990-07-01',
      'Tanggal Akhir  Visa (yyyy-mm-dd)': 'day 2027-08-01',
      'No Visa': 'text 0060123456',
      'No. Telepon': 'text 0217712345',
      'No BPJS': 'text 0001234567890',
    })
    expect((await rowOf(bytes, 3))['Nama Ayah']).toBe('text =1+1 & <b> "x" _x0041_')
    const [before, after] = [openZip(ministryWorkbook()), openZip(bytes)]
    expect(after.names).toEqual(before.names)
    for (const name of before.names)
      if (name !== 'xl/worksheets/sheet1.xml') expect(after.packed(name)).toEqual(before.packed(name))
    const [was = '', is = ''] = await Promise.all(
      [before, after].map(async (zip) => (await zip.read('xl/worksheets/sheet1.xml'))?.toString()),
    )
    const around = (xml: string) => [
      xml.slice(0, xml.indexOf('<row r="2"')),
      xml.slice(xml.indexOf('<row r="4"')),
    ]
    expect(around(is)).toEqual(around(was))
    expect((await looks()).filter((look) => look.startsWith('siskopatuh'))).toEqual(
      ids.map((id) => `siskopatuh ${id}`),
    )
    expect((await download(paket.slug, '', 'keuangan')).status).toBe(403)
  })

  it('names each cell that is missing or does not fit, by person, and leaves them empty when told to', async () => {
    await upload()
    const { paket, ids } = await depart(
      [
        { ...WHOLE_PILGRIM, nik: '3276014107900003', no_paspor: 'A1111111', sapaan: '', kabupaten: 'Bogor' },
        { ...WHOLE_PILGRIM, nik: '3276014107900004', no_paspor: 'A1111111', nama_paspor: 'BUDI' },
      ],
      { visa: WHOLE_PAPERS.visa, polis: { ...WHOLE_PAPERS.polis, asuransi: 'ASURANSI LAIN' } },
    )
    const noted = (await looks()).length
    const { status, body } = await download(paket.id)
    const { message, data = [], tanya = [] } = refused(body)
    expect([status, message]).toEqual([422, '6 sel belum dapat diisi, milik 2 dari 2 orang.'])
    expect(data.map(({ jamaah, kolom }) => `${jamaah}: ${kolom}`)).toEqual([
      'SITI AMINAH: Title',
      'SITI AMINAH: Kabupaten',
      'SITI AMINAH: Asuransi',
      'SITI AMINAH: No Paspor',
      'BUDI: Asuransi',
      'BUDI: No Paspor',
    ])
    expect(data[3]).toMatchObject({ alasan: expect.stringContaining('sama dengan BUDI'), jamaah_id: ids[0] })
    expect(body).not.toContain('A1111111')
    expect(tanya.map(({ kolom, nilai, pilihan }) => [kolom, nilai, pilihan.length])).toEqual([
      ['kabupaten', 'Bogor', 2],
      ['asuransi', 'ASURANSI LAIN', 3],
    ])
    expect(await looks()).toHaveLength(noted)
    const part = await download(paket.id, '?sebagian=1')
    expect(part.status).toBe(200)
    expect(await rowOf(part.bytes, 2)).toMatchObject({
      Title: undefined,
      Kabupaten: undefined,
      'No Paspor': undefined,
      Provinsi: 'text JAWA BARAT',
    })
    const answers = [
      { kolom: 'kabupaten', di: 'Jawa Barat', nilai: 'BOGOR', jadi: 'KOTA BOGOR' },
      { kolom: 'asuransi', nilai: 'asuransi lain', jadi: 'ASURANSI BRINS' },
    ]
    const wrong = await office.post('/api/siskopatuh/jawaban', {
      jawaban: [{ ...answers[0], jadi: 'KOTA LAIN' }],
    })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['jawaban.0.jadi']])
    expect((await office.post('/api/siskopatuh/jawaban', { jawaban: answers })).status).toBe(200)
    const left = refused((await download(paket.id)).body)
    expect(left.data?.map(({ kolom }) => kolom)).toEqual(['Title', 'No Paspor', 'No Paspor'])
    expect(await rowOf((await download(paket.id, '?sebagian=1')).bytes, 2)).toMatchObject({
      Kabupaten: 'text KOTA BOGOR',
      Asuransi: 'text ASURANSI BRINS',
    })
    const known = await test.call<{ data: Siskopatuh }>({
      url: '/api/siskopatuh',
      headers: await office.as('staf'),
    })
    expect(known.body.data.jawaban).toHaveLength(2)
  })

  it('counts bookings from the down payment on, and names places that are nobody’s yet', async () => {
    await upload({
      heads: ['Nama Paspor', 'No Paspor', 'Title', 'Nama Ayah', 'Tempat Lahir', 'Alamat', 'Lainnya'],
    })
    const { paket } = await depart([{ ...WHOLE_PILGRIM, nik: '', no_paspor: 'B2222222' }])
    for (const [steps, peserta] of [
      [['menunggu_dp'], [ORANG]],
      [['sebagian', 'disimpan'], [ORANG]],
      [['sebagian', 'batal'], [ORANG]],
      [['sebagian', 'lunas'], [ORANG]],
    ] as const) {
      const booking = await office.book({ paket_id: paket.id, peserta: [...peserta] })
      for (const step of steps) await office.setStatus(booking.id, step)
    }
    const { data = [] } = refused((await download(paket.slug)).body)
    expect(data.map(({ jamaah, kolom, alasan }) => `${jamaah}, ${kolom}: ${alasan}`)).toEqual([
      expect.stringMatching(/^Tempat kosong di SFR-\S+, Nama Paspor: Tempat ini belum diisi jamaah\.$/),
    ])
    const [sheet] = (await openBook((await download(paket.slug, '?sebagian=1')).bytes)).sheets
    expect(
      (await sheet?.read(100))?.lines.map(({ cells }) => cells.map((cell) => cell?.text).join()),
    ).toEqual([
      'Nama Paspor,No Paspor,Title,Nama Ayah,Tempat Lahir,Alamat,Lainnya',
      'SITI AMINAH,B2222222,NYONYA,AHMAD FAUZI,DEPOK,JL. MELATI NO. 1',
    ])
  })

  it('reads back the numbers that the ministry gives, once it is told to, all or none', async () => {
    const { paket, booking } = await depart([
      { ...WHOLE_PILGRIM, nik: '3276014107900005', no_paspor: 'C3333333' },
      { ...WHOLE_PILGRIM, nik: '3276014107900006', no_paspor: 'C4444444', nama_paspor: 'BUDI' },
    ])
    const url = `/api/keberangkatan/${paket.id}/siskopatuh/nomor`
    const heads = ['No Paspor', 'Nama', 'No. Registrasi', 'No Identitas']
    const read = (rows: string[][], query = '') =>
      send<{ data: NomorImpor; message?: string }>(`${url}${query}`, sheetOfRows(heads, ...rows), 'staf')
    const bad = await read(
      [
        ['c3333333', 'SITI', '0001', ''],
        ['C3333333', 'SITI', '0002', ''],
        ['Z9999999', 'LAIN', '0003', ''],
        ['C3333333', 'SITI', '0004', '3276014107900006'],
      ],
      '?simpan=1',
    )
    expect([bad.status, bad.body.data.galat.map(({ baris, pesan }) => `${baris} ${pesan}`)]).toEqual([
      422,
      [
        '3 SITI AMINAH sudah ada di baris 2.',
        '4 Orang ini tidak ada di keberangkatan ini.',
        '5 Nomornya cocok dengan dua orang: SITI AMINAH dan BUDI.',
      ],
    ])
    const rows = [
      ['C 333-3333', 'SITI', '0001', ''],
      ['', 'BUDI', '', '3276014107900006'],
    ]
    expect((await read(rows)).body.data).toMatchObject({
      disimpan: false,
      baris: [{ nomor: '0001', jenis: 'baru' }],
      galat: [],
      tanpa_nomor: ['BUDI'],
    })
    expect((await read(rows, '?simpan=1')).body.data.disimpan).toBe(true)
    expect((await read([['C3333333', '', '0009', '']])).body.data.baris).toMatchObject([{ jenis: 'ubah' }])
    expect((await read(rows)).body.data.baris).toMatchObject([{ jenis: 'sama' }])
    const stored = await test.deps.database.db.selectFrom('registrasi_siskopatuh').selectAll().execute()
    expect(stored.map(({ paket_id, nomor }) => [paket_id, nomor])).toEqual([[paket.id, '0001']])
    const peserta = booking.peserta.find(({ id }) => id === stored[0]?.peserta_id)
    expect(peserta).toBeTruthy()
    expect((await send<Refused>(url, sheetOfRows(['No Paspor', 'Nama'], ['x', 'y']), 'staf')).status).toBe(
      422,
    )
  })
})

describe('an upload that is no such workbook', () => {
  const twice = MINISTRY_HEADS.map((head) => (head === 'Nama Ayah' ? ' no paspor ' : head))
  it.each<[string, () => Buffer, RegExp]>([
    ['has none of our heads', () => sheetOfRows(['Nama', 'Umur']), /^422 Judul kolomnya tidak ditemukan/],
    [
      'has one head twice',
      () => ministryWorkbook({ heads: twice }),
      /^422 Judul “No Paspor” ada di dua kolom, C1 dan G1/,
    ],
    [
      'has people in it',
      () =>
        ministryWorkbook({
          filled: [
            ['TUAN', 'BUDI'],
            ['TUAN', 'ADI'],
          ],
        }),
      /^422 Buku kerja ini sudah berisi: sel A2 \(Title\), dan 1 baris lain/,
    ],
    [
      'has ten thousand people',
      () => ministryWorkbook({ filled: Array.from({ length: 10_000 }, () => ['TUAN']), blank: 0 }),
      /^422 Buku kerja ini sudah berisi: sel A2 \(Title\), dan 9999 baris lain/,
    ],
    ['leads out of itself', () => ministryWorkbook({ parts: ['xl/../../etc/passwd'] }), /^422 Nama bagian/],
    ['names a part twice', () => ministryWorkbook({ parts: ['xl/styles.xml'] }), /^422 Nama bagian/],
    [
      'is a bomb',
      () => withBomb(workbookParts([{ name: 'A', rows: [['x']] }]), 'xl/media/a.bin', 60 * 1024 * 1024),
      /^422 .*mengembang/,
    ],
    [
      'is of before 2007',
      () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(2_000, '0'), 'hex'),
      /^422 Ini berkas Excel lama \(\.xls\)/,
    ],
    ['is CSV', () => Buffer.from('Nama Paspor;No Paspor\n'), /^422 Ini bukan buku kerja Excel/],
    ['is cut short', () => ministryWorkbook().subarray(0, 5_000), /^422 .*rusak/],
    ['is empty', () => Buffer.of(), /^422 Pilih dulu/],
    ['is too large', () => Buffer.alloc(6 * 1024 * 1024), /^413 .*5 MB/],
  ])('is refused in words: it %s', async (_what, bytes, words) => {
    expect(await refusalOf(bytes())).toMatch(words)
  })

  it('may be renamed, protected and without macros, or have few columns: it is known by its heads', async () => {
    const few = await upload({ heads: ['Title', 'Nama Paspor', 'No Paspor'] })
    expect([few.status, few.body.data.kolom.length]).toEqual([201, 3])
    const heads = MINISTRY_HEADS.toReversed().map((head) => head.toUpperCase())
    const { status, body } = await upload({
      name: 'Jamaah &amp; lain',
      isProtected: true,
      macros: false,
      heads,
    })
    expect([status, body.data.lembar, body.data.makro]).toEqual([201, 'Jamaah & lain', false])
    expect(body.data.peringatan[0]).toMatch(/dilindungi/)
  })
})

it('fills five hundred people, beyond the rows that the workbook has', async () => {
  await upload()
  const { openTemplate } = await import('./template.repository.ts')
  const { fillTemplate } = await import('./fill-template.ts')
  const sel = new Map([
    ['nama_paspor' as const, 'SITI'],
    ['tgl_lahir' as const, addDays('1990-01-01', 1)],
  ])
  const rows = Array.from({ length: 500 }, () => ({ sel }))
  const bytes = await fillTemplate(await openTemplate(ministryWorkbook()), rows)
  expect(await rowOf(bytes, 501)).toMatchObject({
    'Nama Paspor': 'text SITI',
    'Tanggal Lahir(yyyy-mm-dd)': 'day 1990-01-02',
  })
  const xml = (await openZip(bytes).read('xl/worksheets/sheet1.xml'))?.toString() ?? ''
  expect(xml).toContain('<dimension ref="A1:AF501"/>')
  const numbers = [...xml.matchAll(/<row r="(\d+)"/g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 501 }, (_, at) => at + 1))
})
