import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import type { Paket } from '@safar/shared/content/paket/paket'
import { parseJson } from '@safar/shared/records/noun/columns'
import { judgeRooms } from '@safar/shared/trips/pembagian-kamar/room-rules'
import { type RoomPlan, type Rooms, roomPlanSchema } from '@safar/shared/trips/pembagian-kamar/room-schema'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { type Lodging, listKin, listLodgers } from './read-lodgers.ts'

/** A version of a plan with who saved it. */
export type StoredPlan = RoomPlan & Pick<Rooms, 'versi' | 'pada' | 'oleh'>

const NONE: StoredPlan = { kamar: [], permintaan: [], versi: 0, pada: null, oleh: '' }

/**
 * Returns the plan that stands, empty before the first. One that was damaged by hand gives way to the version before
 * it, under its own number: the departure and its guide keep their pages, and the next save takes its place.
 */
export async function latestPlan(db: Kysely<Tables>, paketId: number): Promise<StoredPlan> {
  const newestFirst = db
    .selectFrom('rencana_kamar')
    .leftJoin('akun', 'akun.id', 'rencana_kamar.akun_id')
    .leftJoin('token_api', 'token_api.id', 'rencana_kamar.token_id')
    .select(['versi', 'isi', 'pada'])
    .select(({ fn, val }) => fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'))
    .where('paket_id', '=', paketId)
    .orderBy('versi', 'desc')
    .limit(1)
  let newest: Omit<StoredPlan, keyof RoomPlan> | undefined
  let row = await newestFirst.executeTakeFirst()
  while (row) {
    const { isi, ...rest } = row
    newest ??= rest
    const plan = roomPlanSchema.safeParse(parseJson(isi)).data
    if (plan) return { ...plan, ...newest }
    row = await newestFirst.where('versi', '<', row.versi).executeTakeFirst()
  }
  return { ...NONE, ...newest }
}

/** The hotels of a departure; one that is stayed at twice stands once, since its rooms are numbered by its name. */
export function hotelsOf({ hotels }: Pick<Paket, 'hotels'>): Rooms['hotel'] {
  const byName = new Map<string, Rooms['hotel'][number]>()
  for (const { nama_hotel: nama, lokasi, check_in: masuk, check_out: keluar } of hotels)
    if (!byName.has(nama)) byName.set(nama, { nama, lokasi, masuk, keluar })
  return [...byName.values()]
}

/** The people and ties that a departure's rooms are judged by, and the plan that stands. */
export interface RoomsOfDeparture {
  plan: StoredPlan
  facts: { orang: Lodging[]; kerabat: Rooms['kerabat']; permintaan: RoomPlan['permintaan'] }
}

/** Reads the plan of a departure with the people and ties that it is judged by. Wishes of who left are dropped. */
export async function readFacts(db: Kysely<Tables>, paket: Paket): Promise<RoomsOfDeparture> {
  const plan = await latestPlan(db, paket.id)
  const orang = await listLodgers(db, paket)
  const known = new Set(orang.map(({ peserta_id }) => peserta_id))
  const permintaan = plan.permintaan.filter(({ peserta }) => peserta.every((one) => known.has(one)))
  return { plan, facts: { orang, kerabat: await listKin(db, orang), permintaan } }
}

/** Counts who has a room that may be so, and tells whether anybody planned rooms at all. */
export async function countHoused(
  db: Kysely<Tables>,
  paket: Paket,
): Promise<{ housed: number; isPlanned: boolean }> {
  const { plan, facts } = await readFacts(db, paket)
  const sound = judgeRooms(facts, plan.kamar).kamar.filter(({ bentrok }) => bentrok.length === 0)
  return {
    housed: sound.reduce((sum, { penghuni }) => sum + penghuni.length, 0),
    isPlanned: plan.versi > 0,
  }
}

/** Returns the answer that shows a departure's rooms. */
export async function viewRooms(db: Kysely<Tables>, paket: Paket): Promise<Rooms> {
  const { plan, facts } = await readFacts(db, paket)
  const { id, slug, nama_paket, tanggal_keberangkatan } = paket
  const { versi, pada, oleh } = plan
  return {
    paket: { id, slug, nama_paket, tanggal_keberangkatan, pulang: hariPulang(paket) },
    versi,
    pada,
    oleh,
    hotel: hotelsOf(paket),
    ...judgeRooms(facts, plan.kamar),
    ...facts,
  }
}
