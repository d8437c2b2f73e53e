import type { Role } from '@safar/shared/access/session/session-schema'
import type { MutasiImpor, MutasiPage } from '@safar/shared/money/mutasi/mutasi-schema'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookings, ORANG } from '../../trips/pemesanan/pemesanan.testing.ts'

// The clock stands at 2026-11-21, 10:00 in Jakarta.
const BCA = `Informasi Rekening - Mutasi Rekening
Periode : 01/11/2026 - 21/11/2026

Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo
'18/11,TRSF E-BANKING CR SITI AMINAH,'0000,"10,000,317.00 CR","60,000,317.00"
'19/11,BIAYA ADM,'0000,"17,000.00 DB","59,983,317.00"
'20/11,BUNGA,'0000,"1,234.56 CR","59,984,551.56"
Saldo Awal : 50,000,000.00
Saldo Akhir : 59,984,551.56
`
const PLAIN = 'Tanggal;Keterangan;Debit;Kredit\n'

interface Imported {
  data: MutasiImpor
  message?: string
  errors?: Record<string, string[]>
}

function bank(test: TestApp) {
  const { as, post } = bookings(test)
  return {
    as,
    post,
    async impor(text: string | Buffer, query = '', role: Role = 'keuangan') {
      const headers = { ...(await as(role)), 'content-type': 'text/csv' }
      return test.call<Imported>({ method: 'POST', url: `/api/mutasi/impor${query}`, headers, payload: text })
    },
    async list(query = '', role: Role = 'keuangan') {
      return test.call<MutasiPage & { message?: string }>({
        url: `/api/mutasi${query}`,
        headers: await as(role),
      })
    },
    async setAccounts(...nomor: string[]) {
      const rekening = nomor.map((each, at) => ({
        bank: ['BCA', 'BSI'][at] ?? 'Lain',
        nomor: each,
        atas_nama: 'PT',
      }))
      const { status } = await test.call({
        method: 'POST',
        url: '/api/pengaturan',
        headers: await as('admin'),
        payload: { rekening },
      })
      expect(status).toBe(200)
    },
    turn: (id: number, what: string, payload: object = { alasan: 'Biaya admin' }, role: Role = 'keuangan') =>
      post<{ data: MutasiPage['data'][number]; keadaan?: string }>(
        `/api/mutasi/${id}/${what}`,
        payload,
        role,
      ),
  }
}

it('shows what a statement would add, saves it once, and takes the same line twice for one', async () => {
  await using test = await createTestApp()
  const { as, impor, list } = bank(test)
  const { status, body } = await impor(BCA)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    periode: { dari: '2026-11-01', sampai: '2026-11-21' },
    jumlah: { baris: 3, baru: 3, ada: 0, masuk: 10_001_551.56, keluar: 17_000 },
    saldo: { keadaan: 'cocok', baris: [], awal: 50_000_000, akhir: 59_984_551.56 },
    galat: [],
  })
  expect(body.data.baris[0]).toEqual({
    baris: 5,
    tanggal: '2026-11-18',
    keterangan: 'TRSF E-BANKING CR SITI AMINAH',
    jumlah: 10_000_317,
    saldo: 60_000_317,
    jenis: 'baru',
  })
  expect((await list()).body.meta.total).toBe(0)
  expect((await impor(BCA, '?simpan=1')).body.data.jumlah.baru).toBe(3)
  const again = await impor(BCA, '?simpan=1')
  expect([again.status, again.body.data.jumlah]).toMatchObject([200, { baru: 0, ada: 3, masuk: 0 }])
  const { body: page } = await list('?keadaan=baru')
  expect(page.data.map(({ tanggal, jumlah, saldo, keadaan }) => [tanggal, jumlah, saldo, keadaan])).toEqual([
    ['2026-11-20', 1_234.56, 59_984_551.56, 'baru'],
    ['2026-11-19', -17_000, 59_983_317, 'baru'],
    ['2026-11-18', 10_000_317, 60_000_317, 'baru'],
  ])
  const counted = await test.call({ url: '/api/mutasi/jumlah', headers: await as('keuangan') })
  expect(counted).toMatchObject({ status: 200, body: { data: { baru: 3 } } })
  expect(page).toMatchObject({ jumlah: { baru: 3, cocok: 0, diabaikan: 0 }, meta: { total: 3, page: 1 } })
})

it('counts two equal lines of a day as two, by their balances or as the fullest single file has them', async () => {
  await using test = await createTestApp()
  const { impor, list } = bank(test)
  const one = '20/11/2026;SETORAN;;1.000.000,00\n'
  const total = async () => (await list()).body.meta.total
  await impor(PLAIN + one, '?simpan=1')
  await impor(PLAIN + one + one, '?simpan=1')
  expect(await total()).toBe(2)
  await impor(PLAIN + one, '?simpan=1')
  expect(await total()).toBe(2)
  const head = 'Tanggal;Keterangan;Debit;Kredit;Saldo\n'
  const file = `${head}19/11/2026;TF;;1.000,00;5.000,00\n19/11/2026;TF;;1.000,00;6.000,00\n`
  await impor(file, '?simpan=1')
  // Files that overlap, and a row pasted twice.
  await impor(`${file}19/11/2026;TF;;1.000,00;6.000,00\n20/11/2026;X;;1.000,00;7.000,00\n`, '?simpan=1')
  expect(await total()).toBe(5)
  // A list without balances may repeat one that had them, and nothing can tell: it is said.
  const { body } = await impor(`${PLAIN}19/11/2026;TF;;1.000,00\n`)
  expect(body.data).toMatchObject({ jumlah: { baru: 1 }, peringatan: [{ baris: 2 }] })
})

it('saves a statement that is sent by several at once only once', async () => {
  await using test = await createTestApp()
  const { impor, list } = bank(test)
  const sent = await Promise.all(Array.from({ length: 4 }, () => impor(BCA, '?simpan=1')))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(sent.map(({ body }) => body.data.jumlah.baru).sort()).toEqual([0, 0, 0, 3])
  expect((await list()).body.meta.total).toBe(3)
})

it('saves nothing of a statement with an error, and names each cell', async () => {
  await using test = await createTestApp()
  const { impor, list } = bank(test)
  const file = `${PLAIN}20/11/2026;A;;1.000.000,00\n31/02/2026;B;;10 jt\n22/11/2026;C;;\n`
  const preview = await impor(file)
  expect(preview.status).toBe(200)
  expect(preview.body.data.galat.map(({ baris, kolom }) => [baris, kolom])).toEqual([
    [3, 'Kredit'],
    [3, 'Tanggal'],
    [4, 'Kredit'],
    [4, 'Tanggal'],
  ])
  const saved = await impor(file, '?simpan=1')
  expect(saved.status).toBe(422)
  expect(Object.keys(saved.body.errors ?? {}).sort()).toEqual([
    '3.Kredit',
    '3.Tanggal',
    '4.Kredit',
    '4.Tanggal',
  ])
  expect((await list()).body.meta.total).toBe(0)
  // A balance that does not add up is no error.
  const odd = 'Tanggal;Keterangan;Debit;Kredit;Saldo\n20/11/2026;A;;5,00;9,00\n20/11/2026;B;;5,00;99,00\n'
  expect((await impor(odd, '?simpan=1')).body.data).toMatchObject({
    saldo: { keadaan: 'tidak', baris: [3] },
    jumlah: { baru: 2 },
  })
})

it('reads every encoding that banks and spreadsheets write, and refuses what is no text', async () => {
  await using test = await createTestApp()
  const { impor } = bank(test)
  const text = `${PLAIN}20/11/2026;RÉNÉ;;1.000.000,00\n`
  const swapped = Buffer.from(text, 'utf16le').swap16()
  for (const [name, bytes] of Object.entries({
    'UTF-8': Buffer.from(text),
    'UTF-8 with BOM': Buffer.from(`\uFEFF${text}`),
    'UTF-16 LE with BOM': Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'UTF-16 LE': Buffer.from(text, 'utf16le'),
    'UTF-16 BE with BOM': Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]),
    'UTF-16 BE': swapped,
    'Windows-1252': Buffer.from(text, 'latin1'),
  })) {
    const { status, body } = await impor(bytes)
    expect([status, body.data?.baris[0]?.keterangan, body.data?.galat], name).toEqual([200, 'RÉNÉ', []])
  }
  expect((await impor(Buffer.from('%PDF-1.4'))).status).toBe(422)
  expect((await impor(Buffer.from('<html><table>'))).status).toBe(422)
  const empty = await impor('')
  expect(empty.status).toBeGreaterThanOrEqual(200)
  expect(empty.status).toBeLessThan(500)
})

it('keeps lines by account: the first, the one that the file names, or the one that is asked for', async () => {
  await using test = await createTestApp()
  const { impor, list, setAccounts, post } = bank(test)
  await setAccounts('123-456 7890', '7010 0021 4')
  const line = '20/11/2026;A;;1.000,00\n'
  expect((await impor(PLAIN + line, '?simpan=1')).body.data.rekening.bank).toBe('BCA')
  const named = `No. Rekening : 701000214\n${PLAIN}${line}`
  expect((await impor(named, '?simpan=1')).body.data).toMatchObject({
    rekening: { bank: 'BSI', nomor: '7010 0021 4' },
    jumlah: { baru: 1 },
  })
  expect((await list('?rekening=701000214')).body.meta.total).toBe(1)
  expect((await impor(named, '?rekening=1234567890')).body.data.galat[0]?.pesan).toContain('bukan BCA')
  expect((await impor(line, '?rekening=999')).body.errors).toHaveProperty('rekening')
  const unknown = await impor(`No. Rekening : 5550001112\n${PLAIN}${line}`)
  expect(unknown.body.data).toMatchObject({
    galat: [],
    peringatan: [{ baris: 0 }],
    rekening: { bank: 'BCA' },
  })
  // Heads are told once for an account, and hold for it alone.
  const own = 'Buku;Info;Masuk;Keluar\n20/11/2026;A;2.000,00;\n'
  expect((await impor(own)).body.data.galat).toHaveLength(1)
  const judul = [
    { judul: 'Buku', isian: 'tanggal' },
    { judul: 'Info', isian: 'keterangan' },
  ]
  expect((await post('/api/mutasi/impor/judul', { judul }, 'keuangan')).status).toBe(200)
  expect((await impor(own)).body.data).toMatchObject({ galat: [], jumlah: { baru: 1, masuk: 2_000 } })
  expect((await impor(own, '?rekening=701000214')).body.data.galat).toHaveLength(1)
  const wrong = { judul: [{ judul: 'SITI 3276014107900001', isian: 'tanggal' }] }
  expect((await post('/api/mutasi/impor/judul', wrong, 'keuangan')).status).toBe(422)
})

it('proposes bookings with reasons, and books nothing', async () => {
  await using test = await createTestApp()
  const { impor, list } = bank(test)
  const office = bookings(test)
  const paket = await office.addPaket()
  const first = await office.book({ paket_id: paket.id })
  const second = await office.book({
    paket_id: paket.id,
    pemesan: { nama: 'Bambang Supriyanto', telepon: '0812 1111 2222', email: '' },
    peserta: [ORANG, ORANG],
  })
  await impor(
    `${PLAIN}18/11/2026;TRSF AMINAH SITI;;10.000.000,00\n19/11/2026;DP ${second.kode.replaceAll('-', '')};;5.000.000,00\n20/11/2026;BIAYA;6.500,00;\n20/11/2026;TIDAK DIKENAL;;777.000,00\n`,
    '?simpan=1',
  )
  const { body } = await list()
  expect(
    body.data.map(({ jumlah, usulan }) => [jumlah, usulan.map(({ pemesanan_id }) => pemesanan_id)]),
  ).toEqual([
    [777_000, []],
    [-6_500, []],
    [5_000_000, [second.id]],
    [10_000_000, [first.id]],
  ])
  expect(body.data[3]?.usulan).toMatchObject([
    {
      pemesanan_id: first.id,
      kode: first.kode,
      jumlah: 10_000_000,
      alasan: ['Jumlahnya tepat tagihan Uang muka.', 'Nama Siti Aminah tertulis di keterangan.'],
    },
  ])
  expect((await office.read(first.id)).body.data.status).toBe(first.status)
  await office.setStatus(second.id, 'batal', 'admin', 'Sakit')
  expect((await list()).body.data[2]?.usulan[0]?.alasan.at(-1)).toBe('Pemesanan ini sudah batal.')
})

it('puts a line aside with a reason and takes it back, one of many at once, and changes no row', async () => {
  await using test = await createTestApp()
  const { impor, list, turn } = bank(test)
  await impor(BCA, '?simpan=1')
  const [, fee] = (await list()).body.data
  const id = fee?.id ?? 0
  expect((await turn(id, 'abaikan', {})).status).toBe(422)
  expect((await turn(id, 'lepaskan')).status).toBe(409)
  const all = await Promise.all(Array.from({ length: 5 }, () => turn(id, 'abaikan')))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(all.find(({ status }) => status === 409)?.body.keadaan).toBe('diabaikan')
  expect((await list('?keadaan=diabaikan')).body.data).toMatchObject([
    { id, keadaan: 'diabaikan', alasan: 'Biaya admin', jumlah: -17_000 },
  ])
  expect((await list('?keadaan=baru')).body).toMatchObject({
    jumlah: { baru: 2, diabaikan: 1 },
    meta: { total: 2 },
  })
  const back = await turn(id, 'lepaskan', { alasan: 'Keliru' })
  expect(back.body.data).toMatchObject({ keadaan: 'baru', alasan: 'Keliru' })
  expect((await list('?keadaan=baru&per_page=1&page=2')).body).toMatchObject({
    data: [{ id }],
    meta: { total: 3, last_page: 3 },
  })
  for (const none of ['/api/mutasi/999/abaikan', '/api/mutasi/x/abaikan'])
    expect((await bank(test).post(none, { alasan: 'x' }, 'keuangan')).status).toBe(404)
  const { db } = test.deps.database
  for (const change of [
    db.updateTable('mutasi').set({ jumlah: 1 }).where('id', '=', id),
    db.updateTable('keadaan_mutasi').set({ alasan: 'lain' }),
  ])
    await expect(change.execute()).rejects.toThrow('appended only')
})

it('keeps texts sealed and out of activity and errors, and notes who looked at them', async () => {
  await using test = await createTestApp()
  const { impor, list, as } = bank(test)
  await impor(BCA, '?simpan=1')
  const { db } = test.deps.database
  const rows = await db.selectFrom('mutasi').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('AMINAH')
  const looks = () => db.selectFrom('log_akses').select(['jenis', 'data_id', 'bidang', 'role']).execute()
  expect(await looks()).toEqual([])
  await list()
  expect(await looks()).toEqual([{ jenis: 'mutasi', data_id: '1-3', bidang: 'keterangan', role: 'keuangan' }])
  const activity = await test.call({ url: '/api/aktivitas?jenis=mutasi', headers: await as('admin') })
  expect(JSON.stringify(activity.body)).toContain('3 baris baru')
  expect(JSON.stringify(activity.body)).not.toContain('AMINAH')
})

it('comes back from a backup with its states, and still takes the same line for one', async () => {
  await using test = await createTestApp()
  const { impor, turn } = bank(test)
  await impor(BCA, '?simpan=1')
  await turn(2, 'abaikan')
  const file = `${test.dataDir}/cadangan.db`
  await test.backup(file)
  await impor(`${PLAIN}20/11/2026;LATER;;1.000,00\n`, '?simpan=1')
  await test.restore(file)
  const { impor: send, list: read } = bank(test)
  expect((await read()).body.jumlah).toEqual({ baru: 2, cocok: 0, diabaikan: 1 })
  expect((await send(BCA, '?simpan=1')).body.data.jumlah.ada).toBe(3)
  expect((await send(`${PLAIN}20/11/2026;LATER;;1.000,00\n`, '?simpan=1')).body.data.jumlah.baru).toBe(1)
})

it('is for whoever verifies money alone', async () => {
  await using test = await createTestApp()
  const { impor, list, turn } = bank(test)
  for (const [role, status] of [
    ['admin', 200],
    ['keuangan', 200],
    ['staf', 403],
    ['user', 403],
  ] as const) {
    expect((await impor(BCA, '', role)).status, role).toBe(status)
    expect((await list('', role)).status, role).toBe(status)
    expect((await turn(9, 'abaikan', undefined, role)).status, role).toBe(status === 200 ? 404 : 403)
  }
  expect((await test.call({ url: '/api/mutasi' })).status).toBe(401)
})
