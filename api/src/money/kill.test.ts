import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { createKwitansiClient } from '@safar/shared/money/kwitansi/kwitansi-client'
import { type Kwitansi, terimaSchema } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { createMutasiClient } from '@safar/shared/money/mutasi/mutasi-client'
import type { Mutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import {
  type PembayaranDraft,
  pembayaranSchema,
  uangSchema,
} from '@safar/shared/money/pembayaran/pembayaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { callFor, dataOf, type Http } from '@safar/shared/platform/http/http'
import { createPemesananClient } from '@safar/shared/trips/pemesanan/pemesanan-client'
import { expect, it } from 'vitest'
import { killRounds } from '../testing/kill-rounds.ts'
import { ORANG, PEMESAN, PRICES } from '../trips/pemesanan/pemesanan.testing.ts'

/*
 * `KILL_ROUNDS=20 KILL_CHANGES=1000` kills amid a thousand payments and matches twenty times; every run of the tests
 * does a little of it.
 */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
const CHANGES = Number(process.env.KILL_CHANGES ?? 30)
const BOOKINGS = 12
const PER_PAGE = 100
const DP = 10_000_000
/** Payments are of other sums than lines, which would take them. */
const OTHER = 7_000_000

/** Calls of a booking's money. The office's own client sends files as browsers do, whose types servers lack. */
const moneyOf = (http: Http) => ({
  get: (id: number) => callFor(dataOf(uangSchema), () => http.get(`api/pemesanan/${id}/uang`)),
  record: (id: number, json: PembayaranDraft) =>
    callFor(dataOf(pembayaranSchema), () => http.post(`api/pemesanan/${id}/pembayaran`, { json })),
  accept: (id: number) => callFor(dataOf(terimaSchema), () => http.post(`api/pembayaran/${id}/terima`)),
  cancel: (id: number, alasan: string) =>
    callFor(dataOf(pembayaranSchema), () => http.post(`api/pembayaran/${id}/batalkan`, { json: { alasan } })),
})
type MoneyCalls = ReturnType<typeof moneyOf>

/** Answers that arrived: payments with their state, and lines with theirs. */
interface Heard {
  changes: number
  payments: Map<number, string>
  lines: Map<number, string>
}

async function allPages<One>(page: (n: number) => Promise<{ data: One[] }>): Promise<One[]> {
  const all: One[] = []
  for (let n = 1; ; n += 1) {
    const { data } = await page(n)
    all.push(...data)
    if (data.length < PER_PAGE) return all
  }
}

/** Runs a change; one that is refused by what stands changes nothing. */
async function change<Result>(heard: Heard, send: () => Promise<Result>): Promise<Result | null> {
  try {
    const result = await send()
    heard.changes += 1
    return result
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return null
    throw error
  }
}

/** Records, verifies and cancels payments without a pause. */
async function pay(http: Http, ids: readonly number[], heard: Heard) {
  const uang = moneyOf(http)
  for (let turn = 0; ; turn += 1) {
    const id = ids[turn % ids.length] ?? 0
    const input = { jumlah: OTHER + turn, metode: 'transfer', tanggal_bank: hariIni(new Date()) } as const
    const recorded = await change(heard, () => uang.record(id, input))
    if (!recorded) continue
    heard.payments.set(recorded.id, 'menunggu')
    const tell = async (state: string, send: () => Promise<unknown>) => {
      heard.payments.delete(recorded.id)
      if (await change(heard, send)) heard.payments.set(recorded.id, state)
    }
    await tell('diterima', () => uang.accept(recorded.id))
    if (turn % 3 === 0) await tell('dibatalkan', () => uang.cancel(recorded.id, 'Uji'))
  }
}

/** Books lines to one booking or two, and lets some of them go. */
async function match(http: Http, ids: readonly number[], lines: readonly number[], heard: Heard) {
  const mutasi = createMutasiClient(http)
  for (let turn = 0; ; turn += 1) {
    const line = lines[turn % lines.length] ?? 0
    const at = (n: number) => ids[(turn + n) % ids.length] ?? 0
    const bagian =
      turn % 2 === 0
        ? [{ pemesanan_id: at(0), jumlah: 2 * DP }]
        : [0, 5].map((n) => ({ pemesanan_id: at(n), jumlah: DP }))
    const tell = async (state: string, send: () => Promise<unknown>) => {
      heard.lines.delete(line)
      if (await change(heard, send)) heard.lines.set(line, state)
    }
    await tell('cocok', () => mutasi.match(line, bagian))
    if (turn % 3 === 0) await tell('baru', () => mutasi.release(line, 'Uji'))
  }
}

it('keeps ledger, receipts and lines in step, and every acknowledged payment, however often it is killed', async () => {
  const heard: Heard = { changes: 0, payments: new Map(), lines: new Map() }
  const ids: number[] = []
  let fresh: number[] = []
  let counted = 0
  await killRounds({
    rounds: ROUNDS,
    heardOf: CHANGES,
    heard: () => heard.changes,
    write: (http) => [
      pay(http, ids.slice(-BOOKINGS), heard),
      pay(http, ids.slice(-BOOKINGS).toReversed(), heard),
      ...[0, 1].map((half) =>
        match(
          http,
          ids.slice(-BOOKINGS),
          fresh.filter((_, at) => at % 2 === half),
          heard,
        ),
      ),
    ],
    async check(http) {
      const [uang, mutasi] = [moneyOf(http), createMutasiClient(http)]
      const receipts = await allPages((page) => createKwitansiClient(http).page({ page, per_page: PER_PAGE }))
      const lines = await allPages((page) => mutasi.page({ page, per_page: PER_PAGE }))
      counted = await checkAll(uang, ids, receipts, lines, heard)
      // Bookings of its own for each round: nobody pays one family's bill a thousand times.
      const paket = await createPaketClient(http).create(
        paketInput({ ...PRICES, total_pax: BOOKINGS, sisa_pax: BOOKINGS }),
      )
      for (let n = 0; n < BOOKINGS; n += 1) {
        const booked = { paket_id: paket.id, pemesan: PEMESAN, peserta: [ORANG] }
        ids.push((await createPemesananClient(http).create(booked)).id)
      }
      const known = new Set(lines.map(({ id }) => id))
      await mutasi.save(statement(lines.length))
      fresh = (await allPages((page) => mutasi.page({ page, per_page: PER_PAGE })))
        .map(({ id }) => id)
        .filter((id) => !known.has(id))
      heard.payments.clear()
      heard.lines.clear()
    },
  })
  expect(heard.changes).toBeGreaterThan(0)
  console.log(`${heard.changes} changes in ${ROUNDS} rounds, ${counted} receipts`)
}, 3_600_000)

/** Lines for a round, each unlike those before. */
function statement(from: number): Blob {
  const [year, month, day] = hariIni(new Date()).split('-')
  const rows = Array.from(
    { length: Math.max(20, Math.ceil(CHANGES / 2)) },
    (_, n) => `${day}/${month}/${year};UJI ${from + n};;20.000.000,00`,
  )
  return new Blob([`Tanggal;Keterangan;Debit;Kredit\n${rows.join('\n')}\n`])
}

/** Expects that all of the books agree; returns the number of receipts. */
async function checkAll(
  uang: MoneyCalls,
  ids: readonly number[],
  receipts: readonly Kwitansi[],
  lines: readonly Mutasi[],
  heard: Heard,
): Promise<number> {
  expect(receipts.map(({ nomor }) => Number(nomor.split('-')[2])).sort((a, b) => a - b)).toEqual(
    receipts.map((_, at) => at + 1),
  )
  const byPayment = new Map(receipts.map((one) => [one.pembayaran_id, one]))
  const states = new Map<number, string>()
  for (const id of ids) {
    const money = await uang.get(id)
    const accepted = money.pembayaran.filter(({ status }) => status === 'diterima')
    expect(money.dibayar).toBe(accepted.reduce((sum, { jumlah }) => sum + jumlah, 0))
    expect(money.tagihan.reduce((sum, { dibayar }) => sum + dibayar, money.lebih)).toBe(money.dibayar)
    for (const { id: payment, status, jumlah } of money.pembayaran) {
      states.set(payment, status)
      const keadaan = { diterima: 'sah', dibatalkan: 'dibatalkan', menunggu: undefined, ditolak: undefined }[
        status
      ]
      expect([byPayment.get(payment)?.keadaan, byPayment.get(payment)?.jumlah]).toEqual(
        keadaan === undefined ? [undefined, undefined] : [keadaan, jumlah],
      )
    }
  }
  const held = lines.flatMap(({ bagian }) => bagian.map(({ pembayaran_id }) => pembayaran_id))
  expect(new Set(held).size).toBe(held.length)
  for (const { keadaan, jumlah, bagian } of lines) {
    expect(bagian.reduce((sum, part) => sum + part.jumlah, 0)).toBe(keadaan === 'cocok' ? jumlah : 0)
    for (const { pembayaran_id } of bagian) expect(states.get(pembayaran_id)).toBe('diterima')
  }
  for (const [id, state] of heard.payments) {
    // The verification may have been under way.
    if (state === 'menunggu') expect(states.has(id), `payment ${id} is lost`).toBe(true)
    else expect([id, states.get(id)]).toEqual([id, state])
  }
  const stood = new Map(lines.map(({ id, keadaan }) => [id, keadaan]))
  for (const [id, state] of heard.lines) expect([id, stood.get(id)]).toEqual([id, state])
  return receipts.length
}
