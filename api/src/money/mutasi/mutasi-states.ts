import type { MutasiKeadaan } from '@safar/shared/money/mutasi/mutasi'
import { type Kysely, sql } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'

type Deps = Pick<AppDeps, 'database' | 'now'>

/** The answer where there is no such line. */
export const MUTASI_TIDAK_ADA = 'Baris mutasi ini tidak ada.'

const SAID: Record<MutasiKeadaan, string> = {
  baru: 'masih baru',
  cocok: 'sudah dicocokkan',
  diabaikan: 'sudah diabaikan',
}

/** The last turn in a line's life; a line without one is new. */
interface LastTurn {
  keadaan: MutasiKeadaan
  urut: number
}

async function lastTurn(db: Kysely<Tables>, id: number): Promise<LastTurn> {
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
 * @throws HttpError 404; 409 with the state that it has
 */
export async function holdLine(
  { trx }: Context,
  id: number,
  from: readonly MutasiKeadaan[],
): Promise<LastTurn> {
  if (!(await holdRow(trx, 'mutasi', id, 'change'))) throw notFound(MUTASI_TIDAK_ADA)
  const last = await lastTurn(trx, id)
  if (!from.includes(last.keadaan))
    throw conflict(`Baris ini ${SAID[last.keadaan]}. Muat ulang daftarnya.`, { keadaan: last.keadaan })
  return last
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

/**
 * Puts a new line aside, as money that is about no booking.
 * @throws HttpError 404; 409 for a line that is not new
 */
export function ignoreLine(deps: Deps, actor: Pelaku, id: number, alasan: string): Promise<void> {
  return turnLine(deps, actor, id, { from: ['baru'], to: 'diabaikan', alasan })
}

/**
 * Makes a line that was put aside new again.
 * @throws HttpError 404; 409 for a line that is new
 */
export function releaseLine(deps: Deps, actor: Pelaku, id: number, alasan: string): Promise<void> {
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
    const rinci = to === 'baru' ? 'dikembalikan ke baris baru' : 'diabaikan'
    await logActivities(context, { aksi: 'ubah', jenis: 'mutasi', data_id: id, rinci })
  })
}

/** The number of the last turn of a line in a query of lines; null without one. */
export const lastTurnOf = sql<number | null>`(
  select max(urut) from keadaan_mutasi where mutasi_id = mutasi.id
)`
