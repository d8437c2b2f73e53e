import type { MutasiKeadaan } from '@safar/shared/money/mutasi/mutasi'
import { type Kysely, sql } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, type HttpError, notFound } from '../../platform/http/errors.ts'
import { matchedParts, shownPart } from './matched-parts.ts'

type Deps = Pick<AppDeps, 'database' | 'now'>

/** The answer where there is no such line. */
export const MUTASI_TIDAK_ADA = 'Baris mutasi ini tidak ada.'

const SAID: Record<MutasiKeadaan, string> = {
  baru: 'masih baru',
  cocok: 'sudah dicocokkan',
  diabaikan: 'sudah diabaikan',
}

/** The last turn in a line's life; a line without one is new. */
export interface LastTurn {
  keadaan: MutasiKeadaan
  urut: number
}

/** Reads the last turn of a line. */
export async function lastTurn(db: Kysely<Tables>, id: number): Promise<LastTurn> {
  const row = await db
    .selectFrom('keadaan_mutasi')
    .select(['keadaan', 'urut'])
    .where('mutasi_id', '=', id)
    .orderBy('urut', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { keadaan: 'baru', urut: 0 }
}

/**
 * Locks a line until the transaction ends, and takes it for a step from one state to another.
 * @param urut the number of the turn that it was seen with, where another one of that state is not meant
 * @throws HttpError 404; 409 with the state that it has
 */
export async function holdLine(
  { trx }: Context,
  id: number,
  from: readonly MutasiKeadaan[],
  urut?: number,
): Promise<LastTurn> {
  if (!(await holdRow(trx, 'mutasi', id, 'change'))) throw notFound(MUTASI_TIDAK_ADA)
  const last = await lastTurn(trx, id)
  if (!from.includes(last.keadaan) || (urut !== undefined && urut !== last.urut))
    throw await standing(trx, id, last)
  return last
}

/** The refusal of a step by what stands: the state of the line, and the bookings that it was booked to. */
async function standing(db: Kysely<Tables>, id: number, { keadaan, urut }: LastTurn): Promise<HttpError> {
  const parts = keadaan === 'cocok' ? (await matchedParts(db, [{ id, urut }])).get(id) : undefined
  const kodes = parts?.map(({ kode }) => kode).filter((kode) => kode !== '') ?? []
  const to = kodes.length > 0 ? ` dengan ${kodes.slice(0, 3).join(', ')}` : ''
  return conflict(`Baris ini ${SAID[keadaan]}${to}. Muat ulang daftarnya.`, {
    keadaan,
    bagian: parts?.map(shownPart) ?? [],
  })
}

/** Appends a turn to a line that is held. */
export async function addTurn(
  { trx, now, actor }: Context & { actor: Pelaku },
  id: number,
  { urut }: LastTurn,
  { keadaan, alasan }: { keadaan: MutasiKeadaan; alasan: string },
): Promise<void> {
  await trx
    .insertInto('keadaan_mutasi')
    .values({
      mutasi_id: id,
      urut: urut + 1,
      keadaan,
      alasan,
      pada: now.toISOString(),
      akun_id: Number(actor.id),
      token_id: actor.token ?? null,
    })
    .execute()
}

/** Notes in the office's activity what became of a line. */
export const noteTurn = (context: Context, id: number, rinci: string) =>
  logActivities(context, { aksi: 'ubah', jenis: 'mutasi', data_id: id, rinci })

/**
 * Puts a new line aside, as money that is about no booking.
 * @throws HttpError 404; 409 for a line that is not new
 */
export function ignoreLine(deps: Deps, actor: Pelaku, id: number, alasan: string): Promise<void> {
  return turnLine(deps, actor, id, { from: ['baru'], to: 'diabaikan', alasan })
}

/**
 * Makes a line that was put aside new again.
 * @throws HttpError 404; 409 for another line
 */
export function takeUpLine(deps: Deps, actor: Pelaku, id: number, alasan: string): Promise<void> {
  return turnLine(deps, actor, id, { from: ['diabaikan'], to: 'baru', alasan })
}

function turnLine(
  deps: Deps,
  actor: Pelaku,
  id: number,
  { from, to, alasan }: { from: readonly MutasiKeadaan[]; to: MutasiKeadaan; alasan: string },
): Promise<void> {
  return transact(deps, actor, async (context) => {
    const last = await holdLine(context, id, from)
    await addTurn({ ...context, actor }, id, last, { keadaan: to, alasan })
    await noteTurn(context, id, to === 'baru' ? 'dikembalikan ke baris baru' : 'diabaikan')
  })
}

/** The number of the last turn of a line in a query of lines; null without one. */
export const lastTurnOf = sql<number | null>`(
  select max(urut) from keadaan_mutasi where mutasi_id = mutasi.id
)`
