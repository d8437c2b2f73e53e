import type { Paket } from '@safar/shared/content/paket/paket'
import { newConflicts } from '@safar/shared/trips/pembagian-kamar/new-conflicts'
import { ROOM_LIMITS, roomNamer } from '@safar/shared/trips/pembagian-kamar/room-plan'
import { isExcusable } from '@safar/shared/trips/pembagian-kamar/room-rules'
import type { RoomPlan, roomsInputSchema } from '@safar/shared/trips/pembagian-kamar/room-schema'
import type { z } from 'zod'
import type { Pelaku } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { type RoomsOfDeparture, readFacts, viewRooms } from './read-rooms.ts'

/** Versions of a departure's plan that are kept. */
const KEPT_VERSIONS = 50

type Input = z.output<typeof roomsInputSchema>

/**
 * Saves a plan in place of the version that it was made from.
 * @throws HttpError 409 with the plan of now if another was first, if it names somebody who left, or if it brings a
 *   conflict that was not there before; 422 for a room, person, number or wish that stands twice
 */
export async function saveRooms(
  deps: Pick<AppDeps, 'database' | 'now'>,
  actor: Pelaku,
  paket: Paket,
  input: Input,
): Promise<void> {
  const kamar = withIds(input.kamar)
  refuseDoubles({ kamar, permintaan: input.permintaan ?? [] })
  await transact(deps, actor, async (context) => {
    const { trx, now } = context
    await holdRow(trx, 'paket', paket.id, 'change')
    const stored = await readFacts(trx, paket)
    if (stored.plan.versi !== input.versi)
      throw conflict('Pembagian kamar ini sudah diubah orang lain. Perubahan Anda belum disimpan.', {
        data: await viewRooms(trx, paket),
      })
    const permintaan = input.permintaan ?? stored.facts.permintaan
    await refuseLeft(context, paket, stored, { kamar, permintaan })
    refuseConflicts(stored, { kamar, permintaan }, input.alasan ?? '')
    const versi = input.versi + 1
    await trx
      .insertInto('rencana_kamar')
      .values({
        paket_id: paket.id,
        versi,
        isi: JSON.stringify({ kamar, permintaan }),
        alasan: input.alasan ?? '',
        pada: now.toISOString(),
        akun_id: Number(actor.id),
        token_id: actor.token ?? null,
      })
      .execute()
    await trx
      .deleteFrom('rencana_kamar')
      .where('paket_id', '=', paket.id)
      .where('versi', '<=', versi - KEPT_VERSIONS)
      .execute()
    const people = kamar.reduce((sum, { penghuni }) => sum + penghuni.length, 0)
    await logActivities(context, {
      aksi: 'ubah',
      jenis: 'paket',
      data_id: paket.id,
      nama: paket.nama_paket,
      rinci: `Pembagian kamar versi ${versi}: ${kamar.length} kamar, ${people} orang`,
    })
  })
}

/** Names rooms that came without an id, each by the first number that is free. */
function withIds(rooms: Input['kamar']): RoomPlan['kamar'] {
  const newId = roomNamer(rooms.flatMap(({ id }) => id ?? []))
  return rooms.map(({ id = newId(), ...room }) => ({ ...room, id }))
}

/**
 * Refuses a room, a person, a number or a wish of the same two that stands twice; the same number in another hotel is
 * another room.
 */
function refuseDoubles({ kamar: rooms, permintaan }: RoomPlan): void {
  const errors: Record<string, string[]> = {}
  const seen = new Set<string>()
  const once = (key: string, path: string, message: string) => {
    if (seen.has(key)) errors[path] = [message]
    seen.add(key)
  }
  rooms.forEach((room, at) => {
    once(`id ${room.id}`, `kamar.${at}.id`, 'Kamar ini tertulis dua kali')
    room.penghuni.forEach(({ peserta_id }, nth) => {
      once(`orang ${peserta_id}`, `kamar.${at}.penghuni.${nth}`, 'Orang ini sudah ada di kamar lain')
    })
    room.nomor.forEach(({ hotel, no }, nth) => {
      once(`hotel ${room.id} ${hotel}`, `kamar.${at}.nomor.${nth}`, 'Hotel ini sudah ada nomornya')
      if (no !== '')
        once(
          `nomor ${hotel}\n${no.toLowerCase()}`,
          `kamar.${at}.nomor.${nth}`,
          `Nomor ${no} sudah dipakai kamar lain di ${hotel}`,
        )
    })
  })
  permintaan.forEach(({ peserta }, at) => {
    const pair = peserta.toSorted((a, b) => a - b).join('-')
    once(`permintaan ${pair}`, `permintaan.${at}`, 'Dua orang ini sudah punya permintaan')
  })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** Refuses a plan with somebody who does not travel, or left while it was being made. */
async function refuseLeft(
  { trx }: Context,
  paket: Paket,
  { facts }: RoomsOfDeparture,
  { kamar, permintaan }: RoomPlan,
): Promise<void> {
  const known = new Set(facts.orang.map(({ peserta_id }) => peserta_id))
  const named = [
    ...kamar.flatMap(({ penghuni }) => penghuni.map(({ peserta_id }) => peserta_id)),
    ...permintaan.flatMap(({ peserta }) => peserta),
  ]
  if (named.every((one) => known.has(one))) return
  throw conflict('Ada orang yang tidak, atau tidak lagi, ikut keberangkatan ini. Muat ulang kamarnya.', {
    data: await viewRooms(trx, paket),
  })
}

/** Refuses conflicts that the plan of before has not: each in words, with whom it concerns. */
function refuseConflicts(
  { plan, facts }: RoomsOfDeparture,
  { kamar, permintaan }: RoomPlan,
  alasan: string,
): void {
  const fresh = newConflicts(facts, plan, { kamar, permintaan }).filter(
    (one) => !(isExcusable(one) && alasan !== ''),
  )
  if (fresh.length === 0) return
  const said = fresh.slice(0, SAID_MOST).map(({ kalimat }) => kalimat)
  const more = fresh.length - said.length
  const why = fresh.every(isExcusable) ? ' Isi alasannya bila memang begitu.' : ''
  throw conflict(`${said.join(' ')}${more > 0 ? ` Dan ${more} lagi.` : ''}${why}`, {
    bentrok: fresh.slice(0, ROOM_LIMITS.kamar),
  })
}
/** Conflicts that one message names. */
const SAID_MOST = 3
