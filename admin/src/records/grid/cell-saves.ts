import { ApiError } from '@safar/shared/platform/http/errors'
import { heldValue } from './cell-value.ts'
import type { GridRecord } from './shape.ts'

/*
 * Changed cells on their way to the server, each by itself: those of one record one after another, so that each goes on
 * from the copy that the one before left. A cell that meets no server waits and is sent once; one that somebody else
 * changed meanwhile is a choice of that cell alone, and the others go on.
 */

/** A cell on its way. `theirs` is what somebody else wrote meanwhile. */
export interface PendingCell {
  record: number
  field: string
  /** The cell's value when the change began; of a number its mask. */
  before: string
  value: string
  keadaan: 'menunggu' | 'dikirim' | 'tersimpan' | 'bentrok' | 'ditolak'
  theirs: string
  /** The reason of a refusal. */
  pesan: string
}

export interface SavesSnapshot {
  cells: ReadonlyMap<string, PendingCell>
  /** True while no server answers; cells wait then. */
  isOffline: boolean
}

interface Calls {
  /** Saves one field of a record; a stale copy is an `ApiError` of status 409. */
  save(id: number, field: string, value: string, at: string): Promise<GridRecord>
  /** Returns the stored record out of the answer to a save that came too late; null where it is not in there. */
  readAnswer(body: unknown): GridRecord | null
}

export const cellKey = (record: number, field: string): string => `${record} ${field}`

/** Returns what stands on the server in the place of a cell that was on its way already, as far as it is known. */
function standing(held: PendingCell | undefined): string | undefined {
  if (held?.keadaan === 'bentrok') return held.theirs
  return held?.keadaan === 'tersimpan' ? held.value : held?.before
}

/** Statuses after which the same call may work a little later. */
const LATER = [0, 429, 502, 503, 504]

/** Creates the queue of changed cells. */
export function createCellSaves(calls: Calls) {
  const cells = new Map<string, PendingCell>()
  const known = new Map<number, GridRecord>()
  const busy = new Set<number>()
  const listeners = new Set<() => void>()
  let isOffline = false
  let snapshot: SavesSnapshot = { cells: new Map(), isOffline }

  function tell(): void {
    snapshot = { cells: new Map(cells), isOffline }
    for (const listener of listeners) listener()
  }
  const put = (cell: PendingCell, more: Partial<PendingCell>) => {
    cells.set(cellKey(cell.record, cell.field), { ...cell, ...more })
    tell()
  }
  const waitingOf = (record: number) =>
    [...cells.values()].find((cell) => cell.record === record && cell.keadaan === 'menunggu')

  async function run(record: number): Promise<void> {
    if (busy.has(record)) return
    busy.add(record)
    try {
      for (let next = waitingOf(record); next; next = waitingOf(record)) if (!(await send(next))) break
    } finally {
      busy.delete(record)
    }
  }

  /** Sends one cell; false if nothing more of its record can be sent now. */
  async function send(cell: PendingCell): Promise<boolean> {
    const key = cellKey(cell.record, cell.field)
    put(cell, { keadaan: 'dikirim' })
    try {
      const saved = await calls.save(
        cell.record,
        cell.field,
        cell.value,
        known.get(cell.record)?.updated_at ?? '',
      )
      known.set(cell.record, saved)
      isOffline = false
      // Typed over meanwhile: that one waits for its own turn, and goes on from what was just stored.
      const now = cells.get(key)
      if (now && now.value === cell.value) put(now, { keadaan: 'tersimpan' })
      else if (now) put(now, { before: heldValue(saved, cell.field) })
      return true
    } catch (error) {
      return fail(cells.get(key) ?? cell, error)
    }
  }

  function fail(cell: PendingCell, error: unknown): boolean {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401 || LATER.includes(error.status)) {
      isOffline = error.status === 0
      put(cell, { keadaan: 'menunggu' })
      return false
    }
    const stored = error.status === 409 ? calls.readAnswer(error.body) : null
    if (!stored) {
      const [own] = error.errors[cell.field] ?? Object.values(error.errors).flat()
      put(cell, { keadaan: 'ditolak', pesan: own ?? error.message })
      return true
    }
    known.set(cell.record, stored)
    const theirs = heldValue(stored, cell.field)
    // Something else of the record was changed: this cell goes on. What stands there already was sent and heard late.
    if (theirs === cell.value) put(cell, { keadaan: 'tersimpan' })
    else if (theirs === cell.before) put(cell, { keadaan: 'menunggu' })
    else put(cell, { keadaan: 'bentrok', theirs })
    return true
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,

    /** Changes a cell; `before` is what it shows now. */
    set(record: GridRecord, field: string, value: string, before: string): void {
      const key = cellKey(record.id, field)
      const held = cells.get(key)
      if (!known.has(record.id)) known.set(record.id, record)
      if (!held && value === before) return
      put(
        {
          record: record.id,
          field,
          before: standing(held) ?? before,
          value,
          keadaan: 'menunggu',
          theirs: '',
          pesan: '',
        },
        {},
      )
      void run(record.id)
    },

    /** Changes a cell that showed `seen` when its change began: what somebody else wrote there since is asked about. */
    change(record: GridRecord, field: string, value: string, seen: string): void {
      const key = cellKey(record.id, field)
      const now = known.get(record.id)
      const theirs = now ? heldValue(now, field) : seen
      if (cells.has(key) || theirs === seen || theirs === value) this.set(record, field, value, seen)
      else put({ record: record.id, field, before: seen, value, keadaan: 'bentrok', theirs, pesan: '' }, {})
    },

    /** Gives a cell the value that it had before a change; one that is contested or refused what stands there. */
    takeBack(record: GridRecord, field: string, before: string, value: string): void {
      const keadaan = cells.get(cellKey(record.id, field))?.keadaan
      if (keadaan === 'bentrok' || keadaan === 'ditolak') this.choose(record.id, field, 'mereka')
      else this.set(record, field, before, value)
    },

    /** Keeps a typed text that is no value of its field, with the reason: it is not sent, and not lost. */
    refuse(record: GridRecord, field: string, value: string, before: string, pesan: string): void {
      const held = cells.get(cellKey(record.id, field))
      if (!known.has(record.id)) known.set(record.id, record)
      const stands = standing(held) ?? before
      put({ record: record.id, field, before: stands, value, keadaan: 'ditolak', theirs: '', pesan }, {})
    },

    /** Decides a contested or refused cell: mine is sent again, theirs stands. */
    choose(record: number, field: string, side: 'saya' | 'mereka'): void {
      const key = cellKey(record, field)
      const cell = cells.get(key)
      if (!cell) return
      if (side === 'mereka') {
        cells.delete(key)
        tell()
        return
      }
      put(cell, { keadaan: 'menunggu', before: cell.theirs })
      void run(record)
    },

    /** Takes in records as they are stored now: saved cells are in them by then and are forgotten here. */
    learn(records: readonly GridRecord[]): void {
      let isChanged = false
      for (const record of records) {
        const had = known.get(record.id)
        if (busy.has(record.id) || (had && had.updated_at > record.updated_at)) continue
        known.set(record.id, record)
        for (const [key, cell] of cells)
          if (cell.record === record.id && cell.keadaan === 'tersimpan') {
            cells.delete(key)
            isChanged = true
          }
      }
      if (isChanged) tell()
    },

    /** Sends what waits, as once a network is back. */
    retry(): void {
      for (const record of new Set([...cells.values()].map((cell) => cell.record))) void run(record)
    },

    /** Tells whether a cell has not reached the server. */
    isUnsaved: () => [...cells.values()].some(({ keadaan }) => keadaan !== 'tersimpan'),
  }
}
export type CellSaves = ReturnType<typeof createCellSaves>
