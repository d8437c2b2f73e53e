import { JURNAL_KOLOM } from '@safar/shared/money/jurnal/jurnal'
import { BOM } from '@safar/shared/platform/csv/write-csv'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { ORANG } from '../../trips/pemesanan/pemesanan.testing.ts'
import { HARI, uang } from '../uang.testing.ts'
import { sizeOfJurnal, writeJurnal } from './read-jurnal.ts'

const HARGA = 29_500_000

/** The journal beside the calls of money, as rows of cells by their heads. */
function journal(test: TestApp) {
  const office = uang(test)
  return {
    ...office,
    async rows(query = '') {
      const { statusCode, headers, body } = await test.app.inject({
        url: `/api/uang/jurnal.csv${query}`,
        headers: await office.as('keuangan'),
      })
      expect(statusCode, body).toBe(200)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      const [first = '', ...lines] = body.split('\r\n')
      expect(first).toBe(`${BOM}${JURNAL_KOLOM.map((head) => `"${head}"`).join(';')}`)
      return lines.slice(0, -1).map((line) => {
        const cells = line.slice(1, -1).split('";"')
        return Object.fromEntries(JURNAL_KOLOM.map((head, index) => [head, cells[index] ?? '']))
      })
    },
  }
}

const balance = (rows: readonly Record<string, string>[]) =>
  rows.reduce((sum, { jumlah }) => sum + Number(jumlah), 0)

it('holds money in and out alone, signed, and its sum is the balance of all bookings', async () => {
  await using test = await createTestApp()
  const office = journal(test)
  const [from, to] = [await office.addPaket(), await office.addPaket({ tanggal_keberangkatan: '2027-08-21' })]
  const one = await office.book({ paket_id: from.id, peserta: [ORANG, ORANG] })
  const two = await office.book({ paket_id: from.id })
  const paid = await office.pay(one.id, 2 * HARGA, { rujukan: 'FT26325001' })
  const wrong = await office.pay(two.id, 1_000_000, { metode: 'tunai' })
  await office.decide(wrong.id, 'batalkan', { alasan: 'Salah pemesanan' })
  await office.record(two.id, { jumlah: 5_000 })
  const moved = await office.post(`/api/pemesanan/${one.id}/pindah`, {
    paket_id: to.id,
    peserta: [one.peserta[1]?.id],
  })
  const other = moved.body.data
  const rows = await office.rows()
  expect(
    rows.map(({ kode, jenis, jumlah, rujukan, lawan }) => [kode, jenis, jumlah, rujukan, lawan]),
  ).toEqual([
    [one.kode, 'pembayaran', String(2 * HARGA), 'FT26325001', ''],
    [two.kode, 'pembayaran', '1000000', '', ''],
    [two.kode, 'pembatalan', '-1000000', '', ''],
    [one.kode, 'pindahan', String(-HARGA), '', other.kode],
    [other.kode, 'pindahan', String(HARGA), '', one.kode],
  ])
  expect(rows[0]).toMatchObject({
    waktu: '2026-11-21 10:00 WIB',
    mata_uang: 'Rp',
    tanggal_bank: HARI,
    metode: 'transfer',
    kwitansi: paid.nomor,
    keberangkatan: '2027-06-21',
  })
  expect(rows[2]).toMatchObject({ alasan: 'Salah pemesanan', kwitansi: wrong.nomor })
  const accounts = await Promise.all([one, two, other].map(({ id }) => office.money(id)))
  expect(balance(rows)).toBe(accounts.reduce((sum, { dibayar }) => sum + dibayar, 0))
  expect(balance(await office.rows(`?keberangkatan=${to.id}`))).toBe(HARGA)
})

it('gives a day’s entries, and the same file again once it is over', async () => {
  await using test = await createTestApp()
  const office = journal(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.pay(id, 1_000)
  const query = `?dari=${HARI}&sampai=${HARI}`
  const before = await office.rows(query)
  office.advance(86_400_000)
  await office.pay(id, 2_000)
  expect(await office.rows(query)).toEqual(before)
  expect(balance(await office.rows('?dari=2026-11-22'))).toBe(2_000)
  expect(await office.rows('?dari=2026-11-23')).toEqual([])
})

it('runs no formula that somebody typed, and names who took it', async () => {
  await using test = await createTestApp()
  const office = journal(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  for (const rujukan of ['=1+1', '+62', '@SUM(A1)', '-2']) await office.pay(id, 1, { rujukan })
  const rows = await office.rows()
  expect(rows.map(({ rujukan }) => rujukan)).toEqual(["'=1+1", "'+62", "'@SUM(A1)", "'-2"])
  const noted = await test.deps.database.db
    .selectFrom('aktivitas')
    .selectAll()
    .where('aksi', '=', 'unduh')
    .execute()
  expect(noted.map(({ rinci }) => rinci)).toEqual(['Jurnal uang, 4 baris'])
})

it('reads some entries at a time, each once, and none that came after it began', async () => {
  await using test = await createTestApp()
  const office = journal(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.pay(id, 1)
  const { db } = test.deps.database
  const row = await db
    .selectFrom('buku_uang')
    .selectAll()
    .where('jenis', '=', 'masuk')
    .executeTakeFirstOrThrow()
  const { id: _, ...entry } = row
  for (let part = 0; part < 5; part += 1)
    await db
      .insertInto('buku_uang')
      .values(Array.from({ length: 500 }, () => entry))
      .execute()
  const asked = { paket_id: null, dari: undefined, sampai: undefined }
  const { banyak, akhir } = await sizeOfJurnal(db, asked)
  await db.insertInto('buku_uang').values(entry).execute()
  const parts: string[] = []
  for await (const part of writeJurnal(db, asked, akhir)) parts.push(part)
  const lines = parts.join('').split('\r\n').slice(1, -1)
  expect([banyak, lines.length, new Set(lines).size, parts.length]).toEqual([2_501, 2_501, 2_501, 4])
})

it('names accounts and the tax within by the settings, of each payment by the rate of its day', async () => {
  await using test = await createTestApp()
  const office = journal(test)
  const { id } = await office.book({ paket_id: (await office.addPaket({ tipe_paket: 'Overseas' })).id })
  const first = await office.pay(id, 10_110_000)
  const plain = await office.rows()
  expect(plain[0]).toMatchObject({ akun_debit: '', akun_kredit: '', ppn_jenis: '', ppn: '' })
  const rate = { kunci: 'ppn_overseas', sumber: 'Konsultan pajak' }
  const angka = [
    { ...rate, nilai: 110, berlaku_sejak: '2026-01-01' },
    { ...rate, nilai: 120, berlaku_sejak: '2026-11-22' },
  ]
  const akun_jurnal = { bank: '1-1200', kas: '1-1100', gateway: '', titipan: '2-1300', ppn: '2-1400' }
  const saved = await office.post('/api/pengaturan', { angka, akun_jurnal }, 'admin')
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  office.advance(86_400_000)
  await office.decide(first.id, 'batalkan', { alasan: 'Salah' })
  await office.pay(id, 10_120_000, { metode: 'tunai', tanggal_bank: '2026-11-22' })
  const cells = (await office.rows()).map((row) => [
    row.jumlah,
    row.akun_debit,
    row.akun_kredit,
    row.ppn_jenis,
    row.ppn_tarif,
    row.dpp,
    row.ppn,
    row.akun_ppn,
  ])
  expect(cells).toEqual([
    ['10110000', '1-1200', '2-1300', 'Overseas', '1,1%', '10000000', '110000', '2-1400'],
    ['-10110000', '2-1300', '1-1200', 'Overseas', '1,1%', '-10000000', '-110000', '2-1400'],
    ['10120000', '1-1100', '2-1300', 'Overseas', '1,2%', '10000000', '120000', '2-1400'],
  ])
})

it('is taken by admins and finance alone', async () => {
  await using test = await createTestApp()
  const office = journal(test)
  const url = '/api/uang/jurnal.csv'
  for (const [role, status] of [
    [null, 401],
    ['user', 403],
    ['staf', 403],
  ] as const)
    expect([role, (await office.get(url, role)).status]).toEqual([role, status])
  const answer = async (query: string) =>
    (await test.app.inject({ url: `${url}${query}`, headers: await office.as('admin') })).statusCode
  expect(await answer('')).toBe(200)
  expect(await answer('?dari=2026-02-31')).toBe(422)
  expect(await answer('?dari=2026-11-21&sampai=2026-11-20')).toBe(422)
  expect(await answer('?keberangkatan=tidak-ada')).toBe(404)
})
