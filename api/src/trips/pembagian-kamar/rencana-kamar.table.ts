import { parseJson } from '@safar/shared/records/noun/columns'
import { ROOM_LIMITS } from '@safar/shared/trips/pembagian-kamar/room-plan'
import { roomPlanSchema } from '@safar/shared/trips/pembagian-kamar/room-schema'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { id, integer, nullable, personal, text, textOf, time } from '../../platform/db/column.ts'
import { agedBefore } from '../../platform/db/seen-time.ts'
import { table } from '../../platform/db/table.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { monthsBefore } from '../../platform/db/time.ts'

/** Months that a plan is kept after the departure and its own last change, as the roll of its group. */
const KEPT_MONTHS = 6
/** The longest plan as JSON, in UTF-16 units: as many rooms as there may be, each with all it may say. */
const PLAN_MOST = 2_000_000

const isPlan = (json: string) => roomPlanSchema.safeParse(parseJson(json)).success

/** Plans of departures' rooms: the newest version of each is the one that stands. */
export const RENCANA_KAMAR = table({
  key: ['paket_id', 'versi'],
  people: { goes: 'by itself, half a year after the departure' },
  columns: {
    paket_id: id,
    versi: integer(1, ROOM_LIMITS.versi),
    /** Rooms and wishes as JSON; people stand in it by the ids of participants. */
    isi: personal(textOf(z.string().max(PLAN_MOST).refine(isPlan, 'no plan'))),
    /** The reason for which somebody got a better room than they paid for. */
    alasan: personal(text(ROOM_LIMITS.alasan)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
  expire: forgetOldPlans,
})

/** Deletes the plans of departures that left long ago and of which none was saved for as long. */
async function forgetOldPlans(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (await agedBefore(db, monthsBefore(now, KEPT_MONTHS))).toISOString()
  await db
    .deleteFrom('rencana_kamar')
    .where('paket_id', 'in', (query) =>
      query
        .selectFrom('rencana_kamar as all')
        .select('all.paket_id')
        .groupBy('all.paket_id')
        .having(({ fn }) => fn.max('all.pada'), '<', before),
    )
    .where('paket_id', 'not in', (query) =>
      query
        .selectFrom('paket')
        .select('paket.id')
        .where('paket.tanggal_keberangkatan', '>', before.slice(0, 10)),
    )
    .execute()
}
