import { isDokumenJenis } from '@safar/shared/people/jamaah/dokumen'
import type { GabungJamaah, JamaahField } from '@safar/shared/people/jamaah/gabung-schema'
import { HUBUNGAN } from '@safar/shared/people/jamaah/hubungan'
import { JAMAAH, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import type { Kysely } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import { emailKey } from '../../access/session/akun.repository.ts'
import type { Context } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { type Deps, noteChange } from '../../records/noun/change.ts'
import { deleteRecord, findRecord } from '../../records/noun/noun.repository.ts'
import { insertSampah } from '../../records/noun/sampah.repository.ts'
import { recordNotFound, savedBefore, writeSent } from '../../records/noun/save.ts'
import { readSealedCells, type SealedCellsOfRow, sealedFields } from '../../records/noun/sealed.ts'
import { changeInTurn } from '../../records/noun/turn.ts'
import { takenInBy } from './gabungan.repository.ts'
import { jamaahNoun } from './jamaah.noun.ts'
import { type DokumenDeps, papersOf } from './save-dokumen.ts'

/*
 * Two records of one person become one: the one that remains takes over what staff chose of the fields, and all
 * relations, papers, places of the passport and journeys. The other goes to the trash as it was.
 */

export type JoinDeps = Deps & DokumenDeps

/** Moves what belongs to other wings: `before` runs ahead of the locks on the two, `move` within them. */
export interface MoveJourneys {
  before(context: Context, lain: number): Promise<void>
  move(context: Context, lain: number, id: number): Promise<void>
}

/** A paper that was sealed anew for the record that remains. */
interface Staged {
  dokumen: number
  berkas: string
  copy: string | null
}

/**
 * Joins another record of a pilgrim to one, and returns the one that remains.
 * @throws HttpError 404; 409 if one of them changed since, was joined meanwhile, or both travel at once; 422 for
 *   itself; 503 if a sealed value does not open
 */
export async function joinPilgrims(
  deps: JoinDeps,
  actor: Pelaku,
  id: number,
  { dengan_id: lain, ambil, updated_at, updated_at_lain }: GabungJamaah,
  journeys: MoveJourneys,
): Promise<Jamaah> {
  if (lain === id) throw invalidFields({ dengan_id: ['Pilih data yang lain, bukan data ini sendiri.'] })
  await pairOf(deps.database.db, id, lain)
  const staged = await stagePapers(deps, lain, id)
  return changeInTurn(deps, jamaahNoun, actor, { added: {} }, async (context) => {
    const { trx } = context
    await journeys.before(context, lain)
    // In one order, or two who join the same ones would wait for each other in a circle.
    for (const one of [id, lain].toSorted((a, b) => a - b))
      await holdRow(trx, JAMAAH.name, one, one === lain ? 'delete' : 'change')
    const { kept, other } = await pairOf(trx, id, lain)
    if (updated_at && updated_at !== kept.updated_at)
      throw await savedBefore(trx, jamaahNoun, kept, updated_at)
    if (updated_at_lain && updated_at_lain !== other.updated_at)
      throw await savedBefore(trx, jamaahNoun, other, updated_at_lain)
    const cells = await readSealedCells(trx, jamaahNoun, lain)
    const changes = changesOf(deps.vault, other, cells, ambil)
    await journeys.move(context, lain, id)
    await moveRelations(trx, lain, id)
    await movePapers(deps, context, staged, lain, id)
    await trx.updateTable('titipan').set({ jamaah_id: id }).where('jamaah_id', '=', lain).execute()
    await deleteRecord(trx, jamaahNoun, lain)
    await insertSampah(context, jamaahNoun, other, cells)
    await noteChange(context, jamaahNoun, 'hapus', other)
    await notePointer(context, actor, other, id)
    const saved = await writeSent(context, deps.vault, jamaahNoun, kept, changes)
    const rinci = `Digabung dengan data jamaah nomor ${lain}`
    await logActivities(context, { aksi: 'ubah', jenis: JAMAAH.name, data_id: id, rinci })
    return saved
  })
}

/**
 * Reads both records.
 * @throws HttpError 404; 409 if one of them was joined to another
 */
async function pairOf(
  db: Kysely<Tables>,
  id: number,
  lain: number,
): Promise<{ kept: Jamaah; other: Jamaah }> {
  const [kept, other] = [
    await findRecord(db, jamaahNoun, String(id)),
    await findRecord(db, jamaahNoun, String(lain)),
  ]
  if (kept && other) return { kept, other }
  const into = await takenInBy(db, kept ? lain : id)
  if (into === null) throw recordNotFound(jamaahNoun)
  throw conflict(`Salah satunya sudah digabung ke data jamaah nomor ${into}.`, { id: into })
}

/** Returns the values of the chosen fields of the record that goes, sealed ones open. */
function changesOf(vault: Vault, other: Jamaah, cells: SealedCellsOfRow, ambil: readonly JamaahField[]) {
  const sealed = new Set(sealedFields(jamaahNoun).map(([name]) => name))
  return Object.fromEntries(
    ambil.map((field) => {
      const cell = cells[field] ?? ''
      if (!sealed.has(field)) return [field, other[field]]
      const place = { noun: JAMAAH.name, record: other.id, field }
      return [field, cell && openOrRefuse('Isian', () => vault.open(place, cell)).toString()]
    }),
  )
}

/**
 * Moves relations. One between the two ends, and where both have one to somebody the record that remains keeps its own.
 */
async function moveRelations(trx: Kysely<Tables>, lain: number, id: number): Promise<void> {
  const rowsOf = (one: number) =>
    trx
      .selectFrom('hubungan')
      .selectAll()
      .where(({ or, eb }) => or([eb('a_id', '=', one), eb('b_id', '=', one)]))
      .orderBy('id')
      .execute()
  const otherIn = (row: StoredRow<'hubungan'>, one: number) => (row.a_id === one ? row.b_id : row.a_id)
  const own = new Set((await rowsOf(id)).map((row) => otherIn(row, id)))
  for (const row of await rowsOf(lain)) {
    const dengan = otherIn(row, lain)
    await trx.deleteFrom('hubungan').where('id', '=', row.id).execute()
    if (dengan === id || own.has(dengan)) continue
    const isFirst = row.a_id === lain
    const staysFirst = id < dengan
    await trx
      .insertInto('hubungan')
      .values({
        ...row,
        a_id: Math.min(id, dengan),
        b_id: Math.max(id, dengan),
        jenis: isFirst === staysFirst ? row.jenis : HUBUNGAN[row.jenis].balik,
      })
      .execute()
  }
}

/** Seals the papers of one record anew for another. Copies that are not taken are swept. */
async function stagePapers(
  { database, berkasPribadi }: JoinDeps,
  lain: number,
  id: number,
): Promise<Staged[]> {
  const papers = await database.db
    .selectFrom('dokumen')
    .select(['id', 'jenis', 'berkas'])
    .where('jamaah_id', '=', lain)
    .orderBy('id')
    .execute()
  const staged: Staged[] = []
  for (const { id: dokumen, jenis, berkas } of papers)
    if (isDokumenJenis(jenis))
      staged.push({ dokumen, berkas, copy: await berkasPribadi.stageMove(papersOf(lain, jenis), berkas, id) })
  return staged
}

/** @throws HttpError 409 if a paper came or went since the copies were made */
async function movePapers(
  { berkasPribadi }: JoinDeps,
  { trx }: Context,
  staged: readonly Staged[],
  lain: number,
  id: number,
): Promise<void> {
  const papers = await trx
    .selectFrom('dokumen')
    .select(['id', 'berkas'])
    .where('jamaah_id', '=', lain)
    .orderBy('id')
    .execute()
  const isSame =
    papers.length === staged.length && papers.every(({ berkas }, index) => berkas === staged[index]?.berkas)
  if (!isSame) throw conflict('Dokumennya baru saja berubah. Lihat lagi sebelum menggabungkan.', { id: lain })
  for (const { dokumen, berkas, copy } of staged) {
    const moved = await berkasPribadi.settleMove(trx, { id: berkas, copy, to: id })
    await trx.updateTable('dokumen').set({ jamaah_id: id, berkas: moved }).where('id', '=', dokumen).execute()
  }
}

/** Notes where a record went; those that it had taken in go along. */
async function notePointer({ trx, now }: Context, actor: Pelaku, other: Jamaah, id: number): Promise<void> {
  await trx.updateTable('gabungan_jamaah').set({ jamaah_id: id }).where('jamaah_id', '=', other.id).execute()
  // One that came back from the trash, and goes again.
  await trx.deleteFrom('gabungan_jamaah').where('lain_id', '=', other.id).execute()
  await trx
    .insertInto('gabungan_jamaah')
    .values({
      lain_id: other.id,
      jamaah_id: id,
      email_kunci: emailKey(other.email),
      pada: now.toISOString(),
      akun_id: Number(actor.id),
      token_id: actor.token ?? null,
    })
    .execute()
}
