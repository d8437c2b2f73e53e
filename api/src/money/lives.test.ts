import { inOrder, openOf } from '@safar/shared/money/buku/bills'
import type { RingkasanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { ORANG } from '../trips/pemesanan/pemesanan.testing.ts'
import { dueBills } from './buku/open-bills.ts'
import { wasDecided } from './pembayaran/pembayaran.repository.ts'
import { uang } from './uang.testing.ts'

/*
 * Random lives of bookings through the calls: whatever is paid, moved, taken back and cancelled, no rupiah is lost or
 * made. `MONEY_LIVES=10000` tries ten thousand of them, for an hour; `MONEY_SEED` tries others.
 */
const LIVES = Number(process.env.MONEY_LIVES ?? 10)
const SEED = Number(process.env.MONEY_SEED ?? 1)
const STEPS = 7
/** Lives between two looks at all of the books. */
const AT_ONCE = 100
/** Days that pass at most, so that no departure leaves; a day has at least so many lives. */
const DAYS = 20
const OF_A_DAY = Math.max(5, Math.ceil(LIVES / DAYS))

/** Returns numbers from 0 to below 1 that a seed determines (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

it('loses and makes no rupiah, whatever becomes of a booking', {
  timeout: 60_000 + LIVES * 2_000,
}, async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const random = randomFrom(SEED)
  const below = (most: number) => Math.floor(random() * most)
  const paket = [
    await office.addPaket({ total_pax: 9_000, sisa_pax: 9_000 }),
    await office.addPaket({ total_pax: 9_000, sisa_pax: 9_000, tanggal_keberangkatan: '2028-08-21' }),
    await office.addPaket({ total_pax: 9_000, sisa_pax: 9_000, tanggal_keberangkatan: '2028-10-21' }),
  ]
  const anyPaket = () => paket[below(paket.length)]?.id ?? 0
  /** The sum that was accepted and not cancelled, by the day on which it was entered: told by answers alone. */
  const days = new Map<string, number>()
  const enter = (jumlah: number) => {
    const day = hariIni(test.deps.now())
    days.set(day, (days.get(day) ?? 0) + jumlah)
  }
  /** Refunds that were paid and did not come back, all of them. */
  let back = 0
  const fine = ({ status }: { status: number }, ...others: number[]) => {
    expect([200, 201, 409, ...others]).toContain(status)
    return status < 300
  }

  /** Approves a refund, and pays it, withdraws it, both, or neither. */
  async function payBack(id: number): Promise<void> {
    const approved = await office.post<{ data: { id: number; jumlah: number } }>(
      `/api/pemesanan/${id}/pengembalian`,
      { biaya: below(3) === 0 ? [{ uraian: 'Visa', jumlah: 1 + below(2_500_000) }] : [] },
      'admin',
    )
    if (!fine(approved)) return
    const { id: of, jumlah } = approved.body.data
    const decide = (step: 'dibayar' | 'batalkan', payload: object) =>
      office.post(`/api/pengembalian/${of}/${step}`, payload, 'keuangan')
    const today = hariIni(test.deps.now())
    const isPaid =
      below(3) > 0 && fine(await decide('dibayar', { tanggal_bank: today, rujukan: `TRF ${of}` }))
    if (isPaid) back += jumlah
    if (below(3) > 0) return
    if (fine(await decide('batalkan', { alasan: 'Rekeningnya salah' })) && isPaid) back -= jumlah
  }

  async function live(): Promise<number[]> {
    const booked = await office.book({
      paket_id: anyPaket(),
      peserta: Array.from({ length: 1 + below(3) }, () => ORANG),
      ...(below(2) === 0 && { cicilan: 1 + below(4) }),
    })
    const all = [booked.id]
    if (below(2) === 0) all.push((await office.book({ paket_id: anyPaket(), peserta: [ORANG] })).id)
    const paid: { id: number; jumlah: number }[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const id = all[below(all.length)] ?? booked.id
      const { sisa, lebih, tagihan } = await office.money(id)
      const chosen = below(12)
      if (chosen <= 2) {
        const sum = [sisa, sisa + 1 + below(5_000_000), 1 + below(Math.max(1, sisa)), 1][below(4)] ?? 1
        if (sum === 0) continue
        const payment = await office.record(id, {
          jumlah: sum,
          tanggal_bank: hariIni(test.deps.now()),
          metode: below(3) === 0 ? 'tunai' : 'transfer',
        })
        expect(payment.status, JSON.stringify(payment.body)).toBe(201)
        const { id: of } = payment.body.data
        if (below(6) === 0) fine(await office.decide(of, 'tolak', { alasan: 'Buram' }))
        else if (fine(await office.accept(of))) {
          paid.push({ id: of, jumlah: sum })
          enter(sum)
        }
      } else if (chosen === 3) {
        const last = paid.at(-1)
        if (last && fine(await office.decide(last.id, 'batalkan', { alasan: 'Salah' }))) {
          paid.pop()
          enter(-last.jumlah)
        }
      } else if (chosen === 4 && below(2) === 0) {
        const open = tagihan.filter(({ jumlah_transfer }) => jumlah_transfer !== null)
        const bill = open[below(open.length)]
        const jumlah = bill && 1 + below(Math.min(bill.jumlah - bill.dibayar, 300_000))
        if (bill) fine(await office.writeOff(id, bill.id, { jumlah, alasan: 'Selisih' }))
      } else if (chosen === 4)
        fine(
          await office.addBill(id, { uraian: 'Kursi roda', jumlah: 1 + below(900_000), alasan: 'Diminta' }),
        )
      else if (chosen === 5) fine(await office.post(`/api/pemesanan/${id}/peserta`, ORANG))
      else if (chosen === 6) {
        const { peserta } = (await office.read(id)).body.data
        const gone = peserta.at(-1)
        const headers = await office.as('staf')
        if (gone && peserta.length > 1)
          fine(await test.call({ method: 'DELETE', url: `/api/pemesanan/${id}/peserta/${gone.id}`, headers }))
      } else if (chosen === 7) {
        const { peserta } = (await office.read(id)).body.data
        const some = below(2) === 0 ? { peserta: peserta.slice(0, 1).map((one) => one.id) } : {}
        const moved = await office.post(`/api/pemesanan/${id}/pindah`, { paket_id: anyPaket(), ...some })
        if (moved.status !== 422 && fine(moved) && !all.includes(moved.body.data.id))
          all.push(moved.body.data.id)
      } else if (chosen === 8) fine(await office.setStatus(id, below(2) === 0 ? 'batal' : 'menunggu_dp'))
      else if (chosen === 9) fine(await office.post(`/api/pemesanan/${id}/urung`, {}))
      else if (chosen === 10) {
        const other = all.find((one) => one !== id)
        const some = lebih > 1 && below(2) === 0 ? { jumlah: 1 + below(lebih - 1) } : {}
        const step = below(3) === 0 ? 'tarik' : 'pindah'
        const payload = { pemesanan_id: other, alasan: 'Diminta', ...(step === 'pindah' && some) }
        if (other) fine(await office.moveExcess(id, step, payload), 422)
      } else await payBack(id)
      expect(lebih).toBeGreaterThanOrEqual(0)
    }
    return all
  }

  /** Sums of all bookings, which nothing changes once their life is over. */
  const sums = { dibayar: 0, total: 0, sisa: 0, lebih: 0 }

  /** Compares new bookings, and all departures, days and the journal, with each other and with what was answered. */
  async function compare(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const { tagihan, total, dibayar, sisa, lebih } = await office.money(id)
      const [asked, taken] = tagihan.reduce(
        ([a, b], bill) => {
          expect(bill.dibayar, `bill ${bill.id}`).toBeGreaterThanOrEqual(0)
          expect(bill.dibayar, `bill ${bill.id}`).toBeLessThanOrEqual(bill.jumlah)
          return [a + bill.jumlah, b + bill.dibayar]
        },
        [0, 0],
      )
      expect({ id, total, sisa, dibayar }).toEqual({
        id,
        total: asked,
        sisa: asked - taken,
        dibayar: taken + lebih,
      })
      const open = inOrder(tagihan).find((bill) => openOf(bill) > 0)
      const due = (await dueBills(test.deps.database.db, [id])).get(id)
      // A booking whose money never came is asked for by its plan, not by the ledger.
      if (due !== undefined) expect([id, due?.jatuh_tempo]).toEqual([id, open?.jatuh_tempo])
      sums.dibayar += dibayar
      sums.total += total
      sums.sisa += sisa
      sums.lebih += lebih
    }
    const entered = [...days.values()].reduce((sum, jumlah) => sum + jumlah, 0)
    expect(sums.dibayar).toBe(entered - back)
    const view = (await office.get<RingkasanUang>('/api/uang')).body.data
    const [rupiah] = view.jumlah
    expect(rupiah).toMatchObject({
      saldo: entered - back,
      diterima: entered,
      dikembalikan: back,
      dipindah: 0,
      lebih: sums.lebih,
    })
    for (const field of ['saldo', 'seharusnya', 'sisa', 'lebih', 'potongan'] as const)
      expect(view.keberangkatan.reduce((sum, one) => sum + one[field], 0)).toBe(rupiah?.[field])
    const kept = (rupiah?.potongan ?? 0) + (rupiah?.potongan_sisa ?? 0)
    expect([(rupiah?.seharusnya ?? 0) + kept, (rupiah?.sisa ?? 0) + (rupiah?.potongan_sisa ?? 0)]).toEqual([
      sums.total,
      sums.sisa,
    ])
    for (const [day, jumlah] of days) {
      const of = (await office.get<RingkasanUang>(`/api/uang?dari=${day}&sampai=${day}`)).body.data.jumlah[0]
      expect([day, of?.diterima]).toEqual([day, jumlah])
    }
    const url = '/api/uang/jurnal.csv'
    const { body } = await test.app.inject({ url, headers: await office.as('keuangan') })
    const rows = body.split('\r\n').slice(1, -1)
    expect(rows.reduce((sum, row) => sum + Number(row.split('";"')[3]), 0)).toBe(entered - back)
  }

  /** Payments that wait, by the queue and by their decisions. */
  async function expectQueue(): Promise<void> {
    const { db } = test.deps.database
    const queue = await db.selectFrom('pembayaran_menunggu').select('pembayaran_id').execute()
    const undecided = await db
      .selectFrom('pembayaran')
      .select('id')
      .where(({ not, ref }) => not(wasDecided(ref('pembayaran.id'))))
      .orderBy('id')
      .execute()
    expect(queue.map((row) => row.pembayaran_id).toSorted((a, b) => a - b)).toEqual(
      undecided.map(({ id }) => id),
    )
  }

  let ids: number[] = []
  for (let life = 1; life <= LIVES; life += 1) {
    ids.push(...(await live()))
    if (life % AT_ONCE === 0 || life === LIVES) {
      await compare(ids)
      await expectQueue()
      ids = []
    }
    if (life % OF_A_DAY === 0) office.advance(86_400_000)
  }
})
