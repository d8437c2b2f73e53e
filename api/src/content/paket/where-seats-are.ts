import type { RincianKursi, Terpesan } from '@safar/shared/content/paket/kursi'
import type { Paket } from '@safar/shared/content/paket/paket'
import type { Kysely } from 'kysely'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { countBookingsOf, living } from './bookings.ts'
import { paketNoun } from './paket.noun.ts'
import { findSeatAccount } from './seat-ledger.ts'

/** Departures listed at once: more than an agency has bookings on. */
const MOST = 5_000

/** Returns where the seats of a departure are, for staff. */
export async function seatsOfPaket(
  db: Kysely<Tables>,
  { id, total_pax, sisa_pax }: Paket,
): Promise<RincianKursi> {
  const account = await findSeatAccount(db, id)
  return {
    total_pax,
    sisa_pax,
    pemesanan: await countBookingsOf(db, id),
    terpesan: account?.terpesan ?? 0,
    koreksi_pax: account?.koreksi_pax ?? 0,
    alasan: account?.alasan ?? '',
    dikoreksi_pada: account?.dikoreksi_pada ?? null,
  }
}

/**
 * Finds where the seats of a departure are.
 * @throws HttpError 404
 */
export async function findSeats(
  db: Kysely<Tables>,
  idOrSlug: string,
  onBroken?: OnBroken,
): Promise<RincianKursi> {
  const paket = await findRecord(db, paketNoun, idOrSlug, onBroken)
  if (!paket) throw recordNotFound(paketNoun)
  return seatsOfPaket(db, paket)
}

/** Lists the departures that have living bookings. */
export async function listBooked(db: Kysely<Tables>): Promise<Terpesan[]> {
  const rows = await db
    .selectFrom(living(db).as('hidup'))
    .leftJoin('buku_kursi', 'buku_kursi.paket_id', 'hidup.paket_id')
    .select(['hidup.paket_id as id', 'hidup.jumlah', 'buku_kursi.koreksi_pax'])
    .select((query) =>
      query
        .selectFrom('kursi_terpakai')
        .select(({ fn }) => fn.countAll<number | string>().as('terpesan'))
        .whereRef('kursi_terpakai.paket_id', '=', 'hidup.paket_id')
        .as('terpesan'),
    )
    .orderBy('hidup.paket_id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, jumlah, koreksi_pax, terpesan }) => ({
    id,
    pemesanan: Number(jumlah),
    terpesan: Number(terpesan),
    koreksi_pax: koreksi_pax ?? 0,
  }))
}
