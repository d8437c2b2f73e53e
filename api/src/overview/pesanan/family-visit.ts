import type { Kysely } from 'kysely'
import { transact } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { noteFamilyEvent } from '../../trips/tautan-keluarga/family-events.ts'
import type { Family } from '../../trips/tautan-keluarga/family-guard.ts'

/** A visit lasts an hour: what changed before it is told for as long. */
const VISIT_MS = 3_600_000

/** Returns the time of a family's visit before the present one; null for the first. */
export async function lastVisit(
  db: Kysely<Tables>,
  pemesanan_id: number,
  { akun }: Family,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('jejak_keluarga')
    .select(({ fn }) => fn.max('pada').as('pada'))
    .where('pemesanan_id', '=', pemesanan_id)
    .where('kejadian', '=', 'buka')
    .where(({ eb }) => (akun ? eb('akun_id', '=', Number(akun.id)) : eb('akun_id', 'is', null)))
    .where('pada', '<=', new Date(now.getTime() - VISIT_MS).toISOString())
    .executeTakeFirst()
  return row?.pada ?? null
}

/** Notes the visit of an account in the booking's history, once an hour; opening a link notes itself. */
export async function noteVisit(
  deps: Pick<AppDeps, 'database' | 'now'>,
  pemesanan_id: number,
  { akun }: Family,
): Promise<void> {
  if (!akun) return
  await transact(deps, akun, (context) =>
    noteFamilyEvent(context, pemesanan_id, 'buka', { atMostEvery: VISIT_MS }),
  )
}
