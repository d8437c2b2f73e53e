import type { Paket } from '@safar/shared/paket/schema'
import { pelakuText, type Riwayat, type RiwayatAksi } from '@safar/shared/riwayat/riwayat'
import type { User } from '@safar/shared/session/schema'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { OnBroken } from '../db/rusak.ts'
import type { RiwayatRow, Tables } from '../db/tables.ts'
import { readSnapshot } from './paket-row.ts'

/** Who made a change, as revisions name them; the machine itself has no name. */
export function actorName(actor: User | null): string {
  return actor ? actor.nama || actor.email : ''
}

const byActor = (actor: User | null) => ({
  oleh: actorName(actor),
  oleh_id: actor ? Number(actor.id) : null,
  oleh_email: actor?.email ?? '',
})

/** Changes of seats by one person within so long are one revision: three clicks are one sale. */
const GATHER_MS = 5 * 60_000

/** Enough to get past some that are broken too. */
const TRIED_REVISIONS = 20

/** What a revision of seats alone keeps: a whole package for each sale would be a hundred times as much. */
export const seatsSchema = z.object({
  sisa_pax: z.number(),
  updated_at: z.string(),
  /** When the first of the changes that it gathers was. */
  mulai: z.string(),
})

/** Keeps a package as it is after an action. To be called within the action's transaction. */
export async function recordRiwayat(
  trx: Kysely<Tables>,
  aksi: RiwayatAksi,
  paket: Paket,
  actor: User | null,
  now: Date,
): Promise<void> {
  const last = aksi === 'kursi' ? await lastRevision(trx, paket.id) : undefined
  if (last) return recordSeats(trx, last, paket, actor, now)
  await trx
    .insertInto('riwayat')
    .values({
      jenis: 'paket',
      data_id: paket.id,
      // With nothing to be laid over, as with packages older than revisions, seats come with the whole package.
      aksi: aksi === 'kursi' ? 'ubah' : aksi,
      waktu: now.toISOString(),
      ...byActor(actor),
      data: JSON.stringify(paket),
    })
    .execute()
}

async function recordSeats(
  trx: Kysely<Tables>,
  last: RiwayatRow,
  { id, sisa_pax, updated_at }: Paket,
  actor: User | null,
  now: Date,
): Promise<void> {
  const row = { waktu: now.toISOString(), ...byActor(actor) }
  const mulai = last.aksi === 'kursi' && last.oleh_id === row.oleh_id ? readSeats(last)?.mulai : undefined
  const age = now.getTime() - Date.parse(mulai ?? '')
  // A clock that was set back begins anew.
  const isGathered = age >= 0 && age < GATHER_MS
  const data = JSON.stringify({ sisa_pax, updated_at, mulai: isGathered ? mulai : row.waktu })
  if (isGathered) {
    await trx
      .updateTable('riwayat')
      .set({ ...row, data })
      .where('id', '=', last.id)
      .execute()
    return
  }
  await trx
    .insertInto('riwayat')
    .values({ ...row, jenis: 'paket', data_id: id, aksi: 'kursi', data })
    .execute()
}

function readSeats({ data }: Pick<RiwayatRow, 'data'>) {
  try {
    return seatsSchema.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

function lastRevision(db: Kysely<Tables>, paketId: number): Promise<RiwayatRow | undefined> {
  return db
    .selectFrom('riwayat')
    .selectAll()
    .where('jenis', '=', 'paket')
    .where('data_id', '=', paketId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The package of a revision: where it holds seats alone, those laid over the whole one before it; null where that is gone. */
function wholePaket(row: RiwayatRow, before: Paket | null): Paket | null {
  if (row.aksi !== 'kursi') return readSnapshot(row.data)
  const seats = readSeats(row)
  return before && seats && { ...before, sisa_pax: seats.sisa_pax, updated_at: seats.updated_at }
}

/** The last whole package that was kept before a revision. */
async function wholeBefore(db: Kysely<Tables>, { id, data_id }: RiwayatRow): Promise<Paket | null> {
  const row = await db
    .selectFrom('riwayat')
    .select('data')
    .where('jenis', '=', 'paket')
    .where('data_id', '=', data_id)
    .where('id', '<', id)
    .where('aksi', '!=', 'kursi')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? readSnapshot(row.data) : null
}

/** The account behind a row, or null. */
export function akunOf(id: number | null, email: string): Riwayat['akun'] {
  return id === null ? null : { id, email }
}

/** A page of a package's revisions, newest first: without the packages themselves, of which one is up to megabytes. */
export async function listRiwayat(
  db: Kysely<Tables>,
  paketId: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Riwayat[]; total: number }> {
  const ofPaket = db.selectFrom('riwayat').where('jenis', '=', 'paket').where('data_id', '=', paketId)
  const { total } = await ofPaket.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await ofPaket
    .select(['id', 'aksi', 'waktu', 'oleh', 'oleh_id', 'oleh_email'])
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data: rows.map(toRiwayat), total: Number(total) }
}

function toRiwayat({
  id,
  aksi,
  waktu,
  oleh,
  oleh_id,
  oleh_email,
}: Omit<RiwayatRow, 'data' | 'data_id' | 'jenis'>): Riwayat {
  return { id, aksi, waktu, oleh, akun: akunOf(oleh_id, oleh_email) }
}

/** One revision with the package as it was, or null. */
export async function findRiwayat(
  db: Kysely<Tables>,
  paketId: number,
  riwayatId: number,
  onBroken?: OnBroken,
): Promise<(Riwayat & { paket: Paket }) | null> {
  const row = await db
    .selectFrom('riwayat')
    .selectAll()
    .where('jenis', '=', 'paket')
    .where('data_id', '=', paketId)
    .where('id', '=', riwayatId)
    .executeTakeFirst()
  const paket = row && wholePaket(row, row.aksi === 'kursi' ? await wholeBefore(db, row) : null)
  if (row && !paket) onBroken?.({ tabel: 'riwayat', id: row.id, isian: 'data' })
  return row && paket ? { ...toRiwayat(row), paket } : null
}

/** A package as its revisions know it last, whatever became of its own row; null where none of them can be read. */
export async function lastKnownPaket(db: Kysely<Tables>, paketId: number): Promise<Paket | null> {
  const rows = await db
    .selectFrom('riwayat')
    .select('data')
    .where('jenis', '=', 'paket')
    .where('data_id', '=', paketId)
    .where('aksi', '!=', 'kursi')
    .orderBy('id', 'desc')
    .limit(TRIED_REVISIONS)
    .execute()
  for (const { data } of rows) {
    const known = readSnapshot(data)
    if (known) return known
  }
  return null
}

/** Who made the last change of a package. */
export async function lastActor(db: Kysely<Tables>, paketId: number): Promise<string> {
  const row = await db
    .selectFrom('riwayat')
    .select(['oleh', 'oleh_id', 'oleh_email'])
    .where('jenis', '=', 'paket')
    .where('data_id', '=', paketId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? pelakuText({ oleh: row.oleh, akun: akunOf(row.oleh_id, row.oleh_email) }) : ''
}
