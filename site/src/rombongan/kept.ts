import {
  type Cell,
  type CellKind,
  cellKey,
  isLater,
  type Mark,
  markKey,
  mergeCells,
  type Note,
  nextWaktu,
  type Stop,
} from '@safar/shared/trips/rombongan/cell'
import type { Rombongan } from '@safar/shared/trips/rombongan/rombongan-schema'

/** The data that a phone keeps of its group: what the office told, and every cell that it knows. */
export interface Kept {
  data: Rombongan | null
  cells: Map<string, Cell>
  /** Keys of cells that the server has not taken yet. None is ever dropped but by its answer. */
  waiting: Set<string>
  /** The number up to which the server's cells are known. */
  sejak: number
  /** Milliseconds by which the phone's clock is behind the server's. */
  offset: number
  /** The last time the server answered, in milliseconds by its clock; 0 before the first. */
  savedAt: number
}

export const emptyKept = (): Kept => ({
  data: null,
  cells: new Map(),
  waiting: new Set(),
  sejak: 0,
  offset: 0,
  savedAt: 0,
})

/** Returns what is kept as plain data, for the sealed store. */
export const toStored = ({ cells, waiting, ...rest }: Kept): object => ({
  ...rest,
  cells: [...cells.values()],
  waiting: [...waiting],
})

/** Tells whether stored data are ours: they opened with this link's key, so this page wrote them. */
const isStored = (
  value: unknown,
): value is Omit<Kept, 'cells' | 'waiting'> & {
  cells: Cell[]
  waiting: string[]
} =>
  typeof value === 'object' &&
  value !== null &&
  'cells' in value &&
  Array.isArray(value.cells) &&
  'waiting' in value &&
  Array.isArray(value.waiting)

/**
 * Takes in what another page of this phone stored: its cells, those that it has not sent, and the newest answer of the
 * server.
 * @param sent cells that this page knows the server has, by key
 */
export function takeStored(kept: Kept, value: unknown, sent: ReadonlyMap<string, Cell>): void {
  if (!isStored(value)) return
  mergeCells(kept.cells, value.cells)
  for (const key of value.waiting) {
    const cell = kept.cells.get(key)
    const had = sent.get(key)
    if (cell && (!had || isLater(cell, had))) kept.waiting.add(key)
  }
  if (value.savedAt <= kept.savedAt) return
  kept.data = value.data
  kept.savedAt = value.savedAt
  kept.offset = value.offset
  // Numbers of the server are of one database: after a restored backup they begin anew, and all cells are asked for.
  kept.sejak = Math.max(kept.sejak, value.sejak)
}

/** Writes a cell that is to be sent, over whatever this phone knows of it. */
export function write(
  kept: Kept,
  { jenis, kunci, nilai }: { jenis: CellKind; kunci: string; nilai: Stop | Mark | Note },
  perangkat: string,
): void {
  const cell = {
    jenis,
    kunci,
    nilai: JSON.stringify(nilai),
    waktu: nextWaktu(kept.cells.values()),
    perangkat,
  }
  kept.cells.set(cellKey(cell), cell)
  kept.waiting.add(cellKey(cell))
}

/** Takes the server's answer to cells that were sent. One that was written anew meanwhile goes on waiting. */
export function takeAnswer(
  kept: Kept,
  sent: readonly Cell[],
  answer: { sel: readonly Cell[]; sampai: number },
): void {
  for (const cell of sent) {
    const now = kept.cells.get(cellKey(cell))
    if (!now || !isLater(now, cell)) kept.waiting.delete(cellKey(cell))
  }
  mergeCells(kept.cells, answer.sel)
  if (answer.sampai < kept.sejak) {
    // The server was put back to an older copy: what it lost comes from here.
    for (const key of kept.cells.keys()) kept.waiting.add(key)
    kept.sejak = 0
    return
  }
  kept.sejak = answer.sampai
}

const of = <Value>(kept: Kept, kind: CellKind): [string, Value][] =>
  [...kept.cells.values()]
    .filter(({ jenis }) => jenis === kind)
    .map(({ kunci, nilai }): [string, Value] => [kunci, JSON.parse(nilai)])

/** Lists the stops that stand, the newest first. */
export const stopsOf = (kept: Kept): [string, Stop][] =>
  of<Stop>(kept, 'perhentian')
    .filter(([, { hapus }]) => !hapus)
    .sort(([a, one], [b, other]) => other.pada - one.pada || (a < b ? 1 : -1))

/** Lists the notes that stand, the newest first. */
export const notesOf = (kept: Kept): [string, Note][] =>
  of<Note>(kept, 'catatan')
    .filter(([, { hapus }]) => !hapus)
    .sort(([a, one], [b, other]) => other.pada - one.pada || (a < b ? 1 : -1))

/** Returns a person's mark at a stop; null before anybody made one. */
export function markOf(kept: Kept, stop: string, peserta: number): Mark | null {
  const cell = kept.cells.get(cellKey({ jenis: 'hadir', kunci: markKey(stop, peserta) }))
  return cell ? JSON.parse(cell.nilai) : null
}

/** Makes a name of random letters and digits, for a stop, a note, or this page itself. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('')
}
