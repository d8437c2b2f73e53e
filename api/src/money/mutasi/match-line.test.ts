import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import type { MutasiCocok } from '@safar/shared/money/mutasi/mutasi-schema'
import type { Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { RingkasanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { Answered } from '../uang.testing.ts'
import { lines } from './mutasi.testing.ts'

// The clock stands at 2026-11-21, 10:00 in Jakarta; lines are of the day before.
const DP = 10_000_000
const HARGA = 29_500_000

const stood = ({ dibayar, sisa, lebih }: Uang) => [dibayar, sisa, lebih]
const paid = ({ pembayaran }: Uang) => pembayaran.map(({ jumlah, status }) => [jumlah, status])

it('books one line to several bookings, each with its payment and its own receipt', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket()
  const [one, other] = [await office.book({ paket_id: paket.id }), await office.book({ paket_id: paket.id })]
  const [line] = await office.bank(['TRSF UNTUK DUA KELUARGA', 25_000_000, '18/11/2026'])
  const id = line?.id ?? 0
  const { status, body } = await office.match(id, [
    { pemesanan_id: other.id, jumlah: '15.000.000' },
    { pemesanan_id: one.id, jumlah: DP },
  ])
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data).toMatchObject({
    id,
    keadaan: 'cocok',
    usulan: [],
    peringatan: [],
    bagian: [
      { pemesanan_id: one.id, kode: one.kode, nama: 'Siti Aminah', jumlah: DP, kwitansi: 'KW-2026-000001' },
      { pemesanan_id: other.id, kode: other.kode, jumlah: 15_000_000, kwitansi: 'KW-2026-000002' },
    ],
  })
  // The owner sees by which account it came.
  const view = (await office.get<RingkasanUang>('/api/uang')).body.data
  expect(view.rekening).toEqual([
    { mata_uang: 'Rp', metode: 'transfer', rekening: body.data.rekening, diterima: 25_000_000 },
  ])
  for (const [booking, jumlah, at] of [
    [one, DP, 1],
    [other, 15_000_000, 2],
  ] as const) {
    const money = await office.money(booking.id)
    expect(stood(money)).toEqual([jumlah, HARGA - jumlah, 0])
    // The line's day may be before the booking's own: the bank had the money.
    expect(money.pembayaran).toMatchObject([
      {
        jumlah,
        status: 'diterima',
        metode: 'transfer',
        tanggal_bank: '2026-11-18',
        rujukan: `Mutasi ${id} (${at}/2)`,
        kwitansi: `KW-2026-00000${at}`,
        mutasi_id: id,
        kembar: [],
      },
    ])
    expect(await office.statusOf(booking.id)).toBe('sebagian')
  }
  expect(await office.sisaPax(paket.id)).toBe(paket.sisa_pax - 2)
  expect((await office.list('?keadaan=cocok')).body).toMatchObject({
    data: [{ id, bagian: [{ kode: one.kode }, { kode: other.kode }] }],
    jumlah: { baru: 0, cocok: 1, diabaikan: 0 },
  })
})

it('takes parts that add up to the line to the rupiah, of bookings that are there, each once', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const usd = await office.book({
    paket_id: (
      await office.addPaket({
        currency: 'USD',
        harga_quad: 2_000,
        harga_triple: 2_150,
        harga_double: 2_400,
        dp_per_pax: 500,
        harga_anak_kasur: null,
        harga_anak_tanpa_kasur: null,
        harga_bayi: null,
      })
    ).id,
  })
  const [line, sen, out] = await office.bank(['A', 1_000_000], ['BUNGA', 1_234.56], ['BIAYA', -17_000])
  const part = (pemesanan_id: number, jumlah: number | string) => ({ pemesanan_id, jumlah })
  const refused = async (line_id: number | undefined, bagian: Parameters<typeof office.match>[1]) => {
    const { status, body } = await office.match(line_id ?? 0, bagian)
    return [status, body.errors]
  }
  expect(await refused(line?.id, [part(id, 999_999)])).toEqual([
    422,
    { bagian: ['Jumlah bagiannya Rp 999.999, kurang Rp 1 dari baris ini yang Rp 1.000.000.'] },
  ])
  expect(await refused(line?.id, [part(id, 1_000_001)])).toEqual([
    422,
    { bagian: [expect.stringContaining('lebih Rp 1 dari')] },
  ])
  expect(await refused(sen?.id, [part(id, 1_234)])).toEqual([
    422,
    { bagian: [expect.stringContaining('Rp 1.234,56, ada sennya')] },
  ])
  expect(await refused(out?.id, [part(id, 17_000)])).toEqual([
    422,
    { bagian: [expect.stringContaining('uang keluar')] },
  ])
  expect(await refused(line?.id, [part(id, 400_000), part(id, 600_000)])).toEqual([
    422,
    { 'bagian.1.pemesanan_id': [expect.stringContaining('bagian lain')] },
  ])
  expect(await refused(line?.id, [part(id, 400_000), part(99, 600_000)])).toEqual([
    422,
    { 'bagian.1.pemesanan_id': ['Pemesanan ini tidak ada.'] },
  ])
  expect(await refused(line?.id, [part(usd.id, 1_000_000)])).toEqual([
    422,
    { 'bagian.0.pemesanan_id': [expect.stringContaining('dolar')] },
  ])
  for (const jumlah of [0, '0', -1, '10,5', '1e9', '10 jt', 10.5])
    expect(await refused(line?.id, [part(id, jumlah)]), String(jumlah)).toMatchObject([
      422,
      { 'bagian.0.jumlah': [expect.any(String)] },
    ])
  expect((await office.match(line?.id ?? 0, [])).status).toBe(422)
  expect((await office.match(99, [part(id, 1)])).status).toBe(404)
  expect(await office.money(id)).toMatchObject({ dibayar: 0, pembayaran: [] })
  expect((await office.list()).body.jumlah).toEqual({ baru: 3, cocok: 0, diabaikan: 0 })
  expect((await office.get<Kwitansi[]>('/api/kwitansi')).body.data).toEqual([])
})

it('accepts the payment that waits for the same money, and never has one money twice', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.record(id, { jumlah: DP, metode: 'tunai' })
  const transfer = await office.record(id, { jumlah: DP, rujukan: 'TRX-1' })
  const [line] = await office.bank(['SITI', DP])
  const { body } = await office.match(line?.id ?? 0, [{ pemesanan_id: id, jumlah: DP }])
  expect(body.data.bagian).toMatchObject([{ pembayaran_id: transfer.body.data.id }])
  const money = await office.money(id)
  expect(paid(money)).toEqual([
    [DP, 'menunggu'],
    [DP, 'diterima'],
  ])
  expect([stood(money), money.pembayaran[1]?.rujukan]).toEqual([[DP, HARGA - DP, 0], 'TRX-1'])
  expect((await office.accept(transfer.body.data.id)).status).toBe(409)
})

it('is no second money beside a transfer that was verified before its line came', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const first = await office.pay(id, DP)
  // Lines are numbered in the order of their days.
  const [late, line, second] = await office.bank(
    ['SITI LAMA', DP, '01/11/2026'],
    ['SITI', DP, '19/11/2026'],
    ['SITI LAGI', DP, '20/11/2026'],
  )
  const bagian = [{ pemesanan_id: id, jumlah: DP }]
  const { body } = await office.match(line?.id ?? 0, bagian)
  expect(body.data).toMatchObject({
    bagian: [{ pembayaran_id: first.id, kwitansi: first.nomor }],
    peringatan: [expect.stringContaining('uangnya tidak ditambah')],
  })
  expect(await office.money(id)).toMatchObject({ dibayar: DP, pembayaran: [{ mutasi_id: line?.id }] })
  // Two equal transfers have two lines.
  await office.match(second?.id ?? 0, bagian)
  expect((await office.money(id)).dibayar).toBe(2 * DP)
  await office.release(line?.id ?? 0)
  expect(await office.money(id)).toMatchObject({
    dibayar: 2 * DP,
    pembayaran: [{ status: 'diterima', mutasi_id: null }, { mutasi_id: second?.id }],
  })
  await office.match(late?.id ?? 0, bagian)
  expect((await office.money(id)).dibayar).toBe(3 * DP)
  await office.match(line?.id ?? 0, bagian)
  expect((await office.decide(first.id, 'batalkan', { alasan: 'Salah' })).status).toBe(200)
  expect((await office.line(line?.id ?? 0))?.keadaan).toBe('baru')
})

it('knows its own money by the unique code on top of what was recorded', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const kode = (await office.money(id)).kode_unik ?? 0
  const recorded = await office.record(id, { jumlah: DP })
  const [line] = await office.bank(['SITI', DP + kode])
  await office.match(line?.id ?? 0, [{ pemesanan_id: id, jumlah: DP + kode }])
  const money = await office.money(id)
  expect(paid(money)).toEqual([
    [DP, 'ditolak'],
    [DP + kode, 'diterima'],
  ])
  expect(money.pembayaran[0]?.alasan).toContain(`Mutasi ${line?.id}`.toLowerCase())
  expect(money.dibayar).toBe(DP + kode)
  expect((await office.accept(recorded.body.data.id)).status).toBe(409)
  await office.release(line?.id ?? 0)
  expect(paid(await office.money(id))).toEqual([
    [DP, 'ditolak'],
    [DP + kode, 'dibatalkan'],
    [DP, 'menunggu'],
  ])
})

it('lets who recorded a payment match its line: the bank proves it, and nobody else could say more', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  await office.as('admin')
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const own = await office.record(id, { jumlah: DP }, 'keuangan')
  expect((await office.accept(own.body.data.id, 'keuangan')).status).toBe(403)
  const [line] = await office.bank(['SITI', DP])
  const { status, body } = await office.match(line?.id ?? 0, [{ pemesanan_id: id, jumlah: DP }], 'keuangan')
  expect([status, body.data.bagian[0]?.pembayaran_id]).toEqual([200, own.body.data.id])
})

it('lets go of a booked line by counter-entries, and a payment that waited waits again with its proof', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket()
  const [one, other] = [await office.book({ paket_id: paket.id }), await office.book({ paket_id: paket.id })]
  const waiting = await office.record(one.id, { jumlah: DP, rujukan: 'TRX-9' })
  const [line] = await office.bank(['DUA KELUARGA', 2 * DP])
  const id = line?.id ?? 0
  const bagian = [
    { pemesanan_id: one.id, jumlah: DP },
    { pemesanan_id: other.id, jumlah: DP },
  ]
  await office.match(id, bagian)
  const { status, body } = await office.release(id, 'Salah keluarga')
  expect([status, body.data]).toMatchObject([200, { keadaan: 'baru', alasan: 'Salah keluarga', bagian: [] }])
  expect(paid(await office.money(one.id))).toEqual([
    [DP, 'dibatalkan'],
    [DP, 'menunggu'],
  ])
  const again = (await office.money(one.id)).pembayaran[1]
  expect(again).toMatchObject({
    rujukan: 'TRX-9',
    dicatat_oleh: waiting.body.data.dicatat_oleh,
    mutasi_id: null,
    kembar: [],
  })
  expect(paid(await office.money(other.id))).toEqual([[DP, 'dibatalkan']])
  for (const booking of [one, other]) expect(stood(await office.money(booking.id))).toEqual([0, HARGA, 0])
  expect(await office.sisaPax(paket.id)).toBe(paket.sisa_pax)
  const receipts = (await office.get<Kwitansi[]>('/api/kwitansi')).body.data
  expect(receipts.map(({ nomor, keadaan }) => [nomor, keadaan])).toEqual([
    ['KW-2026-000002', 'dibatalkan'],
    ['KW-2026-000001', 'dibatalkan'],
  ])
  expect((await office.release(id)).status).toBe(409)
  // Booked again it takes the payment that waits, with new receipts.
  const second = await office.match(id, bagian)
  expect(second.body.data.bagian.map(({ kwitansi, pembayaran_id }) => [kwitansi, pembayaran_id])).toEqual([
    ['KW-2026-000003', again?.id],
    ['KW-2026-000004', expect.any(Number)],
  ])
  expect(stood(await office.money(one.id))).toEqual([DP, HARGA - DP, 0])
})

it('makes a line new again as its payment is cancelled, and refuses that for one part of a divided line', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket()
  const [one, other] = [await office.book({ paket_id: paket.id }), await office.book({ paket_id: paket.id })]
  const [single, divided] = await office.bank(['A', DP], ['B', 2_000_000])
  const first = await office.match(single?.id ?? 0, [{ pemesanan_id: one.id, jumlah: DP }])
  const payment = first.body.data.bagian[0]?.pembayaran_id ?? 0
  expect((await office.decide(payment, 'batalkan', { alasan: 'Dana ditarik' })).status).toBe(200)
  expect(await office.line(single?.id ?? 0)).toMatchObject({
    keadaan: 'baru',
    alasan: 'Dana ditarik',
    bagian: [],
  })
  expect((await office.match(single?.id ?? 0, [{ pemesanan_id: other.id, jumlah: DP }])).status).toBe(200)
  const parts = await office.match(divided?.id ?? 0, [
    { pemesanan_id: one.id, jumlah: 1_500_000 },
    { pemesanan_id: other.id, jumlah: 500_000 },
  ])
  const part = parts.body.data.bagian[0]?.pembayaran_id ?? 0
  const refused = await office.decide(part, 'batalkan', { alasan: 'Salah' })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Lepaskan baris itu')])
  expect(stood(await office.money(one.id))).toEqual([1_500_000, HARGA - 1_500_000, 0])
  expect((await office.release(divided?.id ?? 0)).status).toBe(200)
  expect(stood(await office.money(one.id))).toEqual([0, HARGA, 0])
  expect(stood(await office.money(other.id))).toEqual([DP, HARGA - DP, 0])
})

it('keeps what is too much, and money that comes after a cancellation or after departure', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket()
  const [rich, gone, away] = [
    await office.book({ paket_id: paket.id }),
    await office.book({ paket_id: paket.id }),
    await office.book({ paket_id: paket.id }),
  ]
  await office.setStatus(gone.id, 'batal')
  await office.pay(away.id, HARGA)
  await office.setStatus(away.id, 'berangkat', 'admin')
  const [line] = await office.bank(['TIGA', HARGA + 500_000 + DP + 1_000_000])
  const { status, body } = await office.match(line?.id ?? 0, [
    { pemesanan_id: rich.id, jumlah: HARGA + 500_000 },
    { pemesanan_id: gone.id, jumlah: DP },
    { pemesanan_id: away.id, jumlah: 1_000_000 },
  ])
  expect([status, body.data.peringatan]).toEqual([
    200,
    [expect.stringMatching(new RegExp(`^${gone.kode}: .*berakhir`))],
  ])
  expect(stood(await office.money(rich.id))).toEqual([HARGA + 500_000, 0, 500_000])
  expect(stood(await office.money(gone.id))).toEqual([DP, 0, DP])
  expect(stood(await office.money(away.id))).toEqual([HARGA + 1_000_000, 0, 1_000_000])
  expect([await office.statusOf(gone.id), await office.statusOf(away.id)]).toEqual(['batal', 'berangkat'])
})

it('books a line once, whoever asks at once, and says what it was booked to', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket({ total_pax: 60, sisa_pax: 60 })
  const all: { id: number; kode: string }[] = []
  for (let n = 0; n < 6; n += 1) all.push(await office.book({ paket_id: paket.id }))
  const [line] = await office.bank(['A', 3 * DP])
  const id = line?.id ?? 0
  await office.as('keuangan')
  // Each asks for three of them, in an order of its own.
  const asked = all.map((_, at) => [at, at + 2, at + 1].map((n) => all[n % all.length]?.id ?? 0))
  const sent = await Promise.all(
    asked.map((ids) =>
      office.match(
        id,
        ids.map((pemesanan_id) => ({ pemesanan_id, jumlah: DP })),
      ),
    ),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  const won = sent.find(({ status }) => status === 200)?.body.data.bagian ?? []
  for (const { body } of sent.filter(({ status }) => status === 409))
    expect([body.keadaan, body.bagian?.map(({ kode }) => kode)]).toEqual([
      'cocok',
      won.map(({ kode }) => kode),
    ])
  const money = await Promise.all(all.map((one) => office.money(one.id)))
  expect(money.reduce((sum, { dibayar }) => sum + dibayar, 0)).toBe(3 * DP)
  expect((await office.get<Kwitansi[]>('/api/kwitansi')).body.data).toHaveLength(3)
})

it('lets a match, a verification and a cancellation of one payment come at once, and one of them win', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const { body } = await office.record(id, { jumlah: DP })
  const [line] = await office.bank(['A', DP])
  for (const role of ['keuangan', 'admin'] as const) await office.as(role)
  const [match, accept] = await Promise.all([
    office.match(line?.id ?? 0, [{ pemesanan_id: id, jumlah: DP }]),
    office.accept(body.data.id, 'admin'),
  ])
  expect([200, 409]).toContain(accept.status)
  expect(match.status).toBe(200)
  expect(stood(await office.money(id))[0]).toBe(DP)
  const receipts = (await office.get<Kwitansi[]>('/api/kwitansi')).body.data
  expect(receipts.map(({ nomor }) => nomor).sort()).toEqual(
    receipts.map((_, at) => `KW-2026-${String(at + 1).padStart(6, '0')}`),
  )
  const held = (await office.line(line?.id ?? 0))?.bagian[0]?.pembayaran_id ?? 0
  expect(receipts).toHaveLength(1)
  const [released, cancelled] = await Promise.all([
    office.release(line?.id ?? 0),
    office.decide(held, 'batalkan', { alasan: 'Sekaligus' }, 'admin'),
  ])
  // A release leaves what was verified before the line came, so both may do something.
  expect([200, 409]).toContain(released.status)
  expect([200, 409]).toContain(cancelled.status)
  expect((await office.line(line?.id ?? 0))?.keadaan).toBe('baru')
})

it('gives fifty matches at once fifty receipts without a gap', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket({ total_pax: 99, sisa_pax: 99 })
  const ids: number[] = []
  for (let index = 0; index < 50; index += 1) ids.push((await office.book({ paket_id: paket.id })).id)
  const all = await office.bank(...ids.map((_, at) => [`LINE ${at}`, DP + at] as const))
  await office.as('keuangan')
  const sent = await Promise.all(
    all.map((line, at) => office.match(line.id, [{ pemesanan_id: ids[at] ?? 0, jumlah: DP + at }])),
  )
  expect(sent.map(({ status }) => status)).toEqual(ids.map(() => 200))
  expect(sent.map(({ body }) => body.data.bagian[0]?.kwitansi).sort()).toEqual(
    ids.map((_, index) => `KW-2026-${String(index + 1).padStart(6, '0')}`),
  )
  expect(await office.sisaPax(paket.id)).toBe(49)
})

it('is booked and let go by whoever verifies money alone, and its pairs are changed by nobody', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const [line] = await office.bank(['A', DP])
  const bagian = [{ pemesanan_id: id, jumlah: DP }]
  for (const role of ['staf', 'user'] as const) {
    expect((await office.match(line?.id ?? 0, bagian, role)).status).toBe(403)
    expect((await office.release(line?.id ?? 0, 'x', role)).status).toBe(403)
  }
  const url = `/api/mutasi/${line?.id}/cocokkan`
  expect((await test.call({ method: 'POST', url, payload: { bagian } })).status).toBe(401)
  expect((await office.match(line?.id ?? 0, bagian, 'admin')).status).toBe(200)
  expect((await office.post(`/api/mutasi/${line?.id}/abaikan`, { alasan: 'x' }, 'keuangan')).status).toBe(409)
  const { db } = test.deps.database
  for (const change of [
    db.updateTable('pasangan_mutasi').set({ urut: 9 }),
    db.deleteFrom('pasangan_mutasi'),
    db.deleteFrom('keadaan_mutasi'),
    db.deleteFrom('mutasi'),
  ])
    await expect(change.execute()).rejects.toThrow('appended only')
})

it('comes back from a backup with what its lines were booked to', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const [line] = await office.bank(['A', DP])
  await office.match(line?.id ?? 0, [{ pemesanan_id: id, jumlah: DP }])
  const file = `${test.dataDir}/cadangan.db`
  await test.backup(file)
  await office.release(line?.id ?? 0)
  await test.restore(file)
  const after = lines(test)
  expect(await after.line(line?.id ?? 0)).toMatchObject({ keadaan: 'cocok', bagian: [{ pemesanan_id: id }] })
  expect((await after.release(line?.id ?? 0)).status).toBe(200)
  expect(stood(await after.money(id))).toEqual([0, HARGA, 0])
})

it('books the same sending once, answers it again, and refuses its key for other parts', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket()
  const [one, other] = [await office.book({ paket_id: paket.id }), await office.book({ paket_id: paket.id })]
  const [line] = await office.bank(['TRF SITI', 10_000_000])
  const send = (pemesanan_id: number, key = 'kunci-1') =>
    office.post<Answered<MutasiCocok>>(
      `/api/mutasi/${line?.id}/cocokkan`,
      { bagian: [{ pemesanan_id, jumlah: 10_000_000 }] },
      'keuangan',
      { 'idempotency-key': key },
    )
  await office.as('keuangan')
  const all = [...(await Promise.all([send(one.id), send(one.id)])), await send(one.id)]
  expect(all.map(({ status, body }) => [status, body.data.keadaan, body.data.bagian.length])).toEqual(
    Array.from({ length: 3 }, () => [200, 'cocok', 1]),
  )
  expect((await office.money(one.id)).dibayar).toBe(10_000_000)
  expect((await send(other.id)).status).toBe(422)
  expect((await send(one.id, 'kunci-2')).status).toBe(409)
})
