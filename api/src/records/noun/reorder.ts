import { ORDER_FIELD } from '@safar/shared/records/noun/order'
import { isAktivitasJenis } from '@safar/shared/records/riwayat/aktivitas-aksi'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { type Deps, noteSeen } from './change.ts'
import type { StoredNoun } from './stored-noun.ts'
import { changeInTurn } from './turn.ts'

/** The largest number of records that one call orders. */
export const MOST_ORDERED = 1_000

/** Returns a record's present place as a field, since a restored copy brings no earlier one. */
export const placeOf = (stored: object): { urutan?: unknown } =>
  ORDER_FIELD in stored ? { urutan: stored[ORDER_FIELD] } : {}

function orderedTables(db: Kysely<Tables>) {
  return db.$extendTables<Record<string, { id: number; urutan: number | null }>>()
}

/**
 * Puts records in order: the named ones first, as named, the others behind as they stood. It changes no record, so
 * copies being edited do not become stale.
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
    if (isAktivitasJenis(noun.name)) await logActivities(context, { aksi: 'urutkan', jenis: noun.name })
    if (noun.published) await noteSeen(context, 'ubah', `Urutan ${label}`)
  })
}
