import { newConflicts } from '@safar/shared/trips/pembagian-kamar/new-conflicts'
import { numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import {
  isExcusable,
  type JudgedRooms,
  judgeOf,
  judgeRooms,
} from '@safar/shared/trips/pembagian-kamar/room-rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Board, Carry, Dialog } from './board-context.ts'
import { familyTags } from './families.ts'
import { type Fit, fitOf, fitText } from './fit.ts'
import { type Change, callRoom, groupOf, movePeople, type Plan, roomOf } from './plan.ts'
import type { PlanQueue, PlanState } from './plan-queue.ts'

const NO_FITS: ReadonlyMap<string, Fit> = new Map()

/** Returns the board that cards and rows work on, the open dialog, and what is said to who cannot see. */
export function useBoardState(queue: PlanQueue, { base: data, plan }: PlanState, hotel: string) {
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [carry, setCarry] = useState<Carry | null>(null)
  const [heard, setHeard] = useState('')
  const [numbering, setNumbering] = useState<string | null>(null)
  const focusOn = useFocusOn(plan)

  const facts = useMemo(() => ({ ...data, permintaan: plan.permintaan }), [data, plan.permintaan])
  const judge = useMemo(() => judgeOf(facts), [facts])
  const judged: JudgedRooms = useMemo(() => judgeRooms(facts, plan.kamar), [facts, plan.kamar])
  const tags = useMemo(() => familyTags(data.orang), [data.orang])
  const people = useMemo(() => new Map(data.orang.map((one) => [one.peserta_id, one])), [data.orang])
  const fits = useMemo(
    () =>
      carry ? new Map(plan.kamar.map(({ id }) => [id, fitOf(facts, plan, carry.ids, id)] as const)) : NO_FITS,
    [carry, facts, plan],
  )

  const call = (id: string) => {
    const room = plan.kamar.find((one) => one.id === id)
    return room ? callRoom(room, hotel, judge.of) : 'kamar'
  }
  const names = (ids: readonly number[]) => ids.flatMap((id) => people.get(id)?.nama ?? []).join(', ')

  /** Does what the rules allow; asks first for the reason of a better room than was paid for. */
  const allow = (after: Plan, go: (alasan: string) => void) => {
    const found = newConflicts(facts, plan, after)
    const hard = found.find((one) => !isExcusable(one))
    const [soft] = found
    if (hard) queue.refuse(`K${call(hard.kamar).slice(1)} tidak diubah. ${hard.kalimat}`)
    else if (soft) setDialog({ of: 'alasan', why: soft.kalimat, go })
    else go('')
  }
  const act = (change: Change, said: string, id?: number) =>
    allow(change(plan), (alasan) => {
      if (id !== undefined) focusOn(id)
      queue.add(change, said, alasan)
    })
  const put = (ids: readonly number[], to: string | null) => {
    const group = [...new Set(ids.flatMap((id) => groupOf(judge, id)))]
    setCarry(null)
    const [first] = ids
    if (first === undefined) return
    if (group.every((id) => (roomOf(plan, id)?.id ?? null) === to)) return
    const where = to === null ? 'keluar dari kamar' : `pindah ke ${call(to)}`
    act(movePeople(group, to), `${names(group)} ${where}.`, first)
  }
  const undo = () => {
    const before = queue.before()
    if (before) allow(before, queue.undo)
  }

  const hear = (room: string | null, fit: Fit | undefined) => {
    const found = judged.kamar.find(({ id }) => id === room)
    if (!found || !fit) return
    const no = numberIn(found, hotel)
    setHeard(fitText(found, no ? `Kamar ${no}` : call(found.id), fit))
  }
  const lift = (id: number, by: Carry['by']) => {
    const ids = groupOf(judge, id)
    const own = roomOf(plan, id)?.id
    const first = plan.kamar.find(
      (room) => room.id !== own && fitOf(facts, plan, ids, room.id).state === 'cocok',
    )
    const to = by === 'keys' ? (first?.id ?? own ?? plan.kamar[0]?.id ?? null) : null
    setCarry({ ids, by, to })
    if (by !== 'keys') return
    hear(to, to === null ? undefined : fitOf(facts, plan, ids, to))
    showRoom(to)
  }
  const over = (to: string | null) => {
    if (!carry) return
    setCarry({ ...carry, to })
    if (carry.by !== 'keys') return
    hear(to, to === null ? undefined : fits.get(to))
    showRoom(to)
  }
  const board: Board = {
    data,
    plan,
    facts,
    judge,
    judged,
    hotel,
    tags,
    person: (id) => people.get(id),
    call,
    act,
    put,
    ask: setDialog,
    numbering,
    number: setNumbering,
    carry,
    fits,
    lift,
    over,
    drop: () => {
      setCarry(null)
      setHeard('')
    },
  }
  return { board, dialog, close: () => setDialog(null), heard, undo, names }
}

/** Brings a room into view once its card says what it is to who is lifted. */
function showRoom(id: string | null): void {
  requestAnimationFrame(() =>
    document.querySelector(`[data-kamar="${id}"]`)?.scrollIntoView({ block: 'nearest' }),
  )
}

/** Returns a function that gives the focus to somebody's row once the plan has them where they go. */
function useFocusOn(plan: Plan) {
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    const id = wanted.current
    if (id === null) return
    wanted.current = null
    // After a dialog that closes has given the focus back to the row that is gone.
    const frame = requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`[data-orang="${id}"]`)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [plan])
  return (id: number) => {
    wanted.current = id
  }
}

export type BoardState = ReturnType<typeof useBoardState>
