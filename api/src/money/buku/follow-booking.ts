import { changePlan, isKept, lessWrittenOff, type WrittenOff } from '@safar/shared/money/buku/bills'
import { type MoneyChange, stateByMoney } from '@safar/shared/money/buku/booking-state'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { angkaBerlaku } from '@safar/shared/settings/pengaturan/angka/berlaku'
import type { Tagihan } from '@safar/shared/trips/pemesanan/bills'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import {
  holdsSeats,
  isEnded,
  PEMESANAN_ENDED,
  type PemesananStatus,
  stepsFrom,
} from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { holdTable } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, HttpError } from '../../platform/http/errors.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import type { BookingMoney } from '../../trips/pemesanan/booking-money.ts'
import { moveTo } from '../../trips/pemesanan/booking-status.ts'
import { requireContent, writeBooking } from '../../trips/pemesanan/change-booking.ts'
import { cancelDepositReminder } from '../../trips/pemesanan/deposit-reminder.ts'
import { aboutBooking } from '../../trips/pemesanan/shown-booking.ts'
import { BILL_ENTRIES } from './buku-uang.table.ts'
import { carryTerms, freezeTerms, keepDeduction } from './cancellation-terms.ts'
import {
  type Account,
  addBills,
  allocateMoney,
  appendEntries,
  type NewEntry,
  readAccount,
  requireAccount,
  setBills,
} from './ledger.ts'
import { dueBills } from './open-bills.ts'
import { promisedSum } from './promised-sum.ts'

/*
 * The account of a booking follows its price, and the booking follows its account. Bookings of before the ledger get
 * their account when their money is first looked at or changes: all that a plan is made of is frozen with a booking, so
 * it is the same on any day, and a migration would have to repeat the rules of plans.
 */

/** Reasons that entries and states of a booking have when money moves it. */
const REASON = {
  plan: 'Rencana tagihan',
  changed: 'Harga pemesanan berubah',
  ended: 'Pemesanan berakhir',
  again: 'Pemesanan berlanjut',
  masuk: 'Pembayaran diterima',
  keluar: 'Pembayaran dibatalkan',
  seatless: 'Uang muka sudah diterima, kursinya belum ada',
  carried: 'Pindah bersama peserta',
} as const

/** Unique codes are 1 to this. */
const CODES = 999

/** Takes a unique code that no booking with bills has; one that is shared where none is free. */
async function nextCode(trx: Kysely<Tables>, id: number): Promise<number> {
  const rows = await trx
    .selectFrom('uang_pemesanan')
    .innerJoin('pemesanan', 'pemesanan.id', 'uang_pemesanan.pemesanan_id')
    .select('kode_unik')
    .where('kode_unik', 'is not', null)
    .where('pemesanan.status', 'not in', [...PEMESANAN_ENDED, 'selesai'])
    .execute()
  const used = new Set(rows.map(({ kode_unik }) => kode_unik))
  const first = (id * 7) % CODES
  const free = Array.from({ length: CODES }, (_, index) => ((first + index) % CODES) + 1)
  return free.find((code) => !used.has(code)) ?? first + 1
}

/**
 * Opens the account of a booking with the bills of its plan, unless it has one. The booking's row is held by whoever
 * calls it.
 */
export async function openAccount(context: Context, booking: PemesananStored): Promise<Account> {
  const { trx, now } = context
  const found = await readAccount(trx, booking.id)
  if (found) return found
  await holdTable(trx, 'uang_pemesanan')
  const isCoded = booking.mata_uang === 'Rp' && (await findPengaturan(trx))?.kode_unik !== 'tanpa'
  const kode_unik = isCoded ? await nextCode(trx, booking.id) : null
  await trx
    .insertInto('uang_pemesanan')
    .values({ pemesanan_id: booking.id, kode_unik, pada: now.toISOString() })
    .execute()
  const { tagihan } = await aboutBooking(trx, booking, now)
  await addBills(context, booking.id, tagihan, REASON.plan)
  return (await allocateMoney(context, booking.id)).account
}

/** Tells whether two states of a booking have the same plan. */
const isSamePlan = (one: PemesananStored, other: PemesananStored): boolean =>
  one.total === other.total &&
  one.cicilan === other.cicilan &&
  one.paket_id === other.paket_id &&
  isEnded(one.status) === isEnded(other.status)

/** Moves days that are over to today: a changed plan asks for nothing in the past. */
const fromToday = (plan: readonly Tagihan[], today: string): Tagihan[] =>
  plan.map((one) => ({
    ...one,
    jatuh_tempo: one.jatuh_tempo !== '' && one.jatuh_tempo < today ? today : one.jatuh_tempo,
  }))

/** Asks for the deduction and the costs of a cancelled booking no more, since it goes on; returns its account then. */
async function forgetKept(context: Context, { id }: PemesananStored, account: Account): Promise<Account> {
  const set = account.bills
    .filter(({ jenis, jumlah }) => isKept(jenis) && jumlah !== 0)
    .map((bill) => ({ id: bill.id, jumlah: 0 }))
  if (set.length === 0) return account
  await setBills(context, id, account, set, REASON.again)
  return requireAccount(context.trx, id)
}

/** Brings the bills of a booking to its plan. */
async function followPlan(context: Context, booking: PemesananStored): Promise<Account> {
  const hasEnded = isEnded(booking.status)
  const opened = await openAccount(context, booking)
  const account = hasEnded ? opened : await forgetKept(context, booking, opened)
  const alasan = hasEnded ? REASON.ended : REASON.changed
  const { tagihan } = await aboutBooking(context.trx, booking, context.now)
  const own = account.bills.filter(({ jenis }) => hasEnded || (jenis !== 'tambahan' && !isKept(jenis)))
  const plan = lessWrittenOff(
    tagihan,
    own.filter(({ dihapus }) => dihapus > 0),
  )
  const { set, add } = changePlan(own, fromToday(plan, hariIni(context.now)))
  await setBills(context, booking.id, account, set, alasan)
  await addBills(context, booking.id, add, alasan)
  return (await allocateMoney(context, booking.id)).account
}

/** Returns the first bill of a plan, its down payment, without what was written off of it; 0 for none. */
export const depositOf = (plan: readonly Tagihan[], bills: readonly WrittenOff[]): number =>
  lessWrittenOff(plan, bills)[0]?.jumlah ?? 0

/** Returns the next step on the way from a state to another: what is no step leads over `sebagian`. */
const stepTo = (from: PemesananStatus, to: PemesananStatus): PemesananStatus =>
  stepsFrom(from).includes(to) ? to : 'sebagian'

/**
 * Moves a booking to the state that its money gives, by the steps that a hand takes. Money is a fact, a seat is not:
 * where no seat is left the booking waits for one without an end, and `seatless` is true. The first
 * money that comes in freezes the booking's terms of cancelling.
 */
export async function followMoney(
  context: Context,
  booking: PemesananStored,
  { bills, dibayar, terbuka }: Account,
  change: MoneyChange,
): Promise<{ booking: PemesananStored; seatless: boolean }> {
  if (change === 'masuk') await freezeTerms(context, booking.id)
  const { tagihan } = await aboutBooking(context.trx, booking, context.now)
  const dp = depositOf(tagihan, bills)
  const target = stateByMoney(booking.status, { dibayar, dp, terbuka }, change)
  if (target === booking.status) return { booking, seatless: false }
  if (holdsSeats(target) !== holdsSeats(booking.status)) requireContent(context)
  const angka = (await findPengaturan(context.trx))?.angka ?? []
  const batas_dp_hari = angkaBerlaku(angka, 'batas_dp_hari', hariIni(context.now)).nilai
  const alasan = change === 'masuk' || change === 'keluar' ? REASON[change] : REASON.changed
  let moved = booking
  try {
    while (moved.status !== target)
      moved = await moveTo(context, moved, { status: stepTo(moved.status, target), alasan, batas_dp_hari })
    return { booking: moved, seatless: false }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409 || holdsSeats(booking.status)) throw error
  }
  await cancelDepositReminder(context, booking)
  // A draft that is paid is none any more.
  const begun = booking.status === 'draf' && {
    status: 'menunggu_dp' as const,
    status_pada: context.now.toISOString(),
  }
  const waiting = { ...booking, ...begun, batas_dp: '', alasan: REASON.seatless }
  return { booking: await writeBooking(context, booking, waiting), seatless: true }
}

/**
 * Refuses to let a booking go on whose refund is approved and not paid.
 * @throws HttpError 409
 */
async function refusePromised({ trx }: Context, { id, mata_uang }: PemesananStored): Promise<void> {
  const promised = await promisedSum(trx, id)
  if (promised > 0)
    throw conflict(
      `Pengembalian ${sumText(promised, mata_uang)} sudah disetujui untuk pemesanan ini. Batalkan dulu pengembaliannya.`,
      { pengembalian: promised },
    )
}

/**
 * Moves money that no bill of a booking needs to another one, as a pair of entries for each payment, what came last
 * first; bills there take it up. All of it goes unless `most` says less.
 * @returns the sum that went, and the account that it came to
 */
export async function moveExcess(
  context: Context,
  from: PemesananStored,
  to: PemesananStored,
  alasan: string,
  most?: number,
): Promise<{ jumlah: number; account: Account }> {
  const { sources, lebih } = await openAccount(context, from)
  let rest = Math.min(most ?? lebih, lebih)
  const jumlah = Math.max(0, rest)
  const out: NewEntry[] = []
  for (const { pembayaran_id, sisa } of sources.toReversed()) {
    const part = Math.max(0, Math.min(rest, sisa))
    rest -= part
    out.push({ jenis: 'pindahan', pembayaran_id, jumlah: -part, lawan_id: to.id })
  }
  await openAccount(context, to)
  // In the order in which it came: bills there take it up in turn.
  out.reverse()
  await appendEntries(context, from.id, out, alasan)
  const there = out.map((entry) => ({ ...entry, jumlah: -entry.jumlah, lawan_id: from.id }))
  await appendEntries(context, to.id, there, alasan)
  return { jumlah, account: (await allocateMoney(context, to.id)).account }
}

/** The ledger as bookings know it. */
export const LEDGER: BookingMoney = {
  async follow(context, booking, before) {
    if (before === null) {
      await openAccount(context, booking)
      return booking
    }
    if (isSamePlan(booking, before)) return booking
    if (isEnded(before.status) && !isEnded(booking.status)) await refusePromised(context, booking)
    const account = await followPlan(context, booking)
    const change = booking.total > before.total ? 'lebih_mahal' : 'lebih_murah'
    return (await followMoney(context, booking, account, change)).booking
  },

  keepDeduction,

  async carry(context, from, to) {
    const moved = await moveExcess(context, from, to, REASON.carried)
    if (moved.jumlah === 0) return to
    await carryTerms(context, from.id, to.id)
    return (await followMoney(context, to, moved.account, 'lebih_mahal')).booking
  },

  dueBills,

  isPromised: async (db, bookingId) => (await promisedSum(db, bookingId)) > 0,

  async lastMoved(db, ids) {
    const row = await db
      .selectFrom('buku_uang')
      .where('pemesanan_id', 'in', ids)
      .where('jenis', 'not in', BILL_ENTRIES)
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    return Number(row?.id ?? 0)
  },
}
