import { ApiError } from '@safar/shared/platform/http/errors'
import { dataOf } from '@safar/shared/platform/http/http'
import { type Rooms, type RoomsInput, roomsSchema } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { createStore } from 'zustand/vanilla'
import { saidBy } from '../../platform/ui/said-by.ts'
import { bodyOf, type Change, type Plan, planOf } from './plan.ts'

/** The most steps that can be taken back. */
const STEPS = 20

interface Act {
  /** Null takes the step before back. */
  change: Change | null
  alasan: string
  /** Says that it was saved. */
  said: string
}

/** The reason why the last act was not saved, in words. */
export interface Failure {
  text: string
  /** True where the acts are kept, and may be sent again. */
  isWaiting: boolean
}

export interface PlanState {
  /** The rooms as the server has them. */
  base: Rooms
  /** The plan as its acts leave it, sent or not. */
  plan: Plan
  canUndo: boolean
  unsaved: number
  failure: Failure | null
  /** The act that was saved last, in words. */
  said: string
}

interface Deps {
  base: Rooms
  save: (input: RoomsInput) => Promise<Rooms>
  /** Called with the rooms as the server has them now. */
  onStored: (rooms: Rooms) => void
}

/** Reads the state that a refusal for being late carries. */
const readRooms = dataOf(roomsSchema)
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && [403, 404, 409, 413, 422].includes(error.status)

/**
 * Makes the queue that shows each act upon a plan at once and saves them one after the other, each on what the one
 * before left. Those behind a refused one go with it: they were meant for what it would have made.
 */
export function createPlanQueue({ base: first, save, onStored }: Deps) {
  let base = first
  let steps: Plan[] = []
  let acts: Act[] = []
  let isSending = false
  let failure: Failure | null = null
  let said = ''

  /** Does an act upon a plan and the steps that led there. */
  const step = ({ plan, steps }: { plan: Plan; steps: Plan[] }, { change }: Act) => {
    if (change) return { plan: change(plan), steps: [...steps, plan].slice(-STEPS) }
    return { plan: steps.at(-1) ?? plan, steps: steps.slice(0, -1) }
  }
  const fold = () => acts.reduce(step, { plan: planOf(base), steps })
  const state = (): PlanState => {
    const now = fold()
    return {
      base,
      plan: now.plan,
      canUndo: now.steps.length > 0,
      unsaved: acts.length,
      failure,
      said,
    }
  }
  const store = createStore<PlanState>(state)
  const tell = () => store.setState(state(), true)

  const take = (rooms: Rooms) => {
    base = rooms
    onStored(rooms)
  }
  const isSame = (one: Plan, other: Plan) => JSON.stringify(one) === JSON.stringify(other)

  function refuse(error: ApiError, wanted: { plan: Plan; steps: Plan[] }): void {
    const stored = error.status === 409 ? readRooms(error.body) : null
    // An answer that was lost on its way: what was asked for is there.
    if (stored && failure?.isWaiting && isSame(planOf(stored), wanted.plan)) {
      settle(stored, wanted.steps)
      return
    }
    const others = acts.length - 1
    const lost = others > 0 ? ` ${others} perubahan sesudahnya juga tidak tersimpan.` : ''
    const isLate = stored !== null && stored.versi !== base.versi
    const who = stored?.oleh ? `${stored.oleh} sudah` : 'Orang lain sudah'
    failure = {
      text: isLate
        ? `${who} mengubah pembagian ini lebih dulu. Yang tampil sekarang adalah keadaan terbaru; perubahan Anda tidak tersimpan.${lost}`
        : `${saidBy(error)}${lost}`,
      isWaiting: false,
    }
    acts = []
    if (stored) {
      steps = []
      take(stored)
    }
  }

  function settle(rooms: Rooms, after: Plan[]): void {
    said = acts[0]?.said ?? ''
    acts = acts.slice(1)
    steps = after
    failure = null
    take(rooms)
  }

  async function send(): Promise<void> {
    const [act] = acts
    if (!act || isSending) return
    isSending = true
    const wanted = step({ plan: planOf(base), steps }, act)
    try {
      settle(await save(bodyOf(wanted.plan, base.versi, act.alasan)), wanted.steps)
    } catch (error) {
      if (isRefused(error)) refuse(error, wanted)
      else failure = { text: `${saidBy(error)} Perubahan Anda menunggu dikirim.`, isWaiting: true }
    }
    isSending = false
    tell()
    if (!failure) await send()
  }

  const add = (act: Act) => {
    acts = [...acts, act]
    if (!failure?.isWaiting) failure = null
    said = ''
    tell()
    if (!failure) void send()
  }

  return {
    store,
    /** Shows an act, and saves it. */
    add: (change: Change, said: string, alasan = '') => add({ change, said, alasan }),
    /** Takes the last step back, which is saved as any other act. */
    undo: (alasan = '') => add({ change: null, said: 'Langkah terakhir diurungkan.', alasan }),
    /** Returns the plan before the last step, to be judged before it is taken back. */
    before: (): Plan | undefined => fold().steps.at(-1),
    /** Sends what waits for a network again. */
    retry: () => void send(),
    refuse: (text: string) => {
      failure = { text, isWaiting: false }
      tell()
    },
    forgive: () => {
      failure = null
      tell()
    },
    hasUnsaved: () => acts.length > 0,
    /** Takes over what the server has, where nothing of one's own waits. */
    learn: (rooms: Rooms) => {
      if (rooms === base || acts.length > 0) return
      if (rooms.versi !== base.versi) steps = []
      base = rooms
      tell()
    },
  }
}
export type PlanQueue = ReturnType<typeof createPlanQueue>
