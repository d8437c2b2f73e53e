import { randomBytes } from 'node:crypto'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import {
  CELL_LIMITS,
  type Cell,
  cellKey,
  mergeCells,
  type Note,
  nextWaktu,
} from '@safar/shared/trips/rombongan/cell'
import { type catatanInputSchema, noteSchema } from '@safar/shared/trips/rombongan/rombongan-schema'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import type { Place } from '../../platform/vault/sealed-text.ts'
import { openWords, sealWords } from '../../platform/vault/sealed-words.ts'

/** Rows of one statement. */
const AT_ONCE = 100

/** Makes the row of a departure's page where there is none, and holds it: writers of one departure take turns. */
export async function holdRombongan(
  { trx, now }: Pick<Context, 'trx' | 'now'>,
  paketId: number,
): Promise<StoredRow<'rombongan'>> {
  await trx
    .insertInto('rombongan')
    .values({ paket_id: paketId, kontak: '[]', urut: 0, laporan_pada: null, updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('paket_id').doNothing())
    .execute()
  return trx
    .updateTable('rombongan')
    .set(({ ref }) => ({ urut: ref('urut') }))
    .where('paket_id', '=', paketId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The place of a note, in which illnesses stand: it lies sealed, as no stop and no mark does. */
const placeOf = (paketId: number, { jenis, kunci }: Pick<Cell, 'jenis' | 'kunci'>): Place => ({
  noun: 'rombongan_sel',
  record: `${paketId} ${jenis} ${kunci}`,
  field: 'nilai',
})

type Row = Pick<StoredRow<'rombongan_sel'>, 'jenis' | 'kunci' | 'nilai' | 'waktu' | 'perangkat'>

/** Returns cells with their notes open; a note that does not open is left out. */
function openCells(db: Kysely<Tables>, paketId: number, rows: readonly Row[]): Cell[] {
  return rows
    .map((row) => ({
      ...row,
      nilai: openWords(db, placeOf(paketId, row), row.nilai),
      waktu: Number(row.waktu),
    }))
    .filter(({ nilai }) => nilai !== TERSEGEL)
}

/** Reads the cells of a departure that came after a number, in the order in which they came. */
export async function readCells(db: Kysely<Tables>, paketId: number, sejak = 0): Promise<Cell[]> {
  const rows = await db
    .selectFrom('rombongan_sel')
    .select(['jenis', 'kunci', 'nilai', 'waktu', 'perangkat'])
    .where('paket_id', '=', paketId)
    .where('urut', '>', sejak)
    .orderBy('urut')
    .execute()
  return openCells(db, paketId, rows)
}

/**
 * Merges cells into those of a departure: each belongs to its last writer by counter and name, in whatever order calls
 * arrive and however often.
 * @throws HttpError 409 if the departure has as many as it may, 422 for a counter that nobody could have reached
 */
export async function mergeInto(context: Context, paketId: number, sent: readonly Cell[]): Promise<void> {
  if (sent.length === 0) return
  const { trx, now } = context
  const { urut } = await holdRombongan(context, paketId)
  const { last, count } = await trx
    .selectFrom('rombongan_sel')
    .select(({ fn }) => [fn.max('waktu').as('last'), fn.countAll().as('count')])
    .where('paket_id', '=', paketId)
    .executeTakeFirstOrThrow()
  const most = Number(last ?? 0) + CELL_LIMITS.ahead
  const beyond = sent.findIndex(({ waktu }) => waktu > most)
  if (beyond >= 0) throw invalidFields({ [`sel.${beyond}.waktu`]: ['Hitungannya terlalu jauh di depan'] })

  const known = new Map<string, Cell>()
  for (const part of inParts([...new Set(sent.map(({ kunci }) => kunci))])) {
    const rows = await trx
      .selectFrom('rombongan_sel')
      .select(['jenis', 'kunci', 'nilai', 'waktu', 'perangkat'])
      .where('paket_id', '=', paketId)
      .where('kunci', 'in', part)
      .execute()
    for (const cell of openCells(trx, paketId, rows)) known.set(cellKey(cell), cell)
  }
  const had = new Set(known.keys())
  const taken = mergeCells(known, sent)
  const added = taken.filter((cell) => !had.has(cellKey(cell))).length
  if (Number(count) + added > CELL_LIMITS.all)
    throw conflict('Catatan rombongan ini sudah penuh. Hubungi kantor.', {})
  const values: string[] = []
  for (const cell of taken)
    values.push(
      cell.jenis === 'catatan' ? await sealWords(trx, placeOf(paketId, cell), cell.nilai) : cell.nilai,
    )
  const rows = taken.map((cell, index) => ({
    paket_id: paketId,
    jenis: cell.jenis,
    kunci: cell.kunci,
    nilai: values[index] ?? '',
    waktu: cell.waktu,
    perangkat: cell.perangkat,
    urut: urut + index + 1,
    diterima_pada: now.toISOString(),
  }))
  for (const part of inParts(rows, AT_ONCE))
    await trx
      .insertInto('rombongan_sel')
      .values([...part])
      .onConflict((conflict) =>
        conflict.columns(['paket_id', 'jenis', 'kunci']).doUpdateSet(({ ref }) => ({
          nilai: ref('excluded.nilai'),
          waktu: ref('excluded.waktu'),
          perangkat: ref('excluded.perangkat'),
          urut: ref('excluded.urut'),
          diterima_pada: ref('excluded.diterima_pada'),
        })),
      )
      .execute()
  if (rows.length > 0)
    await trx
      .updateTable('rombongan')
      .set({ urut: urut + rows.length })
      .where('paket_id', '=', paketId)
      .execute()
}

/** Returns the number of the last cell of a departure; 0 before the first. */
export async function lastUrut(db: Kysely<Tables>, paketId: number): Promise<number> {
  const row = await db
    .selectFrom('rombongan')
    .select('urut')
    .where('paket_id', '=', paketId)
    .executeTakeFirst()
  return row?.urut ?? 0
}

/** The office as a writer of cells. */
const OFFICE = 'kantor00'

/** Writes a note as the office, over whatever is known of it: the office has seen it, so it has the last word. */
export async function writeNote(
  context: Context,
  paketId: number,
  { kunci = randomBytes(8).toString('hex'), ...note }: z.output<typeof catatanInputSchema>,
): Promise<void> {
  const { trx, now } = context
  await holdRombongan(context, paketId)
  const known = await readCells(trx, paketId)
  const had = known.find((cell) => cell.jenis === 'catatan' && cell.kunci === kunci)
  // A note keeps the time of its first writing, by which it is listed.
  const pada = had ? noteSchema.parse(JSON.parse(had.nilai)).pada : now.getTime()
  const nilai: Note = { ...note, pada }
  const cell = { jenis: 'catatan', kunci, nilai: JSON.stringify(nilai), perangkat: OFFICE } as const
  await mergeInto(context, paketId, [{ ...cell, waktu: nextWaktu(known) }])
}
