import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JamaahImpor } from '@safar/shared/people/jamaah/import-answer'
import { NIK_DIBULATKAN } from '@safar/shared/people/jamaah/import-cell'
import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { expect, it } from 'vitest'
import { createTestApp, heldBy, type TestApp } from '../../testing/test-app.ts'
import { sheetOfRows, type WorkbookCell, withBomb, workbook, workbookParts } from '../../testing/workbook.ts'

const URL = '/api/jamaah/impor'
/** A woman and a man, born in Depok on 1 July 1990. */
const NIK = '3276014107900001'
const NIK_LAKI = '3276010107900002'

interface Answer {
  data: JamaahImpor
  message?: string
  errors?: Record<string, string[]>
}

/** The calls of an import as somebody who is signed in. */
async function asStaff(test: TestApp, role: 'admin' | 'staf' | 'keuangan' | 'user' = 'staf') {
  const headers = { ...(await test.signIn(role)) }
  const send = (sheet: string | Buffer, query: Record<string, string> = {}, type = 'text/csv') =>
    test.call<Answer>({
      method: 'POST',
      url: `${URL}?${new URLSearchParams(query)}`,
      headers: { ...headers, 'content-type': type },
      payload: sheet,
    })
  return {
    headers,
    look: send,
    /** Saves what a preview showed. */
    async save(sheet: string | Buffer) {
      const { body } = await send(sheet)
      return send(sheet, { simpan: '1', sidik: body.data.sidik })
    },
    send,
    add: (payload: object) =>
      test.call<{ data: Jamaah }>({ method: 'POST', url: '/api/jamaah', headers, payload }),
    async list() {
      const { body } = await test.call<{ data: Jamaah[] }>({ url: '/api/jamaah', headers })
      return body.data.toReversed()
    },
    async read(id: number) {
      return (await test.call<{ data: Jamaah }>({ url: `/api/jamaah/${id}`, headers })).body.data
    },
    remember: (judul: { judul: string; isian: string | null }[]) =>
      test.call<Answer>({ method: 'POST', url: `${URL}/judul`, headers, payload: { judul } }),
  }
}
const kinds = ({ body }: { body: Answer }) => body.data.baris.map(({ baris, jenis }) => `${baris} ${jenis}`)
const errorsOf = ({ body }: { body: Answer }) =>
  body.data.galat.map(({ baris, kolom, pesan }) => `${baris} ${kolom}: ${pesan}`)

it('shows what a workbook would do, then saves it with every number sealed', async () => {
  await using test = await createTestApp()
  const { look, save, list, read } = await asStaff(test)
  const sheet = sheetOfRows(
    ['PT SAFAR, jamaah Desember'],
    [],
    [
      'No',
      'Nama Paspor',
      'L/P',
      'No. KTP',
      'No Paspor',
      'Tgl Lahir',
      'Status Perkawinan',
      'No HP',
      'Penyakit',
      'Provider Visa',
    ],
    [
      1,
      "NUR'AINI",
      'Perempuan',
      `'${NIK}`,
      'x 123-4567',
      { day: 33055 },
      'Kawin',
      81234567890,
      'Diabetes',
      'B2C',
    ],
    [2, 'BUDI', 'L', NIK_LAKI, null, '1 Juli 1990', null, null, null, null],
    ['Jumlah', null, null],
  )
  const looked = await look(sheet)
  expect([looked.status, looked.headers['cache-control'], looked.body.data.galat]).toEqual([
    200,
    'no-store',
    [],
  ])
  expect(kinds(looked)).toEqual(['4 baru', '5 baru'])
  expect(looked.body.data.baris[0]?.ubah).toEqual(
    expect.arrayContaining([
      { kolom: 'No. KTP', dari: '', ke: '3276********0001' },
      { kolom: 'No Paspor', dari: '', ke: 'X12****7' },
      { kolom: 'Status Perkawinan', dari: '', ke: 'MENIKAH', tertulis: 'Kawin' },
      { kolom: 'Penyakit', dari: '', ke: '••••••' },
    ]),
  )
  expect(JSON.stringify(looked.body)).not.toMatch(/3276014107900001|X1234567|Diabetes/)
  expect(await list()).toEqual([])
  const saved = await save(sheet)
  expect([saved.status, saved.body.data.baris.map(({ id }) => id)]).toEqual([200, [1, 2]])
  expect(await read(1)).toMatchObject({
    nama_paspor: "NUR'AINI",
    jenis_kelamin: 'P',
    nik: NIK,
    no_paspor: 'X1234567',
    tgl_lahir: '1990-07-01',
    status_nikah: 'MENIKAH',
    no_hp: '081234567890',
    penyakit_khusus: 'Diabetes',
    alamat: '',
  })
  // Again it is nobody's change, and what was seen before does not hold any more.
  expect(kinds(await look(sheet))).toEqual(['4 sama', '5 sama'])
  const again = await look(sheet, { simpan: '1', sidik: looked.body.data.sidik })
  expect([again.status, kinds(again)]).toEqual([409, ['4 sama', '5 sama']])
})

it('changes by NIK or passport the cells that differ, with revisions and one line of activity', async () => {
  await using test = await createTestApp()
  const { add, save, look, read, headers } = await asStaff(test)
  await add({
    nama_paspor: 'SITI',
    nik: NIK,
    no_hp: '0812-3456-7890',
    alamat: 'Jl. Mawar',
    penyakit_khusus: 'Asma',
  })
  await add({ nama_paspor: 'BUDI', no_paspor: 'B7654321' })
  const sheet = [
    'Nama Paspor;NIK;No Paspor;No HP;Alamat;Penyakit;Tgl Habis Paspor',
    `SITI AMINAH;${NIK};X1234567;+62 812 3456 7890;;Asma;6-3-2034`,
    `BUDI;${NIK_LAKI};b-765 4321;;;;`,
    'ALI;;C1234567;;;;',
  ].join('\r\n')
  const looked = await look(sheet)
  expect(kinds(looked)).toEqual(['2 ubah', '3 ubah', '4 baru'])
  expect(looked.body.data.baris.slice(0, 2).map(({ ubah }) => ubah)).toEqual([
    [
      { kolom: 'Nama Paspor', dari: 'SITI', ke: 'SITI AMINAH' },
      { kolom: 'No Paspor', dari: '', ke: 'X12****7' },
      { kolom: 'Tgl Habis Paspor', dari: '', ke: '2034-03-06' },
    ],
    [{ kolom: 'NIK', dari: '', ke: '3276********0002' }],
  ])
  expect((await save(sheet)).status).toBe(200)
  expect(await read(1)).toMatchObject({
    nama_paspor: 'SITI AMINAH',
    no_hp: '0812-3456-7890',
    alamat: 'Jl. Mawar',
    penyakit_khusus: 'Asma',
    no_paspor: 'X1234567',
  })
  expect(await read(2)).toMatchObject({ nik: NIK_LAKI, no_paspor: 'B7654321' })
  const { db } = test.deps.database
  const revisions = await db.selectFrom('riwayat').select(['data_id', 'aksi', 'data']).orderBy('id').execute()
  expect(revisions.map(({ data_id, aksi }) => `${data_id} ${aksi}`)).toEqual([
    '1 buat',
    '2 buat',
    '1 impor',
    '2 impor',
    '3 buat',
  ])
  expect(JSON.parse(revisions[2]?.data ?? '')).toMatchObject({
    sebelum: { nama_paspor: 'SITI', no_paspor: '••••••' },
    sesudah: { nama_paspor: 'SITI AMINAH', no_paspor: '••••••' },
  })
  const activity = await test.call<{ data: { aksi: string; rinci: string }[] }>({
    url: '/api/aktivitas',
    headers: await test.signIn('admin'),
  })
  const imports = activity.body.data.filter(({ aksi }) => aksi === 'impor')
  expect([activity.status, imports]).toMatchObject([200, [{ jenis: 'jamaah', rinci: '3 jamaah', nama: '' }]])
  expect(headers.authorization).toBeTruthy()
})

it('names each thing that is wrong at its cell, invents nothing, and saves nobody', async () => {
  await using test = await createTestApp()
  const { save, list } = await asStaff(test)
  const rows: WorkbookCell[][] = [
    ['Nama Paspor', 'NIK', 'Title', 'Pekerjaan', 'Tgl Lahir', 'No Paspor', 'Email'],
    ['SITI', { raw: '3.27601410790001E+15' }, 'DR', 'Pilot', '12/08/74', 'X12/34', 'siti'],
    [null, '327601410790000O', null, null, '2031-01-01', null, null],
    ['A'.repeat(101), '3276013102900001', null, null, { formula: 'B1' }, null, '#N/A'],
    ['BAIK', NIK, null, null, null, null, null],
  ]
  const answer = await save(sheetOfRows(...rows))
  expect(answer.status).toBe(422)
  expect(kinds(answer)).toEqual(['2 salah', '3 salah', '4 salah', '5 baru'])
  expect(errorsOf(answer)).toEqual([
    `2 NIK: ${NIK_DIBULATKAN}`,
    expect.stringMatching(/^2 Title: Kata ini tidak ada/),
    expect.stringMatching(/^2 Pekerjaan: Kata ini tidak ada/),
    expect.stringMatching(/^2 Tgl Lahir: .*empat angka/),
    expect.stringMatching(/^2 Email: /),
    expect.stringMatching(/^3 Nama Paspor: /),
    expect.stringMatching(/^4 Tgl Lahir: Rumus/),
    expect.stringMatching(/^4 Email: .*galat Excel/),
    expect.stringMatching(/^4 Nama Paspor: Paling banyak 100/),
  ])
  expect(JSON.stringify(answer.body)).not.toContain('327601410790')
  expect(await list()).toEqual([])
  // A row whose fields are good one by one is held to what its papers say together.
  const second = await save(
    sheetOfRows(rows[0] ?? [], ['B', '327601410790000O', null, null, '2031-01-01', 'X12/34', null]),
  )
  expect(errorsOf(second).map((text) => text.split(':')[0])).toEqual(['2 Tgl Lahir'])
  const third = await save(
    sheetOfRows(rows[0] ?? [], ['B', '327601410790000O', null, null, null, 'X12/34', null]),
  )
  expect(errorsOf(third).map((text) => text.split(':')[0])).toEqual(['2 NIK', '2 No Paspor'])
})

it('saves what is odd with a warning, and names a column of NIK that was rounded before it was text', async () => {
  await using test = await createTestApp()
  const { look } = await asStaff(test)
  const odd = await look(`Nama;NIK;L/P;Kabupaten;Provinsi\nSITI;3276014107900010;L;Bogor;Jawa Barat`)
  expect(kinds(odd)).toEqual(['2 baru'])
  expect(odd.body.data.baris[0]?.peringatan.map(({ kolom }) => kolom)).toEqual([
    'L/P',
    'Alasan NIK berbeda',
    'Kabupaten',
    'NIK',
  ])
  const rounded = ['A;3276014107900010', 'B;3276014107900020', 'C;3276014107900030'].join('\n')
  expect(errorsOf(await look(`Nama;NIK\n${rounded}`))).toEqual(
    [2, 3, 4].map((row) => `${row} NIK: ${NIK_DIBULATKAN}`),
  )
})

it('finds what contradicts itself: two people, one twice, the trash, and a namesake without a number', async () => {
  await using test = await createTestApp()
  const { add, look, save, list, headers } = await asStaff(test)
  await add({ nama_paspor: 'SITI', nik: NIK, no_paspor: 'X1234567' })
  await add({ nama_paspor: 'BUDI', no_paspor: 'B7654321', nik: NIK_LAKI })
  await add({ nama_paspor: 'DIHAPUS', nik: '3276014107900009' })
  await add({ nama_paspor: 'Kembar', no_paspor: 'K1111111' })
  await add({ nama_paspor: 'KEMBAR DUA', no_paspor: 'K1111111' })
  await test.call({ method: 'DELETE', url: '/api/jamaah/3', headers })
  const sheet = [
    'Nama;NIK;No Paspor;Tgl Lahir',
    `SITI;${NIK};B7654321;`,
    `BUDI;3276010107900077;B7654321;`,
    `SITI;${NIK};;`,
    'DIHAPUS;3276014107900009;;',
    'KEMBAR;;K1111111;',
    'siti;;;',
    'BARU;;;1/1/2000',
    'BARU;;;1/1/2000',
    'BARU;;;2/1/2000',
  ].join('\n')
  const looked = await look(sheet)
  expect(errorsOf(looked)).toEqual([])
  expect(kinds(looked)).toEqual([
    '2 bentrok',
    '3 bentrok',
    '4 bentrok',
    '5 bentrok',
    '6 bentrok',
    '7 bentrok',
    '8 baru',
    '9 bentrok',
    '10 baru',
  ])
  expect(
    looked.body.data.baris.map(({ bentrok: [first] }) => [first?.pesan.slice(0, 40), first?.id]),
  ).toEqual([
    ['NIK-nya milik SITI, tetapi nomor pasporn', 2],
    ['Nomor paspor ini milik BUDI, yang tercat', 2],
    ['Baris ini orang yang sama dengan baris 2', null],
    ['NIK ini milik orang yang ada di Sampah. ', null],
    ['Nomor paspor ini tercatat pada 2 orang. ', 5],
    ['SITI sudah ada. Tulis NIK atau nomor pas', 1],
    [undefined, undefined],
    ['Baris ini orang yang sama dengan baris 8', null],
    [undefined, undefined],
  ])
  const saved = await save(sheet)
  expect([saved.status, saved.body.message]).toEqual([422, expect.stringContaining('bentrok')])
  expect(await list()).toHaveLength(4)
})

it('takes a number for that of whoever has it now, although somebody in the trash had it', async () => {
  await using test = await createTestApp()
  const { add, look, headers } = await asStaff(test)
  await add({ nama_paspor: 'LAMA', nik: NIK, no_paspor: 'X1234567' })
  await test.call({ method: 'DELETE', url: '/api/jamaah/1', headers })
  await add({ nama_paspor: 'BARU', nik: NIK, no_paspor: 'X1234567' })
  const looked = await look(`Nama;NIK;No Paspor\nBARU;${NIK};X1234567`)
  expect([kinds(looked), looked.body.data.baris[0]?.id]).toEqual([['2 sama'], 2])
})

it('asks for a head that nobody knows, remembers the answer, and keeps nothing of a person for a head', async () => {
  await using test = await createTestApp()
  const { look, save, remember } = await asStaff(test)
  const sheet = 'Nama;N I P;Seragam;Kosong\nSITI;X1234567;M;\n'
  const before = await look(sheet)
  expect(before.body.data.judul.map(({ judul, isian, asal }) => [judul, isian, asal])).toEqual([
    ['Nama', 'nama_paspor', 'dikenal'],
    ['N I P', null, 'belum'],
    ['Seragam', null, 'belum'],
    ['Kosong', '', 'belum'],
  ])
  expect(errorsOf(before).map((text) => text.split(':')[0])).toEqual(['1 N I P', '1 Seragam'])
  expect((await save(sheet)).status).toBe(422)
  expect(
    (
      await remember([
        { judul: 'N I P', isian: 'no_paspor' },
        { judul: 'Seragam', isian: '' },
      ])
    ).status,
  ).toBe(200)
  const after = await look(sheet)
  expect([errorsOf(after), after.body.data.judul.map(({ asal }) => asal)]).toEqual([
    [],
    ['dikenal', 'ingat', 'ingat', 'belum'],
  ])
  expect((await save(sheet)).body.data.baris[0]?.ubah).toContainEqual({
    kolom: 'N I P',
    dari: '',
    ke: 'X12****7',
  })
  expect((await remember([{ judul: 'Seragam', isian: null }])).status).toBe(200)
  expect((await look(sheet)).body.data.judul[2]).toMatchObject({ isian: null, asal: 'belum' })
  for (const judul of ['3276014107900001', 'siti@contoh.test'])
    expect((await remember([{ judul, isian: 'nik' }])).status, judul).toBe(422)
  expect((await remember([{ judul: 'Seragam', isian: 'vaksin' }])).status).toBe(422)
  const long = await look(`Nama;${'kata '.repeat(5_000)}\nSITI;x`)
  expect(long.body.data.judul[1]?.judul.length).toBeLessThanOrEqual(80)
  const rows = [['JAMAAH DESEMBER'], ['Nama', 'NIK'], ['RINA', '']]
  expect(kinds(await look(workbook([{ name: 'A', rows, joined: ['A1:XFD1'] }])))).toEqual(['3 baru'])
  // Empty columns that a spreadsheet adds are none.
  expect(kinds(await look(`Nama${';'.repeat(300)}\nRINA`))).toEqual(['2 baru'])
  expect((await look('SITI;3276014107900001;X1234567\nBUDI;;')).body.message).toContain(
    'Judul kolomnya tidak ditemukan',
  )
})

it('reads the first sheet with heads or the one that is asked for, heads of two rows, and columns without one', async () => {
  await using test = await createTestApp()
  const { look } = await asStaff(test)
  const book = workbook([
    { name: 'Catatan', rows: [['Rapat hari Senin']] },
    {
      name: 'Jamaah',
      rows: [
        ['No', 'Nama', 'Paspor', null, 'Lahir', null],
        [null, null, 'No', 'Tgl Terbit', 'Tempat Lahir', 'Tgl Lahir'],
        [1, 'SITI', 'X1234567', { day: 45357 }, 'Depok', { day: 33055 }],
      ],
      joined: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:F1'],
    },
    {
      name: 'Lain',
      rows: [
        ['Nama', 'NIK'],
        ['BUDI', NIK_LAKI, 'catatan'],
      ],
    },
  ])
  const first = await look(book)
  expect(first.body.data).toMatchObject({ lembar: ['Catatan', 'Jamaah', 'Lain'], dipilih: 1 })
  expect(first.body.data.judul.map(({ judul, isian }) => [judul, isian])).toEqual([
    ['No', ''],
    ['Nama', 'nama_paspor'],
    ['No Paspor', 'no_paspor'],
    ['Tgl Terbit Paspor', 'tgl_terbit'],
    ['Tempat Lahir', 'tempat_lahir'],
    ['Tgl Lahir', 'tgl_lahir'],
  ])
  expect(kinds(first)).toEqual(['3 baru'])
  const other = await look(book, { lembar: '2' })
  expect([other.body.data.dipilih, errorsOf(other)]).toEqual([
    2,
    ['1 : Kolom ke-3 berisi tetapi tidak berjudul.'],
  ])
  expect((await look(book, { lembar: '0' })).status).toBe(422)
  expect((await look(book, { lembar: '7' })).body.message).toContain('tidak ada')
})

it.each<[string, Buffer | string, RegExp]>([
  [
    '.xls',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    /Excel lama \(\.xls\).*Simpan Sebagai \.xlsx/,
  ],
  [
    'a workbook with a password',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    /dikunci kata sandi/,
  ],
  ['HTML named .xlsx', '<html><table><tr><td>Nama</td></tr></table></html>', /halaman web \(HTML\)/],
  ['a bomb', withBomb(workbookParts([]), 'xl/worksheets/sheet9.xml', 60 * 1024 * 1024), /mengembang/],
  [
    'an .ods',
    Buffer.from('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'latin1'),
    /LibreOffice/,
  ],
  ['an archive', Buffer.from('PK\x03\x04surat.txt', 'latin1'), /rusak/],
  ['nothing', '', /kosong/],
  ['a line of ten thousand columns', `Nama;${'Nama;'.repeat(10_000)}\nSITI`, /lebih dari 200 kolom/],
  [
    'a workbook as wide',
    sheetOfRows(['Nama', ...Array.from({ length: 200 }, () => 'Nama')]),
    /lebih dari 200 kolom/,
  ],
  ['heads alone', 'Nama;NIK\n', /^$/],
  ['10,000 people', `Nama;NIK\n${'SITI;\n'.repeat(10_000)}`, /Paling banyak 5\.000/],
  [
    '10,000 people in a workbook',
    sheetOfRows(['Nama', 'NIK'], ...Array.from({ length: 10_000 }, () => ['SITI'])),
    /Paling banyak 5\.000/,
  ],
])('says in words why it does not read %s', async (what, sheet, words) => {
  await using test = await createTestApp()
  const { look } = await asStaff(test)
  const { status, body } = await look(sheet)
  if (what === 'heads alone')
    expect(errorsOf({ body })).toEqual(['2 : Belum ada orang di bawah judul kolom.'])
  else expect([status, body.message]).toEqual([422, expect.stringMatching(words)])
})

it('lets one of two imports have a NIK, and refuses one whose person was changed or added since it was looked at', async () => {
  await using test = await createTestApp()
  const { look, send, add, list } = await asStaff(test)
  const sheet = (nama: string) => `Nama;NIK;No Paspor\n${nama};${NIK};\nLAIN ${nama};;${nama}12345`
  const [one, other] = [await look(sheet('SITI')), await look(sheet('AMINAH'))]
  const saved = await Promise.all([
    send(sheet('SITI'), { simpan: '1', sidik: one.body.data.sidik }),
    send(sheet('AMINAH'), { simpan: '1', sidik: other.body.data.sidik }),
  ])
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = saved.find(({ status }) => status === 409)
  expect(refused && kinds(refused)).toEqual(['2 ubah', '3 baru'])
  expect(await list()).toHaveLength(2)
  // The new preview is what may be saved next.
  const late = await look(`Nama;No Paspor\nBUDI;B7654321`)
  await add({ nama_paspor: 'BUDI SANTOSO', no_paspor: 'B7654321' })
  const stale = await send('Nama;No Paspor\nBUDI;B7654321', { simpan: '1', sidik: late.body.data.sidik })
  expect([stale.status, kinds(stale)]).toEqual([409, ['2 ubah']])
  const next = await send('Nama;No Paspor\nBUDI;B7654321', { simpan: '1', sidik: stale.body.data.sidik })
  expect([next.status, (await list()).at(-1)?.nama_paspor]).toEqual([200, 'BUDI'])
})

it('keeps nothing of the sheet: not in the folder, the database, the answers kept, or the log', async () => {
  await using test = await createTestApp({ LOG_LEVEL: 'debug' })
  const { save, look } = await asStaff(test)
  const sheet = sheetOfRows(
    ['Nama', 'NIK', 'No Paspor', 'Penyakit', 'Kolom Aneh'],
    ['SITI', NIK, 'X1234567', 'Diabetes', 'ZQX'],
  )
  await look(sheet)
  await save(sheet)
  await save(sheetOfRows(['Nama', 'NIK', 'No Paspor', 'Penyakit'], ['SITI', NIK, 'X1234567', 'Diabetes']))
  await save(sheetOfRows(['Nama', 'NIK'], ['SITI', NIK.slice(1)]))
  const lines = test.takeErrors().join('')
  expect(lines).toContain(URL)
  const held = await heldBy(test)
  const kept = [lines, 'file' in held ? held.file.toString('latin1') : JSON.stringify(held.rows)]
  for (const entry of await readdir(test.dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) kept.push(await readFile(join(entry.parentPath, entry.name), 'latin1'))
  for (const text of kept) expect(text).not.toMatch(/276014107900001|X1234567|1234567|Diabetes|ZQX/)
})

it('is for admin and staf: keuangan and families are refused, and nobody without a session is let in', async () => {
  await using test = await createTestApp()
  for (const role of ['keuangan', 'user'] as const) {
    const { look, remember, headers } = await asStaff(test, role)
    expect((await look('Nama;NIK\nSITI;')).status, role).toBe(403)
    expect((await remember([{ judul: 'Seragam', isian: '' }])).status, role).toBe(403)
    expect((await test.call({ url: `${URL}/contoh.xlsx`, headers })).status, role).toBe(403)
  }
  const nobody = await test.call({
    method: 'POST',
    url: URL,
    payload: 'Nama',
    headers: { 'content-type': 'text/csv' },
  })
  expect(nobody.status).toBe(401)
  const { look, headers } = await asStaff(test, 'admin')
  expect((await look('Nama;NIK\nSITI;')).status).toBe(200)
  expect((await look('Nama;NIK\nSITI;', {}, 'application/json')).status).toBe(415)
  expect((await look('x'.repeat(5 * 1024 * 1024 + 1))).status).toBe(413)
  // The empty sheets come back with every head known and nobody below.
  for (const kind of ['csv', 'xlsx']) {
    const empty = await test.app.inject({ url: `${URL}/contoh.${kind}`, headers })
    const { body } = await look(empty.rawPayload)
    expect([body.data.judul.length, body.data.judul.every(({ asal }) => asal === 'dikenal')], kind).toEqual([
      34,
      true,
    ])
  }
})
