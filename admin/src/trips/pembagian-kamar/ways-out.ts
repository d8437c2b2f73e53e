import type { RoomConflict } from '@safar/shared/trips/pembagian-kamar/room-rules'
import type { Board } from './board-context.ts'
import { fitOf } from './fit.ts'
import { groupOf, roomOf } from './plan.ts'

/** The conflicts that somebody's move ends; the others are mended in the pilgrim's data or by a wish. */
const ENDED: readonly RoomConflict['jenis'][] = ['campur', 'jangan', 'penuh', 'tipe', 'anak', 'sendiri']
/** The most ways that are named. */
const MOST = 2

/** Says who could move where to end a conflict: `Pindahkan Yulia ke kamar 214, atau Naufal ke kamar 208.` */
export function waysOut(board: Board, { jenis, peserta }: RoomConflict): string {
  if (!ENDED.includes(jenis)) return ''
  const { facts, plan, judge, call, person } = board
  const ways: string[] = []
  for (const id of peserta) {
    const group = groupOf(judge, id)
    const own = roomOf(plan, id)?.id
    // Both of them would take what they disagree on along.
    if (ways.length === MOST || (group.length > 1 && peserta.every((one) => group.includes(one)))) continue
    const room = plan.kamar.find(
      (one) => one.id !== own && fitOf(facts, plan, group, one.id).state === 'cocok',
    )
    const name = person(id)?.nama.split(' ')[0]
    if (room && name) ways.push(`${name} ke ${call(room.id)}`)
  }
  return ways.length > 0 ? `Pindahkan ${ways.join(', atau ')}.` : ''
}
