import { rupiahOf, SEN } from '@safar/shared/money/mutasi/mutasi'
import type { Cocokan } from '@safar/shared/money/mutasi/mutasi-schema'
import { senText } from '@safar/shared/money/mutasi/sen-text'
import { daysBetween, formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { z } from 'zod'
import type { Pelaku } from '../../access/session/actor.ts'
import { type Context, stampOf } from '../../access/session/context.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import { invalidFields, notFound } from '../../platform/http/errors.ts'
import { kirimanOf, once } from '../../records/idempotency/once.ts'
import { type Kantor, readKantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { changeBookings } from '../../trips/pemesanan/change-booking.ts'
import { openAccount } from '../buku/follow-booking.ts'
import {
  appendPayment,
  findPayment,
  unprovedTransfers,
  waitingPayments,
} from '../pembayaran/pembayaran.repository.ts'
import type { PaymentDeps } from '../pembayaran/record-payment.ts'
import {
  mayGiveSeatsBack,
  mayTakeSeats,
  type Payment,
  setPaymentAside,
  settlePayment,
  unsettlePayment,
  waitAgain,
} from '../pembayaran/settle-payment.ts'
import { matchedParts } from './matched-parts.ts'
import { addTurn, holdLine, lastTurn, MUTASI_TIDAK_ADA, noteTurn, takeUpLine } from './mutasi-states.ts'

/*
 * Bank lines are booked to bookings, and let go again. Locks are taken in one order everywhere: the content's row, the
 * bookings' from the lowest id on, the line's.
 */

type Bagian = Cocokan['bagian']

interface Line {
  id: number
  tanggal: string
  /** In sen. */
  jumlah: number
}

const field = (at: number, name: string) => `bagian.${at}.${name}`

/** Refuses parts that are not the line's money. @throws HttpError 422 */
function requireWhole({ jumlah }: Line, bagian: Bagian): void {
  const shown = senText(Math.abs(jumlah))
  if (jumlah <= 0)
    throw invalidFields({
      bagian: [`Baris ini uang keluar, ${shown}. Hanya uang masuk yang dapat dicocokkan dengan pemesanan.`],
    })
  if (jumlah % SEN !== 0)
    throw invalidFields({
      bagian: [
        `Baris ini ${shown}, ada sennya. Pembayaran dicatat dalam rupiah bulat, jadi baris ini tidak dapat dicocokkan. Abaikan dengan alasan, misalnya bunga bank.`,
      ],
    })
  const whole = rupiahOf(jumlah)
  const sum = bagian.reduce((all, part) => all + part.jumlah, 0)
  if (sum !== whole) {
    const rest = sumText(Math.abs(whole - sum), 'Rp')
    throw invalidFields({
      bagian: [
        `Jumlah bagiannya ${sumText(sum, 'Rp')}, ${sum < whole ? 'kurang' : 'lebih'} ${rest} dari baris ini yang ${shown}.`,
      ],
    })
  }
}

/** Refuses bookings that are not there, or are kept in dollars. @throws HttpError 422 by field */
async function requireBookings({ database }: PaymentDeps, bagian: Bagian): Promise<void> {
  const errors: Record<string, string[]> = {}
  for (const [at, { pemesanan_id }] of bagian.entries()) {
    const booking = await findBooking(database.db, String(pemesanan_id))
    if (!booking) errors[field(at, 'pemesanan_id')] = ['Pemesanan ini tidak ada.']
    else if (booking.mata_uang !== 'Rp')
      errors[field(at, 'pemesanan_id')] = [
        `Pemesanan ${booking.kode} dalam dolar. Catat pembayarannya di pemesanan itu, lalu abaikan baris ini.`,
      ]
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

const matchedSchema = z.object({ peringatan: z.array(z.string()) })
/** The outcome of a match beside the line: sentences on what a person has to decide. */
type Matched = z.infer<typeof matchedSchema>

/** A match as it is sent. */
export interface SentMatch extends Cocokan {
  /** The idempotency key of the sending; null without one. */
  key: string | null
}

/**
 * Books a new line to bookings, all parts or none: each becomes an accepted payment with its receipt. A payment that
 * waits for this money is the one that is accepted, and a transfer that was verified before is no second one. The bank
 * is the proof here, so who recorded that payment may match its line. The same sending twice is one match.
 * @throws HttpError 404; 409 for a line that is not new; 422 by field, or for a key of another sending
 */
export async function matchLine(
  deps: PaymentDeps,
  actor: Pelaku,
  id: number,
  { bagian, key }: SentMatch,
): Promise<Matched> {
  const { db } = deps.database
  const row = await db
    .selectFrom('mutasi')
    .select(['id', 'tanggal', 'jumlah'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(MUTASI_TIDAK_ADA)
  const line = { ...row, jumlah: Number(row.jumlah) }
  requireWhole(line, bagian)
  await requireBookings(deps, bagian)
  const kantor = await readKantor(deps)
  const ids = bagian.map(({ pemesanan_id }) => pemesanan_id)
  return changeBookings(deps, actor, ids, {
    isSeating: mayTakeSeats,
    async change(context, bookings) {
      if (key === null) return matchIn(context, bookings)
      // A plain hash of what has so few possible values could be guessed.
      const place = { noun: 'mutasi', field: 'kiriman' }
      const body = await deps.vault.lookup(context.trx, place, JSON.stringify([id, bagian]))
      const kiriman = kirimanOf({ call: 'POST /api/mutasi/{id}/cocokkan', akun: actor.id, key, body })
      const kept = await once(context, kiriman, async () => ({
        jawaban: await matchIn(context, bookings),
        rujukan: `mutasi:${id}`,
      }))
      return matchedSchema.parse(JSON.parse(kept))
    },
  })

  async function matchIn(context: Context, bookings: readonly PemesananStored[]): Promise<Matched> {
    const last = await holdLine(context, id, ['baru'])
    await addTurn({ ...context, actor }, id, last, { keadaan: 'cocok', alasan: '' })
    // Opening an account locks more than a receipt's number does: all of them come first.
    for (const booking of bookings) await openAccount(context, booking)
    const peringatan: string[] = []
    for (const [at, booking] of bookings.entries()) {
      const jumlah = bagian.find(({ pemesanan_id }) => pemesanan_id === booking.id)?.jumlah ?? 0
      const rujukan = `Mutasi ${id}${bookings.length > 1 ? ` (${at + 1}/${bookings.length})` : ''}`
      const part = { line, urut: last.urut + 1, jumlah, rujukan }
      const said = await bookPart(context, booking, part, kantor)
      peringatan.push(...said.map((text) => `${booking.kode}: ${text}`))
    }
    await noteTurn(context, id, `dicocokkan dengan ${bookings.map(({ kode }) => kode).join(', ')}`)
    return { peringatan }
  }
}

interface Part {
  line: Line
  urut: number
  /** In rupiah. */
  jumlah: number
  rujukan: string
}

/** Books a part of a line to a booking; returns sentences on what a person has to decide. */
async function bookPart(
  context: Context,
  booking: PemesananStored,
  part: Part,
  kantor: Kantor,
): Promise<string[]> {
  const { line, jumlah } = part
  const { kode_unik } = await openAccount(context, booking)
  const waiting = waitingFor(await waitingPayments(context.trx, booking.id), { line, jumlah, kode_unik })
  if (waiting?.jumlah === jumlah) {
    await pair(context, part, { pembayaran_id: waiting.id, cara: 'dibukukan', menunggu_id: waiting.id })
    return (await settlePayment(context, booking, waiting, kantor)).peringatan
  }
  const accepted = waiting ? undefined : acceptedFor(await unprovedTransfers(context.trx, booking.id), part)
  if (accepted) {
    await pair(context, part, { pembayaran_id: accepted.id, cara: 'sudah_diterima', menunggu_id: null })
    return [
      `Transfer ${sumText(jumlah, 'Rp')} tanggal ${formatTanggal(accepted.tanggal_bank)} sudah diterima lebih dahulu. Baris ini dipasangkan dengannya, uangnya tidak ditambah.`,
    ]
  }
  if (waiting)
    await setPaymentAside(
      context,
      waiting,
      `Uangnya masuk ${sumText(jumlah, 'Rp')}, dicatat dari baris mutasi ${line.id}`,
    )
  const payment = await appendPayment(context.trx, {
    pemesanan_id: booking.id,
    jumlah,
    mata_uang: 'Rp',
    kurs: null,
    metode: 'transfer',
    tanggal_bank: line.tanggal,
    rujukan: part.rujukan,
    bukti: waiting?.bukti ?? '',
    bukti_kunci: waiting?.bukti_kunci ?? '',
    tagihan_id: waiting?.tagihan_id ?? null,
    ...stampOf(context),
  })
  await pair(context, part, {
    pembayaran_id: payment.id,
    cara: 'dibukukan',
    menunggu_id: waiting?.id ?? null,
  })
  return (await settlePayment(context, booking, payment, kantor)).peringatan
}

async function pair(
  { trx, now }: Context,
  { line, urut }: Part,
  held: Pick<StoredRow<'pasangan_mutasi'>, 'pembayaran_id' | 'cara' | 'menunggu_id'>,
): Promise<void> {
  await trx
    .insertInto('pasangan_mutasi')
    .values({ mutasi_id: line.id, urut, ...held, pada: now.toISOString() })
    .execute()
}

/** Days between a transfer as its proof says it and as the bank books it. */
const BANK_DAYS = 3

/**
 * Finds the transfer that was verified before its line came: each transfer has one line, so a line of its sum and days
 * is that money and none on top of it.
 */
const acceptedFor = (accepted: readonly Payment[], { line, jumlah }: Part): Payment | undefined =>
  accepted
    .filter((payment) => payment.jumlah === jumlah && daysApart(payment, line) <= BANK_DAYS)
    .toSorted((a, b) => daysApart(a, line) - daysApart(b, line) || a.id - b.id)[0]

const daysApart = ({ tanggal_bank }: Payment, { tanggal }: Line): number =>
  Math.abs(daysBetween(tanggal_bank, tanggal))

/**
 * Finds the payment that waits for this money: of the same sum, else of one that differs by the unique code alone. A
 * transfer comes before other ways, one of the line's day before others, the oldest before later ones.
 */
function waitingFor(
  waiting: readonly Payment[],
  { line, jumlah, kode_unik }: { line: Line; jumlah: number; kode_unik: number | null },
): Payment | undefined {
  const apart = (payment: Payment) => Math.abs(payment.jumlah - jumlah)
  const isOther = (payment: Payment) => [
    apart(payment),
    Number(payment.metode !== 'transfer'),
    Number(payment.tanggal_bank !== line.tanggal),
    payment.id,
  ]
  return waiting
    .filter((payment) => apart(payment) === 0 || apart(payment) === kode_unik)
    .toSorted((a, b) => {
      const [one, other] = [isOther(a), isOther(b)]
      return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
    })[0]
}

/**
 * Makes a line new again: one that was put aside, or one that was booked, with counter-entries for each payment and
 * counter-documents for their receipts. A payment that waited before the line took it waits again, as an entry of its
 * own with its proof; one that was verified before the line came stays.
 * @throws HttpError 404; 409 for a line that is new, or whose money went on to another booking
 */
export async function releaseLine(
  deps: PaymentDeps,
  actor: Pelaku,
  id: number,
  alasan: string,
): Promise<void> {
  const { db } = deps.database
  const { keadaan, urut } = await lastTurn(db, id)
  if (keadaan !== 'cocok') return takeUpLine(deps, actor, id, alasan)
  const parts = (await matchedParts(db, [{ id, urut }])).get(id) ?? []
  const ids = parts.map(({ pemesanan_id }) => pemesanan_id)
  return changeBookings(deps, actor, ids, {
    isSeating: mayGiveSeatsBack,
    async change(context, bookings) {
      const last = await holdLine(context, id, ['cocok'], urut)
      for (const booking of bookings) {
        const part = parts.find(({ pemesanan_id }) => pemesanan_id === booking.id)
        if (!part || part.cara === 'sudah_diterima') continue
        await unsettlePayment(context, booking, await findPayment(context.trx, part.pembayaran_id), alasan)
        if (part.menunggu_id !== null)
          await waitAgain(context, await findPayment(context.trx, part.menunggu_id))
      }
      await addTurn({ ...context, actor }, id, last, { keadaan: 'baru', alasan })
      await noteTurn(context, id, 'dilepaskan dari pemesanannya')
    },
  })
}
