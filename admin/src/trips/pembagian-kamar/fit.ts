import { KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import { newConflicts } from '@safar/shared/trips/pembagian-kamar/new-conflicts'
import type { Room, RoomFacts } from '@safar/shared/trips/pembagian-kamar/room-plan'
import { isExcusable, type JudgedRoom } from '@safar/shared/trips/pembagian-kamar/room-rules'
import { movePeople, type Plan } from './plan.ts'

/** The fit of somebody in a room: with `alasan` once the office says why. */
export interface Fit {
  state: 'cocok' | 'alasan' | 'tidak'
  /** The reason why it does not fit, or asks for one. */
  why: string
}

/** Judges the move of people into a room of the plan, or out of all. */
export function fitOf(facts: RoomFacts, plan: Plan, ids: readonly number[], to: string | null): Fit {
  return fitOfPlan(facts, plan, movePeople(ids, to)(plan))
}

/** Judges the move of people into a room that the plan has not got yet. */
export function fitOfNew(facts: RoomFacts, plan: Plan, ids: readonly number[], room: Room): Fit {
  const roomier = { ...plan, kamar: [...plan.kamar, room] }
  return fitOfPlan(facts, plan, movePeople(ids, room.id)(roomier))
}

function fitOfPlan(facts: RoomFacts, plan: Plan, after: Plan): Fit {
  const found = newConflicts(facts, plan, after)
  const hard = found.find((one) => !isExcusable(one))
  const [first] = found
  // The sentence of a full room names everybody in it, who stand there already.
  if (hard) return { state: 'tidak', why: hard.jenis === 'penuh' ? 'Kasurnya tidak cukup.' : hard.kalimat }
  return first ? { state: 'alasan', why: first.kalimat } : { state: 'cocok', why: '' }
}

/** Tells of a room in a line what matters to who is moved there: `Kamar 211, quad, 1 kosong, cocok`. */
export function fitText(
  room: Pick<JudgedRoom, 'tipe' | 'kosong'>,
  title: string,
  { state, why }: Fit,
): string {
  const words = [
    title,
    KAMAR_NAMA[room.tipe].toLowerCase(),
    room.kosong > 0 ? `${room.kosong} kosong` : 'penuh',
  ]
  if (state === 'cocok') return [...words, 'cocok'].join(', ')
  return `${words.join(', ')}. ${state === 'alasan' ? 'Perlu alasan: ' : ''}${why}`
}
