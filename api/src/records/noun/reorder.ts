import { ORDER_FIELD } from '@safar/shared/records/noun/order'
import { isAktivitasJenis } from '@safar/shared/records/riwayat/aktivitas-aksi'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import { catat } from '../../access/session/catat.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type Deps, noteSeen } from './change.ts'
import type { StoredNoun } from './stored-noun.ts'
import { changeInTurn } from './turn.ts'

/** Records that one call puts into an order, at most. */
export const MOST_ORDERED = 1_000

/** The place that a record has by now, as a field: what comes back of a record brings no earlier one. */
export const placeOf = (stored: object): { urutan?: unknown } =>
  ORDER_FIELD in stored ? { urutan: stored[ORDER_FIELD] } : {}

function orderedTables(db: Kysely<Tables>) {
  return db.$extendTables<Record<string, { id: number; urutan: number | null }>>()
}

/**
 * Puts records into an order: those named first, as they are named, and the others behind them as they stood. It is no change of
 * any record: copies that are being edited stay as new as they are.
 */
export function reorderRecords(
  deps: Deps,
  storedNoun: Pick<StoredNoun, 'noun' | 'label'>,
  actor: Actor,
  ids: readonly number[],
): Promise<void> {
  const { noun, label } = storedNoun
  return changeInTurn(deps, storedNoun, actor, 'all', async (context) => {
    const rows = await orderedTables(context.trx)
      .selectFrom(noun.name)
      .select(['id', 'urutan'])
      .orderBy('urutan', (order) => order.asc().nullsLast())
      .orderBy('id')
      .execute()
    const stood = new Map(rows.map(({ id, urutan }) => [id, urutan]))
    const order = new Set([...ids.filter((id) => stood.has(id)), ...stood.keys()])
    let urutan = 0
    for (const id of order) {
      urutan += 1
      if (stood.get(id) === urutan) continue
      await orderedTables(context.trx).updateTable(noun.name).set({ urutan }).where('id', '=', id).execute()
    }
    if (isAktivitasJenis(noun.name)) await catat(context, { aksi: 'urutkan', jenis: noun.name })
    if (noun.published) await noteSeen(context, 'ubah', `Urutan ${label}`)
  })
}
