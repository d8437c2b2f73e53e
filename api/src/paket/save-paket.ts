import { kursiSekarang, kursiTetapText, ubahKursiError } from '@safar/shared/paket/kursi'
import type { Paket, PaketInput, PaketUpdate } from '@safar/shared/paket/schema'
import { sisaPaxError } from '@safar/shared/paket/sisa-pax'
import type { RiwayatAksi } from '@safar/shared/riwayat/riwayat'
import type { User } from '@safar/shared/session/schema'
import type { Transaction } from 'kysely'
import { bumpKonten } from '../db/konten.ts'
import { recordSebab } from '../db/sebab.ts'
import type { Tables } from '../db/tables.ts'
import { defined } from '../defined.ts'
import type { AppDeps } from '../deps.ts'
import { conflict, invalidFields, notFound, paketNotFound } from '../errors.ts'
import { answerOf, type Kiriman, once } from '../kiriman/kiriman.ts'
import {
  deletePaket,
  findPaket,
  findStamps,
  insertPaket,
  onlySeatsSince,
  restorePaket,
  updatePaket,
  updateSisaPax,
} from './paket.repository.ts'
import { actorName, findRiwayat, lastActor, lastKnownPaket, recordRiwayat } from './riwayat.repository.ts'
import { insertSampah, takeSampah } from './sampah.repository.ts'

type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now'>
/** Who asks for a change. */
export type Actor = User | null

/**
 * Runs one change of the public content. The version is bumped first: its row is the lock that lets one writer at a time
 * through, on PostgreSQL too, so that what a change reads is what it replaces.
 */
export async function changeContent<Result>(
  { database, publisher }: Deps,
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const result = await database.db.transaction().execute(async (trx) => {
    await bumpKonten(trx)
    return change(trx)
  })
  publisher.contentChanged()
  return result
}

export function createPaket(deps: Deps, actor: Actor, input: PaketInput): Promise<Paket> {
  return changeContent(deps, (trx) => addPaket(trx, input, actor, deps.now()))
}

/** Adds a package, once however often it is sent under one key; gives the answer as JSON text. */
export async function createPaketOnce(
  deps: Deps,
  actor: Actor,
  input: PaketInput,
  kiriman: Kiriman,
): Promise<string> {
  const now = deps.now()
  const known = await answerOf(deps.database.db, kiriman, now)
  if (known !== null) return known
  return changeContent(deps, (trx) =>
    once(trx, kiriman, now, async () => {
      const data = await addPaket(trx, input, actor, now)
      return { jawaban: { data }, rujukan: `paket:${data.id}` }
    }),
  )
}

/** Keeps what a change left as a revision, and what it was for the release that will bring it. */
async function record(
  trx: Transaction<Tables>,
  aksi: RiwayatAksi,
  paket: Paket,
  actor: Actor,
  now: Date,
): Promise<void> {
  await recordRiwayat(trx, aksi, paket, actor, now)
  await recordSebab(trx, { jenis: aksi, nama: paket.nama_paket, oleh: actorName(actor) }, now)
}

/** Adds a package and its first revision, within a transaction of `changeContent`. */
export async function addPaket(
  trx: Transaction<Tables>,
  input: PaketInput,
  actor: Actor,
  now: Date,
): Promise<Paket> {
  const paket = await insertPaket(trx, input, now)
  await record(trx, 'buat', paket, actor, now)
  return paket
}

/**
 * Changes what was sent and keeps the rest. Seats sent as a change go on top of those that are stored by now.
 * @throws HttpError 404, 409 when another save came first, 422 for seats that cannot be.
 */
export function savePaket(
  deps: Deps,
  actor: Actor,
  idOrSlug: string,
  { updated_at: edited, ubah_kursi, ...changes }: PaketUpdate,
): Promise<Paket> {
  return changeContent(deps, async (trx) => {
    const stored = await findPaket(trx, idOrSlug)
    if (!stored) throw paketNotFound()
    const isStale = Boolean(edited) && edited !== stored.updated_at
    if (isStale && !(ubah_kursi !== undefined && (await onlySeatsSince(trx, stored, edited ?? '')))) {
      throw await savedBefore(trx, stored, edited)
    }
    const input: PaketInput = { ...fieldsOf(stored), ...defined(changes) }
    if (ubah_kursi !== undefined) input.sisa_pax = stored.sisa_pax + ubah_kursi
    const problem = kursiProblem(input, stored)
    // What the caller could not know is a matter of two people, not of a wrong field.
    if (problem && isStale) throw await savedBefore(trx, stored, edited)
    if (problem) throw invalidFields({ sisa_pax: [problem] })
    if (onlySeatsDiffer(stored, input)) return moveSeats(trx, stored, input.sisa_pax, actor, deps.now())
    const saved = await updatePaket(trx, stored, input, deps.now())
    await record(trx, 'ubah', saved, actor, deps.now())
    return saved
  })
}

async function savedBefore(trx: Transaction<Tables>, stored: Paket, edited: string | undefined) {
  return conflict('Paket ini sudah diubah orang lain sejak Anda membukanya. Perubahan Anda belum disimpan.', {
    updated_at: { anda: edited, tersimpan: stored.updated_at },
    diubah_oleh: await lastActor(trx, stored.id),
    data: stored,
  })
}

function kursiProblem(input: PaketInput, stored: Paket): string | null {
  if (input.sisa_pax < 0) return `Kursi tersisa ${kursiSekarang(stored)}`
  return sisaPaxError(input)
}

/** True when seats left, and nothing else, are to change. */
function onlySeatsDiffer(stored: Paket, input: PaketInput): boolean {
  const text = ({ sisa_pax: _, ...fields }: PaketInput) =>
    JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
  return stored.sisa_pax !== input.sisa_pax && text(fieldsOf(stored)) === text(input)
}

async function moveSeats(
  trx: Transaction<Tables>,
  stored: Paket,
  sisa_pax: number,
  actor: Actor,
  now: Date,
): Promise<Paket> {
  const saved = await updateSisaPax(trx, stored, sisa_pax, now)
  await record(trx, 'kursi', saved, actor, now)
  return saved
}

/**
 * Changes the seats left by so much. Of two at once both count.
 * @throws HttpError 404, 409 below none or above the total, with the package as it stands.
 */
export function ubahKursi(deps: Deps, actor: Actor, idOrSlug: string, ubah: number): Promise<Paket> {
  return changeContent(deps, async (trx) => {
    const stored = await findPaket(trx, idOrSlug)
    if (!stored) throw paketNotFound()
    const refusal = ubahKursiError(stored, ubah)
    if (refusal) throw conflict(refusal, { data: stored })
    return moveSeats(trx, stored, stored.sisa_pax + ubah, actor, deps.now())
  })
}

/** A package, or what its revisions know of it where its own row cannot be read: so that it can be mended or let go of. */
async function storedOrLastKnown(trx: Transaction<Tables>, idOrSlug: string): Promise<Paket> {
  const stored = await findPaket(trx, idOrSlug)
  if (stored) return stored
  const stamps = await findStamps(trx, idOrSlug)
  const known = stamps && (await lastKnownPaket(trx, stamps.id))
  if (!known) throw paketNotFound()
  return { ...known, ...stamps }
}

/** Moves a package to the trash. */
export function removePaket(deps: Deps, actor: Actor, idOrSlug: string): Promise<void> {
  return changeContent(deps, async (trx) => {
    const stored = await storedOrLastKnown(trx, idOrSlug)
    await deletePaket(trx, stored.id)
    await insertSampah(trx, stored, actor, deps.now())
    await record(trx, 'hapus', stored, actor, deps.now())
  })
}

/** A package that is back in an earlier state, and what is to be said of its seats. */
export interface Restored {
  data: Paket
  message?: string
}

/** Makes a package what it was in one of its revisions, but for its seats: those sold since then are sold. */
export function restoreRiwayat(
  deps: Deps,
  actor: Actor,
  idOrSlug: string,
  riwayatId: number,
): Promise<Restored> {
  return changeContent(deps, async (trx) => {
    const stored = await storedOrLastKnown(trx, idOrSlug)
    const revision = (await findRiwayat(trx, stored.id, riwayatId))?.paket
    if (!revision) throw notFound('Riwayat ini tidak ada.')
    const { total_pax, sisa_pax } = stored
    const saved = await updatePaket(trx, stored, { ...fieldsOf(revision), total_pax, sisa_pax }, deps.now())
    await record(trx, 'pulihkan', saved, actor, deps.now())
    const isSame = revision.total_pax === total_pax && revision.sisa_pax === sisa_pax
    return { data: saved, ...(!isSame && { message: kursiTetapText(saved) }) }
  })
}

/** Brings a package back from the trash, with the seats it had when it was deleted: nobody could sell any since. */
export function restoreSampah(deps: Deps, actor: Actor, paketId: number): Promise<Restored> {
  return changeContent(deps, async (trx) => {
    const deleted = await takeSampah(trx, paketId)
    if (!deleted) throw notFound('Paket ini tidak ada di sampah.')
    const restored = await restorePaket(trx, deleted, fieldsOf(deleted), deps.now())
    await record(trx, 'pulihkan', restored, actor, deps.now())
    return { data: restored, message: `Kursi ${kursiSekarang(restored)}, seperti saat dihapus.` }
  })
}

function fieldsOf({ id: _id, slug: _slug, created_at: _c, updated_at: _u, ...fields }: Paket): PaketInput {
  return fields
}
