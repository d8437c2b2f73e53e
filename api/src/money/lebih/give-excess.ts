import type { PindahLebih, TarikLebih } from '@safar/shared/money/pembayaran/lebih-schema'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isEnded, PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Kysely } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { findBooking } from '../../trips/pemesanan/booking.repository.ts'
import { changeBookings } from '../../trips/pemesanan/change-booking.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'
import { followMoney, moveExcess, openAccount } from '../buku/follow-booking.ts'
import { type Account, allocateMoney, appendEntries, type NewEntry, requireAccount } from '../buku/ledger.ts'
import { promisedSum } from '../buku/promised-sum.ts'
import { mayGiveSeatsBack, mayTakeSeats } from '../pembayaran/settle-payment.ts'

/* Money that no bill of a booking needs is given to another booking, and taken back from it. */

interface Pair {
  here: PemesananStored
  there: PemesananStored
}

/** Finds two bookings of one currency. @throws HttpError 404 for the first; 422 for the second */
async function findPair(db: Kysely<Tables>, idOrKode: string, pemesanan_id: number): Promise<Pair> {
  const here = await findBooking(db, idOrKode)
  if (!here) throw recordNotFound(pemesananNoun)
  const there = await findBooking(db, String(pemesanan_id))
  const wrong = (text: string) => invalidFields({ pemesanan_id: [text] })
  if (!there) throw wrong('Pemesanan ini tidak ada.')
  if (there.id === here.id) throw wrong('Pilih pemesanan lain.')
  if (there.mata_uang !== here.mata_uang)
    throw wrong('Mata uangnya lain. Kembalikan kelebihannya, lalu catat pembayaran di sana.')
  return { here, there }
}

/** Returns two bookings as they stand in their turn. */
function inTurn(bookings: readonly PemesananStored[], { here, there }: Pair): Pair {
  const find = (id: number) => bookings.find((one) => one.id === id)
  return { here: find(here.id) ?? here, there: find(there.id) ?? there }
}

const note = (context: Context, { id }: PemesananStored, rinci: string) =>
  logActivities(context, { aksi: 'ubah', jenis: 'pemesanan', data_id: id, rinci })

/**
 * Gives money that no bill of a booking needs to another booking, whose bills take it up. Receipts stay as they are.
 * @throws HttpError 404; 409 where there is nothing to give, or the other booking has ended; 422 by field
 */
export async function giveExcess(
  deps: Deps,
  actor: Pelaku,
  idOrKode: string,
  { pemesanan_id, jumlah, alasan }: PindahLebih,
  once: (context: Context, id: number, work: () => Promise<void>) => Promise<void>,
): Promise<PemesananStored> {
  const pair = await findPair(deps.database.db, idOrKode, pemesanan_id)
  await changeBookings(deps, actor, [pair.here.id, pair.there.id], {
    isSeating: (stored) => stored.id === pair.there.id && mayTakeSeats(stored),
    change: (context, bookings) => once(context, pair.here.id, () => give(context, inTurn(bookings, pair))),
  })
  return pair.here

  async function give(context: Context, { here, there }: Pair): Promise<void> {
    const { mata_uang } = here
    const { lebih } = await openAccount(context, here)
    const free = lebih - (await promisedSum(context.trx, here.id))
    if (free <= 0) throw conflict('Tidak ada uang berlebih yang dapat dipindahkan.', { lebih })
    if (isEnded(there.status))
      throw conflict(
        `Pemesanan ${there.kode} sudah ${PEMESANAN_STATUS_LABEL[there.status].toLowerCase()}. Pilih pemesanan yang masih jalan.`,
        { status: there.status },
      )
    if (jumlah !== undefined && jumlah > free)
      throw invalidFields({ jumlah: [`Paling banyak ${sumText(free, mata_uang)} yang dapat dipindahkan.`] })
    const moved = await moveExcess(context, here, there, alasan, jumlah ?? free)
    const sum = sumText(moved.jumlah, mata_uang)
    await note(context, here, `Lebih bayar ${sum} dipindahkan ke ${there.kode}`)
    await note(context, there, `${sum} datang dari ${here.kode}`)
    await followMoney(context, there, moved.account, 'masuk')
  }
}

/** Reads what went from a booking to another and has not come back, by payment. */
async function goneTo({ trx }: Context, { here, there }: Pair): Promise<Map<number | null, number>> {
  const rows = await trx
    .selectFrom('buku_uang')
    .select('pembayaran_id')
    .select(({ fn }) => fn.sum('jumlah').as('jumlah'))
    .where('pemesanan_id', '=', here.id)
    .where('lawan_id', '=', there.id)
    .where('jenis', '=', 'pindahan')
    .groupBy('pembayaran_id')
    .execute()
  return new Map(
    rows.map((row) => [row.pembayaran_id, -Number(row.jumlah)] as const).filter(([, jumlah]) => jumlah > 0),
  )
}

/**
 * Returns the entries by which money of a payment leaves a booking: bills let go of it, the last first, as far as
 * nothing else of it is left. Null where it is not there any more.
 */
function leaving(
  { taken, sources }: Account,
  pembayaran_id: number | null,
  jumlah: number,
): NewEntry[] | null {
  let over = jumlah - (sources.find((one) => one.pembayaran_id === pembayaran_id)?.sisa ?? 0)
  const entries: NewEntry[] = []
  for (const part of taken.filter((one) => one.pembayaran_id === pembayaran_id).toReversed()) {
    const less = Math.max(0, Math.min(over, part.jumlah))
    over -= less
    entries.push({ ...part, jenis: 'alokasi', jumlah: -less })
  }
  return over > 0 ? null : entries
}

/**
 * Takes back what went from a booking to another, by a pair of counter-entries: bills there are open again by as much.
 * @throws HttpError 404; 409 where nothing went there, or it went on; 422 by field
 */
export async function takeExcessBack(
  deps: Deps,
  actor: Pelaku,
  idOrKode: string,
  { pemesanan_id, alasan }: TarikLebih,
): Promise<PemesananStored> {
  const pair = await findPair(deps.database.db, idOrKode, pemesanan_id)
  await changeBookings(deps, actor, [pair.here.id, pair.there.id], {
    isSeating: (stored) => (stored.id === pair.there.id ? mayGiveSeatsBack : mayTakeSeats)(stored),
    async change(context, bookings) {
      const { here, there } = inTurn(bookings, pair)
      const gone = await goneTo(context, { here, there })
      if (gone.size === 0)
        throw conflict(`Tidak ada uang dari pemesanan ini di ${there.kode}.`, { pemesanan_id: there.id })
      const account = await requireAccount(context.trx, there.id)
      const freed: NewEntry[] = []
      const back: NewEntry[] = []
      for (const [pembayaran_id, jumlah] of gone) {
        const entries = leaving(account, pembayaran_id, jumlah)
        if (!entries)
          throw conflict(
            `Sebagian uangnya sudah pindah lagi dari ${there.kode} atau dikembalikan, jadi tidak dapat ditarik.`,
            { pemesanan_id: there.id },
          )
        freed.push(...entries)
        back.push({ jenis: 'pindahan', pembayaran_id, jumlah, lawan_id: there.id })
      }
      const out = back.map((entry) => ({ ...entry, jumlah: -entry.jumlah, lawan_id: here.id }))
      await appendEntries(context, there.id, [...freed, ...out], alasan)
      await appendEntries(context, here.id, back, alasan)
      const sum = sumText(
        back.reduce((all, { jumlah }) => all + jumlah, 0),
        here.mata_uang,
      )
      await note(context, here, `${sum} ditarik kembali dari ${there.kode}`)
      await note(context, there, `${sum} ditarik kembali ke ${here.kode}`)
      await followMoney(context, there, (await allocateMoney(context, there.id)).account, 'keluar')
      await followMoney(context, here, (await allocateMoney(context, here.id)).account, 'masuk')
    },
  })
  return pair.here
}
