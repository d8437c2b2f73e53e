import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookings, ORANG, PEMESAN, riwayatOf } from './pemesanan.testing.ts'
import { followUpUnpaid } from './unpaid-bookings.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A server with a departure of nine seats, and rounds on it, which fail on whatever they log. */
async function office(test: TestApp) {
  const calls = bookings(test)
  const paket = await calls.addPaket({ total_pax: 9, sisa_pax: 9 })
  const failed: unknown[] = []
  let isBelieved = true
  const round = () =>
    followUpUnpaid(test.deps, {
      log: { error: (...line: unknown[]) => void failed.push(line) },
      isClockBelieved: async () => isBelieved,
    })
  return {
    ...calls,
    paket,
    failed,
    round,
    doubt(isDoubted: boolean) {
      isBelieved = !isDoubted
    },
    /** Goes on by hours, with a round of two processes at once in each. */
    async pass(hours: number) {
      for (let hour = 0; hour < hours; hour += 1) {
        calls.advance(HOUR_MS)
        await Promise.all([round(), round()])
      }
    },
    /** Books, and waits for the down payment: until the third day after, 24 November on the first. */
    async waiting(more: object = {}) {
      const { id } = await calls.book({ paket_id: paket.id, ...more })
      const { status, body } = await calls.setStatus(id, 'menunggu_dp', 'staf')
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data
    },
    statusOf: async (id: number) => (await calls.read(id)).body.data.status,
    mails: () =>
      test.deps.database.db
        .selectFrom('kotak_keluar')
        .selectAll()
        .where('peristiwa', '=', 'batas-uang-muka')
        .orderBy('id')
        .execute(),
  }
}

it('tells who booked on the day before the last one, and expires once that day is over in Jakarta, each once', async () => {
  await using test = await createTestApp()
  const { waiting, pass, mails, statusOf, ...calls } = await office(test)
  // 21 November, 10.00 in Jakarta.
  const booking = await waiting({ peserta: [ORANG, ORANG] })
  const silent = await waiting({ pemesan: { ...PEMESAN, email: '' } })
  await pass(37)
  expect(await mails()).toEqual([])
  // Midnight that 23 November begins with: the message waits for the end of the quiet hours.
  await pass(1)
  expect(await mails()).toMatchObject([
    {
      penerima: 'siti@contoh.test',
      kunci: `batas-uang-muka:${booking.id}:2026-11-24`,
      rujukan: `pemesanan:${booking.id}`,
      tenang: 1,
      berikutnya: '2026-11-23T00:00:00.000Z',
      keadaan: 'antre',
      perihal: 'Pemesanan SFR-2026-0001 menunggu pembayaran sampai Selasa, 24 November 2026',
    },
  ])
  const teks = (await mails())[0]?.teks
  expect(teks).toContain(
    `Pemesanan Anda SFR-2026-0001 untuk ${booking.paket.nama_paket} belum dibayar. Uang muka Rp 20.000.000 kami tunggu paling lambat Selasa, 24 November 2026.`,
  )
  expect(teks).not.toMatch(/812|3456/)
  // 23.00 of the last day.
  await pass(47)
  expect(await statusOf(booking.id)).toBe('menunggu_dp')
  expect(await mails()).toHaveLength(1)
  await pass(1)
  expect((await calls.read(booking.id)).body.data).toMatchObject({
    status: 'kedaluwarsa',
    batas_dp: '',
    alasan: 'Uang muka belum diterima sampai 24 November 2026.',
    berikutnya: { kunci: 'hubungi' },
  })
  expect(await statusOf(silent.id)).toBe('kedaluwarsa')
  // What no mail server took by then is not sent any more.
  expect(await mails()).toEqual([])
  await pass(48)
  expect(await riwayatOf(calls, booking.id)).toMatchObject([
    { aksi: 'ubah', oleh: '' },
    { aksi: 'ubah', oleh: expect.stringContaining('staf') },
    { aksi: 'buat' },
  ])
  const { body } = await test.call<{ data: object[] }>({
    url: '/api/aktivitas?jenis=pemesanan',
    headers: await calls.as('admin'),
  })
  expect(body.data.filter((one) => 'oleh' in one && one.oleh === '')).toHaveLength(2)
  expect(await mails()).toEqual([])
  expect(calls.failed).toEqual([])
})

it('names the departure of now where a booking was moved, or the move taken back, before the message left', async () => {
  await using test = await createTestApp()
  const { waiting, pass, mails, paket, ...calls } = await office(test)
  const other = await calls.addPaket({ nama_paket: 'Umrah Agustus', tanggal_keberangkatan: '2027-08-21' })
  const { id } = await waiting()
  await pass(38)
  const named = async () =>
    (await mails()).map(({ teks }) => [paket, other].find((one) => teks.includes(one.nama_paket))?.id)
  expect(await named()).toEqual([paket.id])
  expect((await calls.post(`/api/pemesanan/${id}/pindah`, { paket_id: other.id })).status).toBe(200)
  expect(await named()).toEqual([])
  await calls.round()
  expect(await named()).toEqual([other.id])
  expect((await calls.post(`/api/pemesanan/${id}/urung`, {})).status).toBe(200)
  expect(await named()).toEqual([])
  await calls.round()
  expect(await named()).toEqual([paket.id])
})

it('leaves alone who paid meanwhile, and takes back the message that waits for the morning', async () => {
  await using test = await createTestApp()
  const { waiting, pass, mails, statusOf, ...calls } = await office(test)
  const { id } = await waiting()
  await pass(38)
  expect(await mails()).toHaveLength(1)
  expect((await calls.setStatus(id, 'sebagian')).status).toBe(200)
  expect(await mails()).toEqual([])
  await pass(60)
  expect([await statusOf(id), await calls.sisaPax(calls.paket.id), await mails()]).toEqual([
    'sebagian',
    8,
    [],
  ])
})

it('is either paid or over when both happen at once, with its seat and without', async () => {
  await using test = await createTestApp()
  const { waiting, round, statusOf, ...calls } = await office(test)
  const ids: number[] = []
  for (let n = 0; n < 6; n += 1) ids.push((await waiting()).id)
  calls.advance(4 * DAY_MS)
  await calls.as('admin')
  const paid = await Promise.all([...ids.map((id) => calls.setStatus(id, 'sebagian')), round(), round()])
  const won = paid.filter((answer) => answer?.status === 200).length
  const states = await Promise.all(ids.map(statusOf))
  expect(states.filter((state) => state === 'sebagian')).toHaveLength(won)
  expect(states.filter((state) => state === 'kedaluwarsa')).toHaveLength(6 - won)
  expect(await calls.sisaPax(calls.paket.id)).toBe(9 - won)
  for (const id of ids) expect(await riwayatOf(calls, id)).toHaveLength(3)
  expect(calls.failed).toEqual([])
})

it('waits anew for a booking that comes back, and tells of its new last day', async () => {
  await using test = await createTestApp()
  const { waiting, pass, mails, statusOf, ...calls } = await office(test)
  const { id } = await waiting()
  await pass(4 * 24)
  expect(await statusOf(id)).toBe('kedaluwarsa')
  // 25 November, 10.00 in Jakarta.
  const { body } = await calls.setStatus(id, 'menunggu_dp', 'staf', 'Minta waktu')
  expect(body.data).toMatchObject({ status: 'menunggu_dp', batas_dp: '2026-11-28' })
  await pass(2 * 24)
  expect((await mails()).map(({ kunci }) => kunci)).toEqual([`batas-uang-muka:${id}:2026-11-28`])
  await pass(24)
  expect(await statusOf(id)).toBe('menunggu_dp')
  await pass(24)
  expect(await statusOf(id)).toBe('kedaluwarsa')
})

it('tells at once where the agency gives one day, which is the fewest, and gives three unless it says so', async () => {
  await using test = await createTestApp()
  const { waiting, pass, mails, statusOf, ...calls } = await office(test)
  const days = (nilai: number) =>
    calls.post(
      '/api/pengaturan',
      { angka: [{ kunci: 'batas_dp_hari', nilai, berlaku_sejak: '2026-01-01', sumber: 'Kantor' }] },
      'admin',
    )
  expect((await waiting()).batas_dp).toBe('2026-11-24')
  const none = await days(0)
  expect([none.status, none.body.errors]).toMatchObject([
    422,
    { 'angka.0.nilai': [expect.stringContaining('1 hari sampai 60 hari')] },
  ])
  const one = await days(1)
  expect(one.status, JSON.stringify(one.body)).toBe(200)
  const { id, batas_dp } = await waiting()
  expect(batas_dp).toBe('2026-11-22')
  await pass(1)
  expect(await mails()).toMatchObject([{ kunci: `batas-uang-muka:${id}:2026-11-22` }])
  await pass(36)
  expect(await statusOf(id)).toBe('menunggu_dp')
  await pass(1)
  expect(await statusOf(id)).toBe('kedaluwarsa')
})

it('does nothing by a clock in doubt, and on the last day what a server slept through', async () => {
  await using test = await createTestApp()
  const { waiting, round, mails, statusOf, doubt, ...calls } = await office(test)
  const { id } = await waiting()
  calls.advance(3 * DAY_MS)
  doubt(true)
  await round()
  expect(await mails()).toEqual([])
  doubt(false)
  await round()
  expect(await mails()).toHaveLength(1)
  doubt(true)
  calls.advance(30 * DAY_MS)
  await round()
  expect(await statusOf(id)).toBe('menunggu_dp')
  doubt(false)
  await round()
  expect(await statusOf(id)).toBe('kedaluwarsa')
})

it('passes over one that cannot be written, says so, and does the others', async () => {
  await using test = await createTestApp()
  const { waiting, round, statusOf, failed, ...calls } = await office(test)
  const broken = await waiting()
  const { id } = await waiting()
  const { db } = test.deps.database
  await db.updateTable('pemesanan').set({ harga_snapshot: '[]' }).where('id', '=', broken.id).execute()
  calls.advance(4 * DAY_MS)
  await round()
  expect(await statusOf(id)).toBe('kedaluwarsa')
  expect(failed).toMatchObject([[{ id: broken.id }, 'a booking did not expire']])
})
