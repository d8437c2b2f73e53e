import { createHash } from 'node:crypto'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { URUNG_MENIT } from '@safar/shared/trips/pemesanan/undo'
import type { Kysely, Transaction } from 'kysely'
import { latestKnown } from '../../access/session/tautan.repository.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { Place } from '../../platform/vault/sealed-text.ts'
import { openWords, sealWords } from '../../platform/vault/sealed-words.ts'
import { vaultOf } from '../../platform/vault/vault-of.ts'
import { bookingMoney } from './booking-money.ts'
import { openWords as openBookingWords } from './booking-words.ts'
import { pemesananNoun } from './pemesanan.noun.ts'

const LASTS_MS = URUNG_MENIT * 60_000

export type Undo = StoredRow<'urungan'>

/** Returns the newest revision of a booking, which tells how it is now. */
async function newestRevision(trx: Kysely<Tables>, bookingId: number): Promise<number> {
  const { id } = await trx
    .selectFrom('riwayat')
    .select('id')
    .where('jenis', '=', pemesananNoun.noun.name)
    .where('data_id', '=', bookingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** Returns a hash of the versions of bookings, of their people and of their money: a change of any makes another. */
async function versionOf(db: Kysely<Tables>, ids: readonly (number | null)[]): Promise<string> {
  const bookings = ids.filter((id) => id !== null)
  const of = (table: 'pemesanan' | 'peserta', column: 'id' | 'pemesanan_id') =>
    db.selectFrom(table).select(['id', 'updated_at']).where(column, 'in', bookings).orderBy('id').execute()
  const rows = [await of('pemesanan', 'id'), await of('peserta', 'pemesanan_id')]
  const moved = await bookingMoney().lastMoved(db, bookings)
  return createHash('sha256')
    .update(JSON.stringify([...rows.map((all) => all.map(({ id, updated_at }) => [id, updated_at])), moved]))
    .digest('hex')
}

/** The place of the reason that a booking had. */
const placeOf = (record: number): Place => ({ noun: 'urungan', record, field: 'alasan' })

/** A booking as a change finds it. */
export interface Before {
  id: number
  riwayat_id: number
  /** The reason of its state. */
  alasan: string
}

/** Reads what a change of a booking needs to know so that it can be taken back. */
export async function beforeChange(trx: Transaction<Tables>, stored: PemesananStored): Promise<Before> {
  const { alasan } = await openBookingWords(trx, vaultOf(trx), stored)
  return { id: stored.id, riwayat_id: await newestRevision(trx, stored.id), alasan }
}

/** Notes that a change of a booking can be taken back, in its transaction, after all that it wrote. */
export async function noteUndo(
  trx: Transaction<Tables>,
  { id: pemesanan_id, riwayat_id, alasan }: Before,
  pecahan_id: number | null,
  now: Date,
): Promise<void> {
  const noted = {
    pecahan_id,
    riwayat_id,
    sejak: new Date(await latestKnown(trx, now)).toISOString(),
    sesudah: await versionOf(trx, [pemesanan_id, pecahan_id]),
    alasan: await sealWords(trx, placeOf(pemesanan_id), alasan),
  }
  await trx
    .insertInto('urungan')
    .values({ pemesanan_id, ...noted })
    .onConflict((conflict) => conflict.column('pemesanan_id').doUpdateSet(noted))
    .execute()
}

/** Finds what can be taken back of a booking, or of the one that some of its people moved to; null if nothing can. */
export async function findUndo(
  db: Kysely<Tables>,
  bookingId: number,
  now: Date,
): Promise<(Undo & { sampai: string }) | null> {
  const row = await db
    .selectFrom('urungan')
    .selectAll()
    .where(({ eb, or }) => or([eb('pemesanan_id', '=', bookingId), eb('pecahan_id', '=', bookingId)]))
    .orderBy('sejak', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const until = Date.parse(row.sejak) + LASTS_MS
  // As for links: a clock that is set back makes no more time.
  if (until < (await latestKnown(db, now))) return null
  if (row.sesudah !== (await versionOf(db, [row.pemesanan_id, row.pecahan_id]))) return null
  const alasan = openWords(db, placeOf(row.pemesanan_id), row.alasan)
  return { ...row, alasan, sampai: new Date(until).toISOString() }
}

/** Forgets changes whose time to be taken back is over. */
export async function forgetOldUndos(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('urungan')
    .where('sejak', '<', new Date(now.getTime() - LASTS_MS).toISOString())
    .execute()
}
