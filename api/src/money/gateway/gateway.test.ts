import type { GatewayPemesanan, PesananGateway } from '@safar/shared/money/gateway/gateway-schema'
import type { MutasiPage } from '@safar/shared/money/mutasi/mutasi-schema'
import { expect, it } from 'vitest'
import { MIDTRANS_KEY, midtransMessage, startMidtransServer } from '../../testing/midtrans-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Answered, uang } from '../uang.testing.ts'
import { askStates } from './ask-states.ts'
import { createMidtrans } from './midtrans.ts'

const DP = 10_000_000
const HARGA = 29_500_000
const HOUR_MS = 3_600_000
const SETTINGS = { MIDTRANS_SERVER_KEY: MIDTRANS_KEY }

/** Calls of the gateway beside those of money. */
function gateway(test: TestApp) {
  const office = uang(test)
  return {
    ...office,
    async booked() {
      const paket = await office.addPaket()
      const { id, kode } = await office.book({ paket_id: paket.id })
      await office.setStatus(id, 'menunggu_dp', 'staf')
      return { id, kode, paket }
    },
    tell: (message: unknown) =>
      test.call<{ message: string }>({
        method: 'POST',
        url: '/api/gateway/midtrans',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(message),
      }),
    open: (id: number | string) =>
      office.post<Answered<PesananGateway>>(`/api/pemesanan/${id}/gateway`, {}, 'staf'),
    shown: async (id: number | string) =>
      (await office.get<GatewayPemesanan>(`/api/pemesanan/${id}/gateway`, 'staf')).body.data,
    async queue() {
      const headers = await office.as('keuangan')
      const { body } = await test.call<MutasiPage>({ url: '/api/mutasi?keadaan=baru', headers })
      return body.data.map(({ jumlah, keterangan, tanggal, rekening }) => ({
        jumlah,
        keterangan,
        tanggal,
        rekening,
      }))
    },
    events: () => test.deps.database.db.selectFrom('peristiwa_gateway').selectAll().orderBy('id').execute(),
    ask() {
      if (!test.deps.env.midtrans) throw new Error('no account')
      const log = {
        error: (...line: unknown[]) => void said.push(line),
        warn: (...line: unknown[]) => void said.push(line),
      }
      const said: unknown[][] = []
      return askStates(test.deps, createMidtrans(test.deps.env.midtrans), log).then(() => said)
    },
  }
}

it('is off without its key: messages have no address, no page opens, and the office is told', async () => {
  await using test = await createTestApp()
  const office = gateway(test)
  const { id, kode } = await office.booked()
  expect((await office.tell(midtransMessage(`${kode}-DP`, DP, 'settlement'))).status).toBe(404)
  expect((await office.open(id)).status).toBe(404)
  expect(await office.shown(id)).toMatchObject({ aktif: false, pesanan: [] })
  expect(await office.events()).toEqual([])
})

it('books the down payment of an order that was never opened here, with a receipt, once', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode, paket } = await office.booked()
  const message = midtransMessage(`${kode}-DP`, DP, 'settlement', { settlement_time: '2026-11-21 09:00:00' })
  expect((await office.tell(message)).status).toBe(200)
  expect((await office.tell({ ...message, transaction_time: '2026-11-20 10:00:01' })).status).toBe(200)
  expect(await office.money(id)).toMatchObject({
    dibayar: DP,
    lebih: 0,
    pembayaran: [
      {
        jumlah: DP,
        metode: 'gateway',
        status: 'diterima',
        tanggal_bank: '2026-11-21',
        rujukan: `${kode}-DP`,
        kwitansi: 'KW-2026-000001',
      },
    ],
  })
  expect([await office.statusOf(id), await office.sisaPax(paket.id)]).toEqual([
    'sebagian',
    paket.sisa_pax - 1,
  ])
  expect([await office.queue(), (await office.events()).length]).toEqual([[], 1])
  expect((await office.shown(id)).pesanan).toMatchObject([{ status: 'dibayar', biaya: null, alamat: '' }])
})

it('keeps nothing of a message whose signature is wrong, and of fields that were moved into one another', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  const message = midtransMessage(`${kode}-DP`, DP, 'settlement')
  const wrong = [
    { ...message, gross_amount: '1.00' },
    { ...message, order_id: `${kode}-1` },
    { ...message, signature_key: '0'.repeat(128) },
    { ...message, signature_key: '' },
    { ...message, signature_key: undefined },
    // Signed text is the same, fields are others.
    {
      ...midtransMessage(`${kode}-1`, DP, 'settlement'),
      order_id: `${kode}-12`,
      status_code: '001',
      gross_amount: '0000000.00',
    },
    {
      ...midtransMessage(`${kode}-1`, DP, 'settlement'),
      order_id: `${kode}-`,
      status_code: '120',
      gross_amount: `0${DP}.00`,
    },
    [],
    'kata',
  ]
  for (const one of wrong) expect((await office.tell(one)).status, JSON.stringify(one)).toBe(403)
  expect([await office.events(), (await office.money(id)).pembayaran, await office.queue()]).toEqual([
    [],
    [],
    [],
  ])
})

it('puts a wrong sum, part of a rupiah, an unknown order and another currency into the queue, with 200', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  for (const message of [
    midtransMessage(`${kode}-DP`, DP - 1, 'settlement'),
    midtransMessage(`${kode}-1`, `${DP}.50`, 'settlement'),
    midtransMessage('SFR-2020-0001-DP', 7_000, 'settlement'),
    midtransMessage(`${id}-DP`, DP, 'settlement'),
    midtransMessage(`${kode}-2`, DP, 'settlement', { currency: 'USD' }),
  ])
    expect((await office.tell(message)).status).toBe(200)
  const queue = await office.queue()
  expect(queue.map(({ jumlah }) => jumlah)).toEqual([DP, DP, 7_000, DP + 0.5, DP - 1])
  expect(queue.at(-1)).toMatchObject({
    tanggal: '2026-11-20',
    rekening: '',
    keterangan: expect.stringContaining(`${kode}-DP: Rp 9.999.999 diterima, jumlahnya tidak sama`),
  })
  expect(queue[2]?.keterangan).toContain('tidak dikenal')
  expect(await office.money(id)).toMatchObject({ dibayar: 0, pembayaran: [] })
  // Told again, also as another event of the same money, it is one line.
  await office.tell(midtransMessage(`${kode}-DP`, DP - 1, 'settlement'))
  await office.tell(midtransMessage(`${kode}-DP`, DP - 1, 'capture'))
  expect(await office.queue()).toHaveLength(5)
  const unreadable = await office.tell(midtransMessage(`${kode}-3`, 'banyak', 'settlement'))
  expect(unreadable.status).toBe(422)
})

it('waits while a card is challenged, counts it once it is accepted, and never goes back', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  const order = `${kode}-DP`
  const steps: [Record<string, string>, number][] = [
    [midtransMessage(order, DP, 'pending'), 0],
    [midtransMessage(order, DP, 'capture', { fraud_status: 'challenge' }), 0],
    [midtransMessage(order, DP, 'capture', { fraud_status: 'accept', status_code: '201' }), 0],
    [midtransMessage(order, DP, 'settlement', { status_code: '201' }), 0],
    [midtransMessage(order, DP, 'capture'), DP],
    [midtransMessage(order, DP, 'settlement'), DP],
    [midtransMessage(order, DP, 'expire'), DP],
    [midtransMessage(order, DP, 'cancel'), DP],
    [midtransMessage(order, DP, 'deny'), DP],
    [midtransMessage(order, DP, 'apa-saja'), DP],
  ]
  for (const [message, dibayar] of steps) {
    expect((await office.tell(message)).status).toBe(200)
    expect((await office.money(id)).dibayar, JSON.stringify(message)).toBe(dibayar)
  }
  expect((await office.money(id)).pembayaran).toHaveLength(1)
})

it('cancels a payment by counter-entry when its money goes back, and takes nothing that comes late', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode, paket } = await office.booked()
  const order = `${kode}-DP`
  await office.tell(midtransMessage(order, DP, 'settlement'))
  await office.tell(midtransMessage(order, DP, 'partial_refund', { refund_amount: '250000.00' }))
  expect((await office.queue()).map(({ jumlah }) => jumlah)).toEqual([-250_000])
  await office.tell(midtransMessage(order, DP, 'refund'))
  await office.tell(midtransMessage(order, DP, 'chargeback'))
  await office.tell(midtransMessage(order, DP, 'capture'))
  expect(await office.money(id)).toMatchObject({
    dibayar: 0,
    sisa: HARGA,
    pembayaran: [{ status: 'dibatalkan', alasan: expect.stringContaining('kembali') }],
  })
  expect([await office.statusOf(id), await office.sisaPax(paket.id)]).toEqual(['menunggu_dp', paket.sisa_pax])
  // Given back before it was told that it came: nothing stays.
  const other = await office.booked()
  await office.tell(midtransMessage(`${other.kode}-DP`, DP, 'refund'))
  await office.tell(midtransMessage(`${other.kode}-DP`, DP, 'settlement'))
  expect((await office.money(other.id)).pembayaran).toEqual([])
  // A line of the queue is not taken away, its opposite stands beside it.
  await office.tell(midtransMessage(`${other.kode}-1`, 5, 'settlement'))
  await office.tell(midtransMessage(`${other.kode}-1`, 5, 'refund'))
  expect((await office.queue()).map(({ jumlah }) => jumlah).toSorted((a, b) => a - b)).toEqual([
    -250_000, -5, 5,
  ])
})

it('asks people where all is said to go back, and the sum is another', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  await office.tell(midtransMessage(`${kode}-DP`, DP, 'settlement'))
  await office.tell(midtransMessage(`${kode}-DP`, DP, 'refund', { refund_amount: '1.00' }))
  expect((await office.queue()).map(({ jumlah }) => jumlah)).toEqual([-1])
  expect(await office.money(id)).toMatchObject({ dibayar: DP, pembayaran: [{ status: 'diterima' }] })
})

it('asks people where money that went back had gone on to another booking', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  await office.tell(midtransMessage(`${kode}-DP`, DP, 'settlement'))
  const { db } = test.deps.database
  const { pembayaran_id } = await db
    .selectFrom('pesanan_gateway')
    .select('pembayaran_id')
    .executeTakeFirstOrThrow()
  const by = {
    pemesanan_id: id,
    pembayaran_id,
    tagihan_id: null,
    alasan: '',
    pada: '2026-11-21T03:00:00.000Z',
    akun_id: null,
    token_id: null,
  }
  await db
    .insertInto('buku_uang')
    .values({ ...by, jenis: 'pindahan', jumlah: -1, lawan_id: id + 1 })
    .execute()
  expect((await office.tell(midtransMessage(`${kode}-DP`, DP, 'refund'))).status).toBe(200)
  expect(await office.queue()).toMatchObject([
    { jumlah: -DP, keterangan: expect.stringContaining('tidak dapat dibatalkan') },
  ])
  expect((await office.money(id)).pembayaran).toMatchObject([{ status: 'diterima' }])
  expect(await office.events()).toHaveLength(2)
})

it('keeps money of a booking that has ended as too much', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  await office.money(id)
  await office.setStatus(id, 'batal', 'admin')
  await office.tell(midtransMessage(`${kode}-DP`, DP, 'settlement'))
  expect(await office.money(id)).toMatchObject({ dibayar: DP, lebih: DP, sisa: 0 })
  expect(await office.statusOf(id)).toBe('batal')
  expect(await office.queue()).toEqual([])
})

it('opens a page for the oldest bill without the code, gives the open one again, and a new one once it is paid', async () => {
  await using service = await startMidtransServer()
  await using test = await createTestApp(service.settings)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  expect(await office.shown(id)).toMatchObject({ aktif: true })
  const first = await office.open(kode)
  expect([first.status, first.body.data]).toMatchObject([
    201,
    {
      order_id: `${kode}-DP`,
      jumlah: DP,
      status: 'menunggu',
      alamat: 'https://pay.midtrans.test/v3/token-1',
    },
  ])
  expect((await office.open(id)).body.data).toEqual(first.body.data)
  expect(service.asked).toHaveLength(1)
  expect(service.asked[0]).toMatchObject({
    url: '/snap/v1/transactions',
    authorization: `Basic ${Buffer.from(`${MIDTRANS_KEY}:`).toString('base64')}`,
    body: { transaction_details: { order_id: `${kode}-DP`, gross_amount: DP } },
  })
  expect(JSON.stringify(service.asked)).not.toMatch(/Siti|0812|@/)
  expect(await office.shown(id)).toMatchObject({
    berikutnya: DP,
    biaya: [
      { metode: 'va', jumlah: 4_000 },
      { metode: 'qris', jumlah: 70_000 },
      { metode: 'kartu', jumlah: 290_000 },
    ],
  })
  // The sum of an order that was opened here is its own: another is not taken, although a bill asks for it.
  await office.tell(midtransMessage(`${kode}-DP`, HARGA - DP, 'settlement'))
  expect((await office.queue()).map(({ jumlah }) => jumlah)).toEqual([HARGA - DP])
  const second = await office.open(id)
  expect(second.body.data).toMatchObject({ order_id: `${kode}-1`, jumlah: DP })
  await office.tell(midtransMessage(`${kode}-1`, DP, 'settlement'))
  const later = (await office.money(id)).tagihan.slice(1)
  for (const [at, { jumlah }] of later.entries()) {
    const order_id = `${kode}-${at + 2}`
    expect((await office.open(id)).body.data).toMatchObject({ order_id, jumlah })
    await office.tell(midtransMessage(order_id, jumlah, 'settlement'))
  }
  expect((await office.open(id)).status).toBe(409)
  expect(await office.statusOf(id)).toBe('lunas')
})

it('says that the service fails, names nothing of it, and opens another order then', async () => {
  await using service = await startMidtransServer()
  await using test = await createTestApp(service.settings)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  for (const laku of ['menolak', 'rusak', 'putus'] as const) {
    service.jadi(laku)
    const failed = await office.open(id)
    expect(failed.status).toBe(503)
    expect(JSON.stringify(failed.body)).not.toContain(MIDTRANS_KEY)
  }
  service.jadi('baik')
  expect((await office.open(id)).body.data).toMatchObject({ order_id: `${kode}-3`, status: 'menunggu' })
  const usd = await office.book({
    paket_id: (await office.addPaket({ currency: 'USD', harga_quad: 2_000 })).id,
  })
  expect((await office.open(usd.id)).status).toBe(409)
  expect((await office.post(`/api/pemesanan/${id}/gateway`, {}, 'user')).status).toBe(403)
  test.takeErrors()
})

it('asks for the state of an order of which nothing came, and of no other', async () => {
  await using service = await startMidtransServer()
  await using test = await createTestApp(service.settings)
  const office = gateway(test)
  const [one, other, left] = [await office.booked(), await office.booked(), await office.booked()]
  for (const { id } of [one, other, left]) await office.open(id)
  await office.ask()
  expect(service.asked).toHaveLength(3)
  service.keep(midtransMessage(`${one.kode}-DP`, DP, 'settlement'))
  await office.tell(midtransMessage(`${other.kode}-DP`, DP, 'settlement'))
  test.advance(HOUR_MS)
  await office.ask()
  expect(service.asked.slice(3).map(({ url }) => url)).toEqual([
    `/v2/${one.kode}-DP/status`,
    `/v2/${left.kode}-DP/status`,
  ])
  expect((await office.money(one.id)).dibayar).toBe(DP)
  // The message comes after all.
  await office.tell(midtransMessage(`${one.kode}-DP`, DP, 'settlement'))
  expect((await office.money(one.id)).pembayaran).toHaveLength(1)
  expect((await office.events()).map(({ asal }) => asal).toSorted()).toEqual(['kabar', 'tanya'])
  service.jadi('putus')
  test.advance(HOUR_MS)
  expect(JSON.stringify(await office.ask())).not.toContain(MIDTRANS_KEY)
  service.jadi('baik')
  test.advance(4 * 24 * HOUR_MS)
  await office.ask()
  const statuses = await test.deps.database.db
    .selectFrom('pesanan_gateway')
    .select('status')
    .orderBy('id')
    .execute()
  expect(statuses.map(({ status }) => status)).toEqual(['dibayar', 'dibayar', 'gagal'])
  const before = service.asked.length
  test.advance(HOUR_MS)
  await office.ask()
  expect(service.asked).toHaveLength(before)
})

it('takes one event that comes twenty times at once for one payment', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { id, kode } = await office.booked()
  const message = midtransMessage(`${kode}-DP`, DP, 'settlement')
  const unknown = midtransMessage('SFR-2020-0009-DP', DP, 'settlement')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => office.tell(at % 2 === 0 ? message : unknown)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { pembayaran, dibayar } = await office.money(id)
  expect([pembayaran.length, dibayar, (await office.events()).length, (await office.queue()).length]).toEqual(
    [1, DP, 2, 1],
  )
})

it('cancels a payment once where money goes back while a clerk cancels it', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  for (let round = 0; round < 3; round += 1) {
    const { id, kode } = await office.booked()
    await office.tell(midtransMessage(`${kode}-DP`, DP, 'settlement'))
    const [{ id: pembayaran = 0 } = {}] = (await office.money(id)).pembayaran
    const [told, clerk] = await Promise.all([
      office.tell(midtransMessage(`${kode}-DP`, DP, 'refund')),
      office.decide(pembayaran, 'batalkan', { alasan: 'Diminta keluarga' }),
    ])
    expect(told.status).toBe(200)
    expect([200, 409]).toContain(clerk.status)
    expect(await office.money(id)).toMatchObject({ dibayar: 0, lebih: 0, sisa: HARGA })
    expect((await office.shown(id)).pesanan).toMatchObject([{ status: 'dikembalikan' }])
  }
  expect(await office.queue()).toEqual([])
})

it('keeps a message sealed, and says nothing of it where there is much without a signature', async () => {
  await using test = await createTestApp(SETTINGS)
  const office = gateway(test)
  const { kode } = await office.booked()
  await office.tell(midtransMessage(`${kode}-DP`, DP, 'settlement', { customer: 'Siti Rahasia' }))
  const [event] = await office.events()
  expect(event?.isi).not.toContain('Siti')
  const opened = test.deps.vault.open(
    { noun: 'peristiwa_gateway', field: 'isi', record: event?.id ?? 0 },
    event?.isi ?? '',
  )
  expect(JSON.parse(opened.toString())).toMatchObject({ customer: 'Siti Rahasia' })
  await expect(
    test.deps.database.db.updateTable('peristiwa_gateway').set({ kejadian: 'gagal' }).execute(),
  ).rejects.toThrow('appended only')
  const statuses = []
  for (let round = 0; round < 62; round += 1) statuses.push((await office.tell({ order_id: 'x' })).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([403, 429])
  expect((await office.tell(midtransMessage(`${kode}-1`, 5, 'settlement'))).status).toBe(200)
})
