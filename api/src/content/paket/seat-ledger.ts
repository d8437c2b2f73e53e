import type { Paket } from '@safar/shared/content/paket/paket'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { requireTurn } from '../../records/noun/change.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { recordNotFound, writePart } from '../../records/noun/save.ts'
import { paketNoun } from './paket.noun.ts'

/*
 * The ledger of seats. `sisa_pax` of a departure follows it, as a change of seats like a hand's: with a revision, a
 * release, and what those tell. Whoever changes bookings calls it within `changeRecords`, which is to be entered before
 * any other row is locked.
 */

/** The account of a departure's seats. */
export interface SeatAccount {
  awal_pax: number
  koreksi_pax: number
  /** The reason of the last correction; blank without one. */
  alasan: string
  dikoreksi_pada: string | null
  /** Seats that participants of bookings hold. */
  terpesan: number
}

const leftBy = ({ awal_pax, koreksi_pax, terpesan }: SeatAccount): number => awal_pax + koreksi_pax - terpesan

/** Returns the account of a departure; null if it has never been booked. */
export async function findSeatAccount(db: Kysely<Tables>, paketId: number): Promise<SeatAccount | null> {
  const row = await db
    .selectFrom('buku_kursi')
    .select(['awal_pax', 'koreksi_pax', 'alasan', 'dikoreksi_pada'])
    .select((query) =>
      query
        .selectFrom('kursi_terpakai')
        .select(({ fn }) => fn.countAll<number | string>().as('terpesan'))
        .whereRef('kursi_terpakai.paket_id', '=', 'buku_kursi.paket_id')
        .as('terpesan'),
    )
    .where('paket_id', '=', paketId)
    .executeTakeFirst()
  return row ? { ...row, terpesan: Number(row.terpesan) } : null
}

/** Returns a departure's account, opened with the seats that are left. */
async function openSeatAccount({ trx }: Context, { id, sisa_pax }: Paket): Promise<SeatAccount> {
  const found = await findSeatAccount(trx, id)
  if (found) return found
  const opened = { awal_pax: sisa_pax, koreksi_pax: 0, alasan: '', dikoreksi_pada: null }
  await trx
    .insertInto('buku_kursi')
    .values({ paket_id: id, ...opened })
    .execute()
  return { ...opened, terpesan: 0 }
}

/**
 * Makes a departure's account leave another number of seats than before, for a change that no booking and no correction
 * makes; does nothing where there is no account. Call it before the departure is written.
 */
export async function rebaseSeats(trx: Kysely<Tables>, paketId: number, sisa_pax: number): Promise<void> {
  const account = await findSeatAccount(trx, paketId)
  if (!account) return
  const awal_pax = sisa_pax - account.koreksi_pax + account.terpesan
  await trx.updateTable('buku_kursi').set({ awal_pax }).where('paket_id', '=', paketId).execute()
}

/** Corrects the seats of a booked departure by hand, as its one correction, and keeps the reason. */
export async function correctSeats(
  context: Context,
  paket: Paket,
  { ubah, alasan }: { ubah: number; alasan: string },
): Promise<Paket> {
  requireTurn(context)
  const account = await openSeatAccount(context, paket)
  const corrected = {
    koreksi_pax: account.koreksi_pax + ubah,
    alasan,
    dikoreksi_pada: context.now.toISOString(),
  }
  await context.trx.updateTable('buku_kursi').set(corrected).where('paket_id', '=', paket.id).execute()
  return writeSeatsLeft(context, paket, { ...account, ...corrected })
}

/** Writes the seats that a departure's account leaves. */
function writeSeatsLeft(context: Context, paket: Paket, account: SeatAccount): Promise<Paket> {
  return writePart(context, paketNoun, 'kursi', paket, { sisa_pax: leftBy(account) })
}

async function requirePaket({ trx }: Context, id: number): Promise<Paket> {
  const paket = await findRecord(trx, paketNoun, String(id))
  if (!paket) throw recordNotFound(paketNoun)
  return paket
}

/** Returns the rows of those participants who hold a seat. */
async function seatsOf(trx: Kysely<Tables>, pesertaIds: readonly number[]) {
  const rows: { peserta_id: number; paket_id: number }[] = []
  for (const ids of inParts([...new Set(pesertaIds)]))
    rows.push(
      ...(await trx
        .selectFrom('kursi_terpakai')
        .select(['peserta_id', 'paket_id'])
        .where('peserta_id', 'in', ids)
        .orderBy('peserta_id')
        .execute()),
    )
  return rows
}

/** Returns those of the participants who hold a seat. */
export async function seatedAmong(
  db: Kysely<Tables>,
  pesertaIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set((await seatsOf(db, pesertaIds)).map(({ peserta_id }) => peserta_id))
}

/**
 * Takes a seat on a departure for each participant who has none, for all of them or for none; returns false if too few
 * are left.
 * @throws Error outside of `changeRecords`, and for who holds a seat on another departure; HttpError 404 without the
 *   departure
 */
export async function takeSeats(
  context: Context,
  paketId: number,
  pesertaIds: readonly number[],
): Promise<boolean> {
  requireTurn(context)
  const seated = await seatsOf(context.trx, pesertaIds)
  const elsewhere = seated.find(({ paket_id }) => paket_id !== paketId)
  if (elsewhere)
    throw new Error(`peserta ${elsewhere.peserta_id} has a seat on paket ${elsewhere.paket_id} still`)
  const has = new Set(seated.map(({ peserta_id }) => peserta_id))
  const peserta = [...new Set(pesertaIds)].filter((id) => !has.has(id))
  if (peserta.length === 0) return true
  const paket = await requirePaket(context, paketId)
  const account = await openSeatAccount(context, paket)
  if (leftBy(account) < peserta.length) return false
  const sejak = context.now.toISOString()
  for (const ids of inParts(peserta))
    await context.trx
      .insertInto('kursi_terpakai')
      .values(ids.map((peserta_id) => ({ peserta_id, paket_id: paketId, sejak })))
      .execute()
  await writeSeatsLeft(context, paket, { ...account, terpesan: account.terpesan + peserta.length })
  return true
}

/**
 * Gives back the seats that participants hold, on whichever departures; who holds none changes nothing.
 * @throws Error outside of `changeRecords`
 */
export async function giveBackSeats(context: Context, pesertaIds: readonly number[]): Promise<void> {
  requireTurn(context)
  const seated = await seatsOf(context.trx, pesertaIds)
  for (const paketId of new Set(seated.map(({ paket_id }) => paket_id))) {
    // As pages and revisions have it: with its seats, the database writes the number as well.
    const paket = await requirePaket(context, paketId)
    const those = seated.filter(({ paket_id }) => paket_id === paketId).map(({ peserta_id }) => peserta_id)
    for (const ids of inParts(those))
      await context.trx.deleteFrom('kursi_terpakai').where('peserta_id', 'in', ids).execute()
    const account = await findSeatAccount(context.trx, paketId)
    if (account) await writeSeatsLeft(context, paket, account)
  }
}
