import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { ApiError } from '@safar/shared/platform/http/errors'
import { createPemesananClient, type PemesananClient } from '@safar/shared/trips/pemesanan/pemesanan-client'
import type { Pemesanan, PemesananRingkas } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { holdsSeats, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { expect, it } from 'vitest'
import { killRounds } from '../../testing/kill-rounds.ts'
import { ORANG, PEMESAN, PRICES } from './pemesanan.testing.ts'

/*
 * `KILL_ROUNDS=20 KILL_CHANGES=1000` kills amid a thousand changes twenty times, for minutes; every run of the tests does
 * a little of it.
 */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
const CHANGES = Number(process.env.KILL_CHANGES ?? 40)
const WRITERS = 4
/** Departures that each round opens, with seats for a part of its bookings: the rest is refused. */
const DEPARTURES = 3
const SEATS = Math.ceil(CHANGES / 4)
const PER_PAGE = 100

type Steps = readonly PemesananStatus[]
const LIVES: readonly Steps[] = [
  ['menunggu_dp', 'sebagian', 'lunas'],
  ['sebagian', 'batal'],
  ['menunggu_dp', 'batal', 'menunggu_dp', 'sebagian'],
  ['sebagian', 'menunggu_dp', 'sebagian', 'disimpan'],
  ['sebagian', 'disimpan', 'sebagian', 'batal'],
]

/** Changes whose answers arrived, and bookings as the last of those answers showed them. */
interface Heard {
  changes: number
  bookings: Map<number, Pemesanan>
  /** Bookings with a change under way: either outcome is right. */
  pending: Set<number>
}

/** What of a booking an acknowledged change may not lose. */
const kept = ({ kode, paket_id, status, total, peserta }: Pemesanan) => ({
  kode,
  paket_id,
  status,
  total,
  peserta: peserta.map(({ id }) => id),
})

/** Books, takes people in and out, moves and cancels without a pause. */
async function write(client: PemesananClient, departures: readonly number[], heard: Heard, writer: number) {
  const at = (turn: number) => departures[turn % departures.length] ?? 0
  /** Sends a change of a booking; one that is refused changes nothing. */
  async function change(booking: Pemesanan, send: () => Promise<Pemesanan>): Promise<Pemesanan> {
    heard.pending.add(booking.id)
    let after = booking
    try {
      after = await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
    }
    heard.bookings.set(after.id, after)
    heard.pending.delete(booking.id)
    heard.changes += 1
    return after
  }
  for (let turn = writer; ; turn += WRITERS) {
    const peserta = Array.from({ length: 1 + (turn % 3) }, () => ORANG)
    let booking = await client.create({ paket_id: at(turn), pemesan: PEMESAN, peserta })
    heard.bookings.set(booking.id, booking)
    heard.changes += 1
    for (const [step, status] of (LIVES[turn % LIVES.length] ?? []).entries()) {
      const { id } = booking
      if (step === 1) booking = await change(booking, () => client.addPeserta(id, ORANG))
      if (step === 1 && turn % 2 === 0)
        booking = await change(booking, () => client.move(id, { paket_id: at(turn + 1) }))
      booking = await change(booking, () => client.setStatus(id, { status, alasan: 'Uji' }))
    }
    const [first, second] = booking.peserta
    if (first && second) await change(booking, () => client.removePeserta(booking.id, first.id))
  }
}

async function allBookings(client: PemesananClient): Promise<PemesananRingkas[]> {
  const all: PemesananRingkas[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await client.page({ page, per_page: PER_PAGE })
    all.push(...data)
    if (data.length < PER_PAGE) return all
  }
}

it('keeps seats and states of bookings in step, and every acknowledged one, however often it is killed', async () => {
  const heard: Heard = { changes: 0, bookings: new Map(), pending: new Set() }
  const departures: number[] = []
  /** The bookings that were looked at one by one, which later rounds only count. */
  const known = new Map<number, string>()
  let underWay = 0
  let seated = 0
  await killRounds({
    rounds: ROUNDS,
    heardOf: CHANGES,
    heard: () => heard.changes,
    write: (http) =>
      Array.from({ length: WRITERS }, (_, writer) =>
        write(createPemesananClient(http), departures.slice(-DEPARTURES), heard, writer),
      ),
    async check(http) {
      const client = createPemesananClient(http)
      const pakets = createPaketClient(http)
      underWay += heard.pending.size
      const stored = await allBookings(client)
      const byId = new Map(stored.map((one) => [one.id, one]))
      expect(byId.size).toBe(stored.length)
      expect(new Set(stored.map(({ kode }) => kode)).size).toBe(stored.length)
      for (const id of heard.bookings.keys()) expect(byId.has(id), `booking ${id} is lost`).toBe(true)
      const taken = new Map<number, number>()
      for (const { id, updated_at, paket_id, status, jumlah_peserta } of stored) {
        if (holdsSeats(status)) taken.set(paket_id, (taken.get(paket_id) ?? 0) + jumlah_peserta)
        if (known.get(id) === updated_at && !heard.bookings.has(id)) continue
        const booking = await client.get(id)
        const last = heard.bookings.get(id)
        if (last && !heard.pending.has(id)) expect(kept(booking)).toEqual(kept(last))
        expect(booking.peserta.length).toBeGreaterThan(0)
        for (const { berkursi } of booking.peserta) expect(berkursi).toBe(holdsSeats(status))
        known.set(id, updated_at)
      }
      for (const id of departures) expect((await pakets.get(id)).sisa_pax).toBe(SEATS - (taken.get(id) ?? 0))
      seated = [...taken.values()].reduce((sum, seats) => sum + seats, 0)
      const opened = paketInput({ ...PRICES, total_pax: SEATS, sisa_pax: SEATS })
      for (let n = 0; n < DEPARTURES; n += 1) departures.push((await pakets.create(opened)).id)
      heard.bookings.clear()
      heard.pending.clear()
    },
  })
  expect(heard.changes).toBeGreaterThanOrEqual(ROUNDS * CHANGES)
  expect(seated).toBeGreaterThan(0)
  console.log(
    `${heard.changes} changes in ${ROUNDS} rounds, ${known.size} bookings, ${seated} seats taken, ${underWay} changes under way`,
  )
}, 3_600_000)
