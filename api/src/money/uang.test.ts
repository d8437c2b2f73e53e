import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { expect, it } from 'vitest'
import { multipart } from '../testing/multipart.ts'
import { picture } from '../testing/picture.ts'
import { createTestApp } from '../testing/test-app.ts'
import { ORANG, PEMESAN } from '../trips/pemesanan/pemesanan.testing.ts'
import { type Answered, HARI, uang } from './uang.testing.ts'

const DP = 10_000_000
const HARGA = 29_500_000

it('has the bills of the plan, which add up to the total, and pays the oldest first until all is paid', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket()
  const booking = await office.book({ paket_id: paket.id, cicilan: 2 })
  const before = await office.money(booking.kode)
  const kode = before.kode_unik ?? 0
  expect(kode).toBeGreaterThan(0)
  expect(before).toMatchObject({
    mata_uang: 'Rp',
    total: HARGA,
    dibayar: 0,
    sisa: HARGA,
    lebih: 0,
    pembayaran: [],
    pengembalian: [],
    pindahan: [],
    peringatan: [],
  })
  expect(
    before.tagihan.map(({ jenis, uraian, jatuh_tempo, jumlah }) => ({ jenis, uraian, jatuh_tempo, jumlah })),
  ).toEqual(booking.tagihan)
  expect(before.tagihan.map(({ jumlah_transfer, jumlah }) => Number(jumlah_transfer) - jumlah)).toEqual([
    kode,
    kode,
    kode,
  ])
  await office.setStatus(booking.id, 'menunggu_dp', 'staf')
  const first = await office.pay(booking.id, `Rp ${DP.toLocaleString('id-ID')}`)
  expect(first).toMatchObject({
    nomor: 'KW-2026-000001',
    keadaan: 'sah',
    jumlah: DP,
    terbilang: 'sepuluh juta rupiah',
    dari: 'Siti Aminah',
    kode: booking.kode,
    untuk: [{ uraian: 'Uang muka', jumlah: DP }],
    pembayaran: { status: 'diterima', kwitansi: 'KW-2026-000001', jumlah: DP },
    pemesanan: { status: 'sebagian' },
    peringatan: [],
  })
  expect(await office.sisaPax(paket.id)).toBe(paket.sisa_pax - 1)
  await office.pay(booking.id, HARGA - DP + 500_000)
  const after = await office.money(booking.id)
  expect(after).toMatchObject({ total: HARGA, dibayar: HARGA + 500_000, sisa: 0, lebih: 500_000 })
  expect(after.tagihan.map(({ keadaan, jumlah_transfer }) => [keadaan, jumlah_transfer])).toEqual([
    ['lunas', null],
    ['lunas', null],
    ['lunas', null],
  ])
  expect(await office.statusOf(booking.id)).toBe('lunas')
})

it('counts a unique code as paid, and asks the last bill for less', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id, cicilan: 2 })
  const { tagihan, kode_unik } = await office.money(id)
  const kode = kode_unik ?? 0
  await office.pay(id, Number(tagihan[0]?.jumlah_transfer))
  const after = await office.money(id)
  expect(after.tagihan.map(({ dibayar }) => dibayar)).toEqual([DP, 0, kode])
  expect([after.dibayar, after.sisa, after.lebih]).toEqual([DP + kode, HARGA - DP - kode, 0])
  const other = await office.book({ paket_id: (await office.addPaket()).id })
  expect((await office.money(other.id)).kode_unik).not.toBe(kode)
})

it('moves no state by less than the down payment, and gives the seat back by a cancelled payment', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket()
  const { id } = await office.book({ paket_id: paket.id })
  await office.setStatus(id, 'menunggu_dp', 'staf')
  await office.pay(id, 1_000_000)
  expect(await office.statusOf(id)).toBe('menunggu_dp')
  const second = await office.pay(id, HARGA - 1_000_000)
  expect([await office.statusOf(id), await office.sisaPax(paket.id)]).toEqual(['lunas', paket.sisa_pax - 1])
  const cancelled = await office.decide(second.id, 'batalkan', { alasan: 'Dana ditarik bank' })
  expect(cancelled.body.data).toMatchObject({ status: 'dibatalkan', alasan: 'Dana ditarik bank' })
  expect([await office.statusOf(id), await office.sisaPax(paket.id)]).toEqual(['menunggu_dp', paket.sisa_pax])
  expect(await office.money(id)).toMatchObject({ dibayar: 1_000_000, sisa: HARGA - 1_000_000, lebih: 0 })
  const { body } = await office.get<Kwitansi>(`/api/kwitansi/${second.nomor}`)
  expect(body.data).toMatchObject({
    keadaan: 'dibatalkan',
    jumlah: HARGA - 1_000_000,
    pembatalan: { nomor: `${second.nomor}-B`, alasan: 'Dana ditarik bank' },
  })
  const again = await office.decide(second.id, 'batalkan', { alasan: 'Dua kali' })
  expect([again.status, again.body.status]).toEqual([409, 'dibatalkan'])
})

it('accepts money where no seat is left, keeps the booking waiting, and names it', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket({ total_pax: 1, sisa_pax: 1 })
  const [one, other] = [await office.book({ paket_id: paket.id }), await office.book({ paket_id: paket.id })]
  await office.setStatus(one.id, 'menunggu_dp', 'staf')
  await office.pay(one.id, DP)
  // A draft waits as well, once it is paid.
  const late = await office.pay(other.id, DP)
  expect([late.pemesanan.status, late.peringatan]).toEqual([
    'menunggu_dp',
    [expect.stringContaining('kursi')],
  ])
  expect(await office.money(other.id)).toMatchObject({
    dibayar: DP,
    peringatan: [expect.stringContaining('kursi')],
  })
  expect((await office.read(other.id)).body.data.batas_dp).toBe('')
  expect(await office.sisaPax(paket.id)).toBe(0)
})

it('changes open bills with its people, never the paid ones, and is partly paid again when it is dearer', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.pay(id, HARGA)
  expect(await office.statusOf(id)).toBe('lunas')
  const paid = (await office.money(id)).tagihan
  const added = await office.post(`/api/pemesanan/${id}/peserta`, ORANG)
  expect([added.status, added.body.data.status, added.body.data.total]).toEqual([201, 'sebagian', 2 * HARGA])
  const dearer = await office.money(id)
  expect(dearer).toMatchObject({ total: 2 * HARGA, dibayar: HARGA, sisa: HARGA, lebih: 0 })
  for (const bill of paid) expect(dearer.tagihan).toContainEqual(bill)
  await office.pay(id, HARGA)
  const last = added.body.data.peserta.at(-1)
  const headers = await office.as('staf')
  const removed = await test.call({
    method: 'DELETE',
    url: `/api/pemesanan/${id}/peserta/${last?.id}`,
    headers,
  })
  expect(removed.status).toBe(200)
  expect(await office.money(id)).toMatchObject({ total: HARGA, dibayar: 2 * HARGA, sisa: 0, lebih: HARGA })
})

it('adds a bill by hand with a reason, which money that is too much pays at once', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.pay(id, HARGA + 200_000)
  const wheelchair = { uraian: 'Kursi roda', jumlah: '500.000', alasan: 'Diminta keluarga' }
  const { status, body } = await office.addBill(id, wheelchair)
  expect([status, body.data]).toMatchObject([
    201,
    { total: HARGA + 500_000, sisa: 300_000, lebih: 0, dibayar: HARGA + 200_000 },
  ])
  expect(body.data.tagihan.find(({ jenis }) => jenis === 'tambahan')).toMatchObject({
    uraian: 'Kursi roda',
    jatuh_tempo: HARI,
    dibayar: 200_000,
    keadaan: 'sebagian',
  })
  expect(await office.statusOf(id)).toBe('sebagian')
  await office.pay(id, 300_000)
  expect(await office.statusOf(id)).toBe('lunas')
  for (const wrong of [
    { ...wheelchair, alasan: '' },
    { ...wheelchair, jumlah: 0 },
    { ...wheelchair, jatuh_tempo: '2026-11-20' },
    { ...wheelchair, jatuh_tempo: '2027-06-22' },
  ])
    expect((await office.addBill(id, wrong)).status, JSON.stringify(wrong)).toBe(422)
  await office.setStatus(id, 'batal')
  expect((await office.addBill(id, wheelchair)).status).toBe(409)
})

it('ends open bills when it is cancelled, keeps money that comes after, and asks anew when it comes back', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.pay(id, DP)
  const late = await office.record(id, { jumlah: 1_000_000 })
  await office.setStatus(id, 'batal')
  expect(await office.money(id)).toMatchObject({ total: 0, dibayar: DP, sisa: 0, lebih: DP, tagihan: [] })
  const accepted = await office.accept(late.body.data.id)
  expect(accepted.body.data.peringatan).toEqual([expect.stringContaining('berakhir')])
  expect(await office.money(id)).toMatchObject({ dibayar: DP + 1_000_000, lebih: DP + 1_000_000 })
  const back = await office.setStatus(id, 'menunggu_dp')
  expect([back.status, back.body.data.status]).toEqual([200, 'sebagian'])
  expect(await office.money(id)).toMatchObject({ total: HARGA, sisa: HARGA - DP - 1_000_000, lebih: 0 })
})

it('moves what is too much along with who moves, by a pair of entries', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const [from, to] = [await office.addPaket(), await office.addPaket({ tanggal_keberangkatan: '2027-08-21' })]
  const { id, peserta } = await office.book({ paket_id: from.id, peserta: [ORANG, ORANG] })
  const paid = await office.pay(id, 2 * HARGA)
  const moved = await office.post(`/api/pemesanan/${id}/pindah`, {
    paket_id: to.id,
    peserta: [peserta[1]?.id],
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const other = moved.body.data.id
  expect(await office.money(id)).toMatchObject({ total: HARGA, dibayar: HARGA, sisa: 0, lebih: 0 })
  expect(await office.money(other)).toMatchObject({ total: HARGA, dibayar: HARGA, sisa: 0, lebih: 0 })
  expect([await office.statusOf(id), await office.statusOf(other)]).toEqual(['lunas', 'lunas'])
  const refused = await office.decide(paid.id, 'batalkan', { alasan: 'Salah' })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('pindah')])
  const back = await office.post(`/api/pemesanan/${other}/urung`, {})
  expect([back.status, back.body.data.status]).toEqual([200, 'lunas'])
  expect(await office.money(id)).toMatchObject({ total: 2 * HARGA, dibayar: 2 * HARGA, sisa: 0, lebih: 0 })
  expect(await office.money(other)).toMatchObject({ total: 0, dibayar: 0, sisa: 0, lebih: 0 })
  expect((await office.decide(paid.id, 'batalkan', { alasan: 'Salah' })).status).toBe(200)
})

it('pays the bill that a payment is meant for, and then the oldest', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id, cicilan: 2 })
  const other = await office.book({ paket_id: (await office.addPaket()).id })
  const { tagihan, kode_unik } = await office.money(id)
  const [first, , last] = tagihan
  const foreign = (await office.money(other.id)).tagihan[0]
  const wrong = await office.record(id, { jumlah: 1, tagihan_id: foreign?.id })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['tagihan_id']])
  const sum = Number(last?.jumlah) + 500_000
  const paid = await office.pay(id, sum, { tagihan_id: last?.id })
  expect(paid.pembayaran.tagihan_id).toBe(last?.id)
  expect(paid.untuk.map(({ jumlah }) => jumlah).toSorted((a, b) => a - b)).toEqual([500_000, last?.jumlah])
  expect((await office.money(id)).tagihan.map(({ dibayar }) => dibayar)).toEqual([500_000, 0, last?.jumlah])
  // One that is paid by then takes nothing; a unique code names the bill it came with.
  await office.pay(id, Number(first?.jumlah) - 500_000 + Number(kode_unik), { tagihan_id: last?.id })
  expect((await office.money(id)).tagihan.map(({ dibayar }) => dibayar)).toEqual([
    DP,
    kode_unik,
    last?.jumlah,
  ])
})

it('gives what is too much to another booking with a reason, once, and takes it back', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket()
  const one = await office.book({ paket_id: paket.id })
  const two = await office.book({ paket_id: paket.id })
  await office.pay(one.id, HARGA)
  const paid = await office.pay(one.id, DP + 1_000_000)
  const give = (more: object, role: 'keuangan' | 'staf' = 'keuangan') =>
    office.moveExcess(one.id, 'pindah', { pemesanan_id: two.id, alasan: 'Untuk adiknya', ...more }, role)
  expect((await give({}, 'staf')).status).toBe(403)
  for (const [field, more] of [
    ['pemesanan_id', { pemesanan_id: one.id }],
    ['pemesanan_id', { pemesanan_id: 99 }],
    ['jumlah', { jumlah: DP + 1_000_001 }],
    ['jumlah', { jumlah: '10,5' }],
    ['alasan', { alasan: ' ' }],
  ] as const) {
    const { status, body } = await give(more)
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(more)).toEqual([422, [field]])
  }
  const payload = { pemesanan_id: two.id, alasan: 'Untuk adiknya', jumlah: '10.000.000' }
  for (const _ of [1, 2]) {
    const url = `/api/pemesanan/${one.id}/lebih/pindah`
    const sent = await office.post(url, payload, 'keuangan', { 'idempotency-key': 'pindah-1' })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  }
  expect(await office.money(one.id)).toMatchObject({
    dibayar: HARGA + 1_000_000,
    lebih: 1_000_000,
    pindahan: [{ pemesanan_id: two.id, kode: two.kode, jumlah: -DP }],
  })
  expect(await office.money(two.id)).toMatchObject({
    dibayar: DP,
    sisa: HARGA - DP,
    pindahan: [{ pemesanan_id: one.id, jumlah: DP }],
  })
  expect(await office.statusOf(two.id)).toBe('sebagian')
  expect((await office.decide(paid.id, 'batalkan', { alasan: 'Ditarik bank' })).status).toBe(409)
  const back = await office.moveExcess(one.id, 'tarik', { pemesanan_id: two.id, alasan: 'Salah pemesanan' })
  expect([back.status, back.body.data.lebih, back.body.data.pindahan]).toEqual([200, DP + 1_000_000, []])
  expect(await office.money(two.id)).toMatchObject({ dibayar: 0, sisa: HARGA, lebih: 0, pindahan: [] })
  expect(await office.statusOf(two.id)).toBe('menunggu_dp')
  const again = await office.moveExcess(one.id, 'tarik', { pemesanan_id: two.id, alasan: 'Lagi' })
  expect(again.status).toBe(409)
  expect((await office.decide(paid.id, 'batalkan', { alasan: 'Ditarik bank' })).status).toBe(200)
  await office.setStatus(two.id, 'batal')
  expect((await give({})).status).toBe(409)
})

it('gives nothing that is promised back, and takes nothing back that went on', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket()
  const [one, two, three] = [
    await office.book({ paket_id: paket.id }),
    await office.book({ paket_id: paket.id }),
    await office.book({ paket_id: paket.id }),
  ]
  await office.pay(one.id, 3 * HARGA)
  const approved = await office.post(`/api/pemesanan/${one.id}/pengembalian`, { jumlah: HARGA }, 'admin')
  expect(approved.status, JSON.stringify(approved.body)).toBe(201)
  const give = (from: number, to: number, jumlah?: number) =>
    office.moveExcess(from, 'pindah', { pemesanan_id: to, alasan: 'Diminta', ...(jumlah && { jumlah }) })
  expect((await give(one.id, two.id, HARGA + 1)).status).toBe(422)
  expect((await give(one.id, two.id)).body.data.lebih).toBe(HARGA)
  await office.setStatus(two.id, 'batal')
  await office.setStatus(two.id, 'menunggu_dp')
  await office.setStatus(two.id, 'batal')
  expect((await give(two.id, three.id)).status).toBe(200)
  const refused = await office.moveExcess(one.id, 'tarik', { pemesanan_id: two.id, alasan: 'Salah' })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('pindah lagi')])
})

it('takes a cancellation back with its bills and its money', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.pay(id, HARGA)
  await office.setStatus(id, 'batal')
  expect(await office.money(id)).toMatchObject({ total: 0, lebih: HARGA })
  const back = await office.post(`/api/pemesanan/${id}/urung`, {})
  expect([back.status, back.body.data.status]).toEqual([200, 'lunas'])
  expect(await office.money(id)).toMatchObject({ total: HARGA, dibayar: HARGA, sisa: 0, lebih: 0 })
})

it('refuses sums, days and ways that cannot be, in words by field', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const wrong = [
    ...[0, '0', -1, '-1', '10,5', 10.5, '1e9', '10 jt', '10.000.00', 2 ** 53, '99999999999999999', ''].map(
      (jumlah) => ['jumlah', { jumlah }] as const,
    ),
    ['jumlah', {}],
    ['tanggal_bank', { jumlah: 1, tanggal_bank: '2026-11-22' }],
    ['tanggal_bank', { jumlah: 1, tanggal_bank: '2026-11-20' }],
    ['tanggal_bank', { jumlah: 1, tanggal_bank: '2026-02-31' }],
    ['metode', { jumlah: 1, metode: 'cek' }],
    ['rujukan', { jumlah: 1, rujukan: 'x'.repeat(101) }],
  ] as const
  for (const [field, payload] of wrong) {
    const { status, body } = await office.record(id, payload)
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(payload)).toEqual([422, [field]])
  }
  expect((await office.money(id)).pembayaran).toEqual([])
  expect((await office.record(99, { jumlah: 1 })).status).toBe(404)
  for (const step of ['tolak', 'batalkan'] as const) {
    expect((await office.decide(99, step, { alasan: 'Tidak ada' })).status).toBe(404)
    const { body } = await office.record(id, { jumlah: 1 })
    expect((await office.decide(body.data.id, step, {})).status).toBe(422)
  }
  expect((await office.accept(99)).status).toBe(404)
  const waiting = await office.decide(1, 'batalkan', { alasan: 'Belum diterima' })
  expect([waiting.status, waiting.body.status]).toEqual([409, 'menunggu'])
})

it('books nothing by a refused payment, and lets one of two verifiers at once accept', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const refused = await office.record(id, { jumlah: DP })
  await office.decide(refused.body.data.id, 'tolak', { alasan: 'Bukti buram' })
  expect((await office.accept(refused.body.data.id)).status).toBe(409)
  const { body } = await office.record(id, { jumlah: DP })
  await office.as('keuangan')
  const both = await Promise.all([office.accept(body.data.id), office.accept(body.data.id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { dibayar, pembayaran } = await office.money(id)
  expect([dibayar, pembayaran.map(({ status, kwitansi }) => [status, kwitansi])]).toEqual([
    DP,
    [
      ['ditolak', null],
      ['diterima', 'KW-2026-000001'],
    ],
  ])
})

it('lets who recorded a payment verify it only where nobody else could', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const alone = await office.record(id, { jumlah: 1_000 }, 'admin')
  expect((await office.accept(alone.body.data.id, 'admin')).status).toBe(200)
  const own = await office.record(id, { jumlah: 1_000 }, 'keuangan')
  const { status, body } = await office.accept(own.body.data.id, 'keuangan')
  expect([status, body.message]).toEqual([403, expect.stringContaining('rekan')])
  expect((await office.accept(own.body.data.id, 'admin')).status).toBe(200)
})

it('is read by the office, recorded by it, and verified by finance and admins alone', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const { body } = await office.record(id, { jumlah: DP }, 'staf')
  const payment = body.data.id
  expect((await office.accept(payment, 'staf')).status).toBe(403)
  for (const step of ['tolak', 'batalkan'] as const)
    expect((await office.decide(payment, step, { alasan: 'x' }, 'staf')).status).toBe(403)
  for (const [method, url] of [
    ['GET', `/api/pemesanan/${id}/uang`],
    ['POST', `/api/pemesanan/${id}/pembayaran`],
    ['POST', `/api/pemesanan/${id}/tagihan`],
    ['POST', `/api/pembayaran/${payment}/terima`],
    ['GET', `/api/pembayaran/${payment}/bukti`],
    ['GET', '/api/kwitansi'],
    ['GET', '/api/kwitansi/KW-2026-000001'],
  ] as const) {
    const as = (headers: Record<string, string>) =>
      test.call({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
    expect([url, (await as({})).status, (await as(await office.as('user'))).status]).toEqual([url, 401, 403])
  }
})

it('keeps a proof as a private file, and warns of the same proof or reference with where it is', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket()
  const [one, other] = [await office.book({ paket_id: paket.id }), await office.book({ paket_id: paket.id })]
  const jpeg = new File([new Uint8Array(await picture('jpeg', { width: 60, height: 40 }))], 'bukti.jpg')
  async function send(id: number, bukti: File, rujukan: string) {
    const form = await multipart({
      jumlah: '10.000.000',
      metode: 'transfer',
      tanggal_bank: HARI,
      rujukan,
      bukti,
    })
    const headers = { ...(await office.as('staf')), ...form.headers }
    const url = `/api/pemesanan/${id}/pembayaran`
    return test.call<Answered<Pembayaran>>({ method: 'POST', url, payload: form.payload, headers })
  }
  const first = await send(one.id, jpeg, 'TRX-1')
  expect([first.status, first.body.data]).toMatchObject([201, { jumlah: DP, bukti: true, kembar: [] }])
  const second = await send(other.id, jpeg, 'TRX-2')
  expect(second.body.data.kembar).toEqual([
    { id: first.body.data.id, pemesanan_id: one.id, kode: one.kode, karena: 'bukti' },
  ])
  const third = await office.record(other.id, { jumlah: DP, rujukan: 'TRX-1' })
  expect(third.body.data.kembar).toMatchObject([{ id: first.body.data.id, karena: 'rujukan' }])
  await office.decide(first.body.data.id, 'tolak', { alasan: 'Dua kali' })
  expect((await office.money(other.id)).pembayaran.map(({ kembar }) => kembar)).toEqual([[], []])
  const file = await test.app.inject({
    url: `/api/pembayaran/${first.body.data.id}/bukti`,
    headers: await office.as('keuangan'),
  })
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  expect(file.headers['content-disposition']).toContain('attachment')
  expect((await office.get(`/api/pembayaran/${third.body.data.id}/bukti`)).status).toBe(404)
  const html = await send(one.id, new File(['<html><script>1</script>'], 'bukti.jpg'), 'TRX-3')
  expect([html.status, (await office.money(one.id)).pembayaran.length]).toEqual([415, 1])
})

it('gives fifty verifications at once fifty receipts without a gap, and adds up', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket({ total_pax: 99, sisa_pax: 99 })
  const ids: number[] = []
  for (let index = 0; index < 50; index += 1) {
    const { id } = await office.book({ paket_id: paket.id })
    ids.push((await office.record(id, { jumlah: DP + index })).body.data.id)
  }
  await office.as('keuangan')
  const all = await Promise.all(ids.map((id) => office.accept(id)))
  expect(all.map(({ status }) => status)).toEqual(ids.map(() => 200))
  expect(all.map(({ body }) => body.data.nomor).sort()).toEqual(
    ids.map((_, index) => `KW-2026-${String(index + 1).padStart(6, '0')}`),
  )
  expect(await office.sisaPax(paket.id)).toBe(49)
  const list = await office.get<Kwitansi[]>('/api/kwitansi?per_page=100')
  expect(list.body.data.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(50 * DP + (49 * 50) / 2)
})

it('shows a stranger with a receipt in hand its day, sum and initials, and nobody else anything', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const { nomor, periksa, id: payment } = await office.pay(id, DP)
  expect(periksa.k).toMatch(/^[A-Z0-9]{6,}$/)
  expect(periksa.tautan).toMatch(new RegExp(`/kwitansi#${nomor}\\.${periksa.k}$`))
  const check = (k: string, of = nomor) => office.get<object>(`/api/kwitansi/${of}/periksa?k=${k}`, null)
  const shown = { nomor, keadaan: 'sah', tanggal: HARI, mata_uang: 'Rp', jumlah: DP, inisial: 'S. A.' }
  expect((await check(periksa.k)).body.data).toEqual(shown)
  expect((await check(periksa.k.toLowerCase())).body.data).toEqual(shown)
  const [wrong, missing, unknown] = [
    await check('AAAAAAAAAA'),
    await check(''),
    await check(periksa.k, 'KW-2026-000002'),
  ]
  expect([wrong.status, missing.status, unknown.status]).toEqual([404, 404, 404])
  expect(wrong.body).toEqual(unknown.body)
  await office.decide(payment, 'batalkan', { alasan: 'Salah pemesanan' })
  expect((await check(periksa.k)).body.data).toEqual({ ...shown, keadaan: 'dibatalkan' })
  // What is printed again is what was issued, whoever the payer is by now.
  await office.post(`/api/pemesanan/${id}`, { pemesan: { nama: 'Orang Lain' } })
  expect((await office.get<Kwitansi>(`/api/kwitansi/${nomor.toLowerCase()}`)).body.data.dari).toBe(
    'Siti Aminah',
  )
  expect((await office.get('/api/kwitansi/KW-2026-000009')).status).toBe(404)
})

it('freezes on a receipt who issued it, who goes, and where the money stood with the receipts of before', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const booking = await office.book({ paket_id: (await office.addPaket()).id })
  const { total } = await office.money(booking.id)
  const first = await office.pay(booking.id, DP)
  const wrong = await office.pay(booking.id, 1_000_000)
  await office.decide(wrong.id, 'batalkan', { alasan: 'Salah pemesanan' })
  const last = await office.pay(booking.id, 2_000_000)
  expect(first.posisi).toEqual({ total, dibayar: DP, sisa: total - DP, sebelum: [] })
  expect(last.posisi).toEqual({
    total,
    dibayar: DP + 2_000_000,
    sisa: total - DP - 2_000_000,
    sebelum: [{ nomor: first.nomor, tanggal_bank: HARI, untuk: 'Uang muka', jumlah: DP, sisa: total - DP }],
  })
  expect(first.penerbit.izin?.every((teks) => teks.startsWith('Izin '))).toBe(true)
  expect(first.peserta).toEqual(booking.peserta.map(({ nama }) => nama).filter((nama) => nama !== ''))
  const again = await office.get<Kwitansi>(`/api/kwitansi/${first.nomor}`)
  expect(again.body.data.posisi).toEqual(first.posisi)
})

it('finds receipts by the beginning of their number or of a booking’s code, and nothing by a pattern', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket()
  const one = await office.book({ paket_id: paket.id })
  const other = await office.book({ paket_id: paket.id })
  const { nomor } = await office.pay(one.id, DP)
  await office.pay(other.id, DP)
  const found = async (q: string) =>
    (await office.get<Kwitansi[]>(`/api/kwitansi?q=${encodeURIComponent(q)}`)).body.data.map(
      ({ kode }) => kode,
    )
  expect(await found(nomor.toLowerCase())).toEqual([one.kode])
  expect(await found(other.kode)).toEqual([other.kode])
  expect(await found('KW-2026')).toEqual([other.kode, one.kode])
  expect(await found('_W%x')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('')).toHaveLength(2)
})

it('is changed and deleted by nobody, the database itself included', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const { id: payment } = await office.pay(id, DP)
  await office.decide(payment, 'batalkan', { alasan: 'Salah' })
  const { db } = test.deps.database
  const pada = '2026-11-21T03:00:00.000Z'
  for (const name of [
    'uang_pemesanan',
    'tagihan',
    'pembayaran',
    'putusan_pembayaran',
    'buku_uang',
    'kwitansi',
    'kwitansi_batal',
  ] as const) {
    await expect(db.updateTable(name).set({ pada }).execute(), name).rejects.toThrow('appended only')
    await expect(db.deleteFrom(name).execute(), name).rejects.toThrow('appended only')
  }
})

it('opens the account of a booking of before the ledger when its money is first looked at', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const booking = await office.book({ paket_id: (await office.addPaket()).id })
  const { db } = test.deps.database
  await db.insertInto('buku_terbuka').values({ id: 1 }).execute()
  for (const name of ['uang_pemesanan', 'tagihan', 'buku_uang'] as const) await db.deleteFrom(name).execute()
  await db.deleteFrom('buku_terbuka').execute()
  await office.as('keuangan')
  const [one, two] = await Promise.all([office.money(booking.id), office.money(booking.id)])
  expect(one).toEqual(two)
  expect(one.tagihan.map(({ jumlah }) => jumlah)).toEqual(booking.tagihan.map(({ jumlah }) => jumlah))
})

it('has sums of a booking in dollars in cents, without a unique code', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket({
    currency: 'USD',
    harga_quad: 2_000,
    harga_triple: 2_150,
    harga_double: 2_400,
    dp_per_pax: 500,
    harga_anak_kasur: null,
    harga_anak_tanpa_kasur: null,
    harga_bayi: null,
  })
  const { id } = await office.book({ paket_id: paket.id })
  expect(await office.money(id)).toMatchObject({ mata_uang: 'USD', total: 200_000, kode_unik: null })
  const paid = await office.pay(id, 50_050, { kurs: '16.500' })
  expect(paid).toMatchObject({
    mata_uang: 'USD',
    terbilang: 'lima ratus dolar Amerika lima puluh sen',
    pembayaran: { kurs: 16_500 },
  })
  expect(await office.statusOf(id)).toBe('sebagian')
})

it('gives no unique code while the settings say so, and leaves those that were given', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket_id = (await office.addPaket()).id
  const before = await office.book({ paket_id })
  const { kode_unik } = await office.money(before.id)
  expect(kode_unik).toBeGreaterThan(0)
  await office.post('/api/pengaturan', { kode_unik: 'tanpa' }, 'admin')
  const after = await office.book({ paket_id })
  const plain = await office.money(after.id)
  expect([plain.kode_unik, plain.tagihan.map((bill) => bill.jumlah_transfer === bill.jumlah)]).toEqual([
    null,
    plain.tagihan.map(() => true),
  ])
  expect((await office.money(before.id)).kode_unik).toBe(kode_unik)
  await office.post('/api/pengaturan', { kode_unik: 'pakai' }, 'admin')
  const last = await office.book({ paket_id })
  expect((await office.money(last.id)).kode_unik).toBeGreaterThan(0)
  expect((await office.post('/api/pengaturan', { kode_unik: 'kadang' }, 'admin')).status).toBe(422)
})

it('freezes in a receipt the stamp duty of its day, above the sum that the law names', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const least = await office.pay(id, 5_000_000)
  const above = await office.pay(id, 5_000_001)
  expect([least.bea_meterai, above.bea_meterai]).toEqual([null, 10_000])
  const angka = ['meterai_batas', 'meterai_tarif'].map((kunci) => ({
    kunci,
    nilai: 15_000,
    berlaku_sejak: HARI,
    sumber: 'Peraturan contoh',
  }))
  await office.post('/api/pengaturan', { angka }, 'admin')
  expect((await office.pay(id, 15_001)).bea_meterai).toBe(15_000)
  const again = await office.get<Kwitansi>(`/api/kwitansi/${above.nomor}`)
  expect(again.body.data.bea_meterai).toBe(10_000)
})

it('names rules of law to staff beside the money of a booking, from dated settings', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  expect((await office.money(id)).aturan).toEqual([expect.stringContaining('6 bulan setelah mendaftar')])
  const angka = [{ kunci: 'daftar_bulan', nilai: 12, berlaku_sejak: HARI, sumber: 'Peraturan contoh' }]
  await office.post('/api/pengaturan', { angka, ppiu: { nomor: '' } }, 'admin')
  expect((await office.money(id)).aturan).toEqual([])
  const { sisa } = await office.money(id)
  await office.pay(id, sisa)
  expect((await office.money(id)).aturan).toEqual([
    expect.stringContaining('PPIU'),
    expect.stringContaining('3 bulan sebelum berangkat'),
  ])
})

it('sends a receipt once to who pays, and takes a mail back that waits when it is cancelled', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket = await office.addPaket()
  const one = await office.book({ paket_id: paket.id })
  const mute = await office.book({ paket_id: paket.id, pemesan: { ...PEMESAN, email: '' } })
  const paid = await office.pay(one.id, DP)
  await office.pay(mute.id, DP)
  const mails = () =>
    test.deps.database.db
      .selectFrom('kotak_keluar')
      .selectAll()
      .where('peristiwa', '=', 'kwitansi-pembayaran')
      .execute()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kunci: `kwitansi-pembayaran:${paid.nomor}`,
    penerima: PEMESAN.email,
    rujukan: `pemesanan:${one.id}`,
    perihal: `Kwitansi ${paid.nomor}: pembayaran Rp 10.000.000 kami terima`,
    tenang: 1,
  })
  expect(mail?.teks).toContain('Sisa tagihannya Rp 19.500.000.')
  expect(mail?.teks).toContain(paid.periksa.tautan)
  await office.decide(paid.id, 'batalkan', { alasan: 'Salah pemesanan' })
  expect(await mails()).toEqual([])
})

it('writes off what is left of a bill, with a reason, by an admin alone, and a new price does not ask for it again', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id, cicilan: 1 })
  await office.setStatus(id, 'menunggu_dp', 'staf')
  const [dp, rest] = (await office.money(id)).tagihan.map((bill) => bill.id)
  const short = DP - 6_500
  await office.pay(id, short)
  expect(await office.statusOf(id)).toBe('menunggu_dp')
  const alasan = 'Biaya transfer bank'
  const off = (tagihan: number | undefined, payload: object, role?: 'staf' | 'keuangan') =>
    office.writeOff(id, tagihan ?? 0, payload, role)
  expect((await off(dp, { alasan }, 'staf')).status).toBe(403)
  expect((await off(dp, { alasan }, 'keuangan')).status).toBe(403)
  expect((await off(dp, { alasan: ' ' })).status).toBe(422)
  expect((await off(dp, { jumlah: 6_501, alasan })).body.errors).toMatchObject({
    jumlah: [expect.any(String)],
  })
  expect((await off(99, { alasan })).status).toBe(404)
  const gone = await off(dp, { alasan })
  expect(gone.body.data).toMatchObject({ total: HARGA - 6_500, dibayar: short, sisa: HARGA - DP, lebih: 0 })
  expect(gone.body.data.tagihan[0]).toMatchObject({ jumlah: short, dihapus: 6_500, keadaan: 'lunas' })
  expect(await office.statusOf(id)).toBe('sebagian')
  expect((await off(dp, { alasan })).status).toBe(409)
  // A second person costs their price, and what was written off stays so; so it does once they are gone again.
  const added = await office.post(`/api/pemesanan/${id}/peserta`, ORANG)
  expect(await office.money(id)).toMatchObject({ total: 2 * HARGA - 6_500, sisa: 2 * HARGA - DP })
  const peserta = added.body.data.peserta.at(-1)?.id
  await test.call({
    method: 'DELETE',
    url: `/api/pemesanan/${id}/peserta/${peserta}`,
    headers: await office.as('staf'),
  })
  expect(await office.money(id)).toMatchObject({ total: HARGA - 6_500, sisa: HARGA - DP, lebih: 0 })
  await office.pay(id, HARGA - DP - 1_000)
  await off(rest, { jumlah: 1_000, alasan })
  expect(await office.statusOf(id)).toBe('lunas')
  expect(await office.money(id)).toMatchObject({
    total: HARGA - 7_500,
    dibayar: HARGA - 7_500,
    sisa: 0,
    lebih: 0,
  })
})

it('puts a payment that was accepted too early back in the queue, with its proof and whoever recorded it', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  const accepted = await office.pay(id, DP, { rujukan: 'TRX-9' })
  const undone = await office.decide(accepted.id, 'batalkan', { alasan: 'Diurungkan', menunggu_lagi: true })
  expect(undone.body.data).toMatchObject({ status: 'dibatalkan' })
  const { pembayaran, dibayar } = await office.money(id)
  expect([dibayar, pembayaran.map(({ status, rujukan, jumlah }) => [status, rujukan, jumlah])]).toEqual([
    0,
    [
      ['dibatalkan', 'TRX-9', DP],
      ['menunggu', 'TRX-9', DP],
    ],
  ])
  expect(pembayaran[1]?.dicatat_akun).toBe(pembayaran[0]?.dicatat_akun)
  expect((await office.accept(pembayaran[1]?.id ?? 0)).body.data).toMatchObject({ nomor: 'KW-2026-000002' })
})

it('says what is asked for next by the bills that are open, not by the plan', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const paket_id = (await office.addPaket()).id
  const jamaah_id = await office.addJamaah('SITI AMINAH')
  const { id } = await office.book({ paket_id, cicilan: 2, peserta: [{ ...ORANG, jamaah_id }] })
  await office.setStatus(id, 'menunggu_dp', 'staf')
  await office.pay(id, DP)
  const next = async () => (await office.read(id)).body.data.berikutnya
  const { tagihan } = await office.money(id)
  expect(await next()).toMatchObject({ teks: 'Tagih cicilan 1', sampai: tagihan[1]?.jatuh_tempo })
  await office.addBill(id, { uraian: 'Kursi roda', jumlah: 500_000, alasan: 'Diminta' })
  expect(await next()).toMatchObject({ teks: 'Tagih kursi roda', sampai: HARI })
  expect((await office.list({ perlu: '1' })).data.map((one) => one.berikutnya?.teks)).toEqual([
    'Tagih kursi roda',
  ])
  await office.pay(id, 500_000 + (tagihan[1]?.jumlah ?? 0))
  expect(await next()).toMatchObject({ teks: 'Tagih pelunasan', sampai: tagihan[2]?.jatuh_tempo })
})

it('keeps every rupiah and paper of a booking when two records of its pilgrim become one, and erases nobody who travels by it', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const [one, other] = [await office.addJamaah('SITI AMINAH'), await office.addJamaah('SITI AMINAH B')]
  const { id } = await office.book({
    paket_id: (await office.addPaket()).id,
    peserta: [{ ...ORANG, jamaah_id: other }],
  })
  const { nomor } = await office.pay(id, DP + 7)
  const before = await office.money(id)
  const paper = (await office.get<Kwitansi>(`/api/kwitansi/${nomor}`)).body.data
  expect((await office.post(`/api/jamaah/${one}/gabung`, { dengan_id: other })).status).toBe(200)
  expect(await office.money(id)).toEqual(before)
  // Who travels by a booking with money is erased at no request.
  const headers = await office.as('admin')
  const erased = await test.call({ method: 'DELETE', url: `/api/jamaah/${one}`, headers })
  expect(erased.status).toBe(409)
  expect(await office.money(id)).toEqual(before)
  expect((await office.get<Kwitansi>(`/api/kwitansi/${nomor}`)).body.data).toEqual(paper)
})
