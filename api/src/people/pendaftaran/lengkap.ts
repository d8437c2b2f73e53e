import { KONTAK_MOST } from '@safar/shared/people/pendaftaran/kontak'
import type { Kontak } from '@safar/shared/people/pendaftaran/kontak-schema'
import type { Pendaftaran, PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { pendaftaranKeptUntil } from '@safar/shared/people/pendaftaran/retensi'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import { listLoncatan } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import { findKembar } from './kembar.ts'
import { openKontak } from './kontak-words.ts'
import { toPendaftaran } from './pendaftaran-row.ts'
import { openPendaftaran } from './pendaftaran-words.ts'
import { readRiwayat } from './riwayat-pendaftaran.ts'
import { isWithheld, type RowSaya } from './tergabung.ts'

export const TIDAK_ADA = 'Pendaftaran ini tidak ada.'
/** The largest number of registrations shown beside one. */
const OTHERS_MOST = 50

/**
 * Reads the row of a registration, with its words open.
 * @throws HttpError 404
 */
export async function findRow(
  db: Kysely<Tables>,
  id: number,
  missing = TIDAK_ADA,
): Promise<StoredRow<'pendaftaran'>> {
  const row = await db.selectFrom('pendaftaran').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(missing)
  return openPendaftaran(db, row)
}

/**
 * Finds the bookings that registrations became, by the registration's id: bookings stand in a wing above this one.
 */
export type BookingsOf = (
  db: Kysely<Tables>,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, NonNullable<Pendaftaran['pemesanan']>>>

/**
 * Reads a registration with its contacts, its history, the registrations joined to it, possible duplicates, and its
 * booking.
 * @throws HttpError 404
 */
export async function readLengkap(
  db: Kysely<Tables>,
  id: number,
  bookingsOf: BookingsOf,
): Promise<PendaftaranLengkap> {
  const row = await findRow(db, id)
  const joined = await db
    .selectFrom('pendaftaran')
    .selectAll()
    .where('gabung_ke', '=', id)
    .orderBy('id')
    .limit(OTHERS_MOST)
    .execute()
  const kembaran = await findKembar(db, row)
  return {
    ...toPendaftaran(row),
    kembar: kembaran.length,
    kontak: await listKontak(db, [id, ...joined.map((one) => one.id)]),
    riwayat: await readRiwayat(db, id),
    kembaran: kembaran.slice(0, OTHERS_MOST),
    gabungan: joined.map((one) => toPendaftaran(openPendaftaran(db, one))),
    loncatan: await listLoncatan(db),
    pemesanan: (await bookingsOf(db, [id])).get(id) ?? null,
  }
}

const newestKontak = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('kontak_pendaftaran')
    .selectAll()
    .where('pendaftaran_id', 'in', ids)
    .orderBy('waktu', 'desc')
    .orderBy('id', 'desc')

/** Lists the contacts of registrations, newest first. */
export async function listKontak(db: Kysely<Tables>, ids: readonly number[]): Promise<Kontak[]> {
  if (ids.length === 0) return []
  const rows = await newestKontak(db, ids).limit(KONTAK_MOST).execute()
  return rows.map((row) => {
    const { pendaftaran_id: _p, oleh_id: _o, ...kontak } = openKontak(db, row)
    return kontak
  })
}

/** Returns the contacts of each registration, by its id. */
async function kontakOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, Kontak[]>> {
  const all = new Map<number, Kontak[]>()
  for (const part of inParts(ids))
    for (const row of await newestKontak(db, part).execute()) {
      const { pendaftaran_id, oleh_id: _, ...kontak } = openKontak(db, row)
      const own = all.get(pendaftaran_id)
      if (!own) all.set(pendaftaran_id, [kontak])
      else if (own.length < KONTAK_MOST) own.push(kontak)
    }
  return all
}

interface Kerja extends Pick<PendaftaranLengkap, 'kontak' | 'tindak_lanjut'> {
  /** The last day on which it is kept. */
  simpan_sampai: string
  /**
   * Notes or changes of the office that are withheld because they may be about somebody else, in words of a sentence.
   */
  ditahan: readonly string[]
}

/**
 * Reads the office's notes for each of a person's registrations, which are theirs to see as well. A note that was
 * written, or corrected, while one was joined to a registration of another mailbox may be about somebody else, and is
 * withheld.
 */
export async function readKerja(db: Kysely<Tables>, own: readonly RowSaya[]): Promise<Kerja[]> {
  const loncatan = await listLoncatan(db)
  const all = await kontakOf(
    db,
    own.map(({ row }) => row.id),
  )
  return own.map((one) => {
    const { row, spans } = one
    const kontak = all.get(row.id) ?? []
    // From when a note was written until it was last mended, anything may have come into it.
    const shown = kontak.filter(
      ({ waktu, updated_at }) => !spans.some(({ dari, sampai }) => updated_at >= dari && waktu < sampai),
    )
    const isJoined = spans.length > 0
    const ditahan = [
      shown.length < kontak.length && 'catatan',
      isWithheld(one) && 'perubahan isian',
      isJoined && row.tindak_lanjut !== null && 'hari kami hubungi lagi',
    ]
    return {
      simpan_sampai: pendaftaranKeptUntil(toPendaftaran(row), loncatan),
      kontak: shown,
      tindak_lanjut: isJoined ? null : row.tindak_lanjut,
      ditahan: ditahan.filter((word) => word !== false),
    }
  })
}
