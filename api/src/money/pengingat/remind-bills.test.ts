import { addDays } from '@safar/shared/platform/format/tanggal'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { uang } from '../uang.testing.ts'
import { remindOfBills } from './remind-bills.ts'

const DP = 10_000_000

async function office(test: TestApp) {
  const calls = uang(test)
  const failed: unknown[] = []
  const round = () =>
    remindOfBills(test.deps, {
      log: { error: (...line: unknown[]) => void failed.push(line) },
      isClockBelieved: async () => true,
    })
  const paket = await calls.addPaket()
  /** Books, pays the down payment, and returns the next bill with its booking. */
  async function owed() {
    const { id, kode } = await calls.book({ paket_id: paket.id })
    await calls.pay(id, DP)
    const bill = (await calls.money(id)).tagihan.find(({ keadaan }) => keadaan === 'belum')
    if (!bill) throw new Error('no bill')
    return { id, kode, bill }
  }
  return {
    ...calls,
    paket,
    owed,
    round,
    failed,
    /** Goes to a day relative to another, at ten in Jakarta. */
    goTo(day: string, days: number) {
      test.advance(Date.parse(`${addDays(day, days)}T03:00:00.000Z`) - test.deps.now().getTime())
    },
    mails: () =>
      test.deps.database.db
        .selectFrom('kotak_keluar')
        .selectAll()
        .where('peristiwa', '=', 'tagihan-jatuh-tempo')
        .orderBy('id')
        .execute(),
  }
}

it('reminds of an open bill a week and three days before, on its day and two days after, each once', async () => {
  await using test = await createTestApp()
  const { owed, round, goTo, mails, failed } = await office(test)
  const { id, kode, bill } = await owed()
  await round()
  expect(await mails()).toEqual([])
  for (const days of [-8, -7, -6, -4, -3, -1, 0, 1, 2, 3]) {
    goTo(bill.jatuh_tempo, days)
    await Promise.all([round(), round()])
  }
  const sent = (await mails()).filter(({ kunci }) => kunci.includes(`:${bill.id}:`))
  expect(sent.map(({ kunci }) => kunci.split(':').at(-1))).toEqual(['-7', '-3', '0', '2'])
  expect(sent[0]).toMatchObject({
    penerima: 'siti@contoh.test',
    rujukan: `pemesanan:${id}`,
    tenang: 1,
    perihal: `${bill.uraian} pemesanan ${kode} jatuh tempo seminggu lagi`,
  })
  expect(sent[0]?.teks).toContain(`Rp ${Number(bill.jumlah_transfer).toLocaleString('id-ID')}`)
  expect(failed).toEqual([])
})

it('makes up for a day on which the server was off, once, and not for bills that were not there then', async () => {
  await using test = await createTestApp()
  const { owed, round, goTo, mails, paket, ...calls } = await office(test)
  const { id, kode, bill } = await owed()
  goTo(bill.jatuh_tempo, -2)
  // The sessions of before have ended.
  calls.advance(0)
  const late = await calls.book({ paket_id: paket.id })
  await calls.addBill(id, {
    uraian: 'Kursi roda',
    jumlah: 500_000,
    jatuh_tempo: bill.jatuh_tempo,
    alasan: 'Diminta',
  })
  await calls.pay(late.id, DP, { tanggal_bank: addDays(bill.jatuh_tempo, -2) })
  await Promise.all([round(), round()])
  await round()
  expect((await mails()).map(({ kunci, perihal }) => [kunci.split(':').at(-1), perihal])).toEqual([
    ['-3', `${bill.uraian} pemesanan ${kode} jatuh tempo dua hari lagi`],
  ])
})

it('takes a reminder back that waits once money comes, and tells nobody who has paid, is muted or has ended', async () => {
  await using test = await createTestApp()
  const { owed, round, goTo, mails, ...calls } = await office(test)
  const [paid, ended, muted, left] = [await owed(), await owed(), await owed(), await owed()]
  expect((await calls.post(`/api/pemesanan/${muted.id}/pengingat`, { diam: true }, 'staf')).status).toBe(200)
  const shown = await calls.get<{ diam: boolean }>(`/api/pemesanan/${muted.id}/pengingat`)
  expect(shown.body.data).toEqual({ diam: true })
  goTo(left.bill.jatuh_tempo, -7)
  await round()
  const of = async () => (await mails()).map(({ rujukan }) => rujukan)
  expect(await of()).toEqual([paid, ended, left].map(({ id }) => `pemesanan:${id}`))
})

it('forgets the reminder of money that has come or of a booking that ended, until another is due', async () => {
  await using test = await createTestApp()
  const { owed, round, mails, ...calls } = await office(test)
  const [paid, ended, muted] = [await owed(), await owed(), await owed()]
  const { db } = test.deps.database
  const due = addDays('2026-11-21', 3)
  // Bills of today's days, as the plan of a late booker has them.
  for (const { id } of [paid, ended, muted])
    expect(
      (
        await calls.addBill(id, {
          uraian: 'Kursi roda',
          jumlah: 500_000,
          alasan: 'Diminta',
          jatuh_tempo: due,
        })
      ).status,
    ).toBe(201)
  await round()
  expect(await mails()).toHaveLength(3)
  const { sisa } = await calls.money(paid.id)
  await calls.pay(paid.id, sisa)
  await calls.setStatus(ended.id, 'batal', 'admin')
  await calls.post(`/api/pemesanan/${muted.id}/pengingat`, { diam: true }, 'staf')
  expect(await mails()).toEqual([])
  await round()
  expect(await mails()).toEqual([])
  await calls.post(`/api/pemesanan/${muted.id}/pengingat`, { diam: false }, 'staf')
  await round()
  expect((await mails()).map(({ rujukan }) => rujukan)).toEqual([`pemesanan:${muted.id}`])
  expect(await db.selectFrom('pengingat_diam').selectAll().execute()).toEqual([])
})
