/*
 * A group's page is kept as cells: each stop, each person's mark at a stop, and each note is one. Phones write them
 * without a network and apart from each other, so a cell belongs to its last writer by a counter that no clock moves.
 */

export const CELL_KINDS = ['perhentian', 'hadir', 'catatan'] as const
export type CellKind = (typeof CELL_KINDS)[number]

/** Bounds of the cells of a departure, and of the calls that send them. */
export const CELL_LIMITS = {
  kunci: 40,
  perangkat: 24,
  nilai: 1_200,
  /** The most cells of a departure: three hundred people at some sixty stops. */
  all: 20_000,
  /** The most cells that one call sends. */
  atOnce: 500,
  /**
   * The distance by which a cell may be ahead of the highest known counter. A phone counts on from what it has seen, so
   * none comes near it; one that did would leave nobody else the last word.
   */
  ahead: 50_000,
} as const

/** A cell as phones and the server exchange it; `nilai` is JSON. */
export interface Cell {
  jenis: CellKind
  kunci: string
  nilai: string
  /** A counter: one more than the highest that its writer had seen. No clock. */
  waktu: number
  /** The writer's random name, which decides between equal counters. */
  perangkat: string
}

/** A stop at which the guide calls the roll. `hari` is the day (`YYYY-MM-DD`), as the phone had it. */
export interface Stop {
  nama: string
  hari: string
  /** Milliseconds since 1970 by the phone, for the order and no more. */
  pada: number
  /** True once it was taken away. */
  hapus: boolean
}

/** A mark: is a person here at a stop? */
export interface Mark {
  ada: boolean
  /** Milliseconds since 1970 by the phone, put right by the server's clock where that is known. */
  pada: number
}

/** A guide's note, or a thing that was lost or found. */
export interface Note {
  jenis: 'catatan' | 'barang'
  teks: string
  pada: number
  /** Settled: the thing is back with its owner. */
  selesai: boolean
  hapus: boolean
}

export const cellKey = ({ jenis, kunci }: Pick<Cell, 'jenis' | 'kunci'>): string => `${jenis}/${kunci}`

/** The key of a person's mark at a stop. */
export const markKey = (stop: string, peserta: number): string => `${stop}.${peserta}`

/** Tells whether a cell replaces another of its key; false for the same one, which may come any number of times. */
export function isLater(
  one: Pick<Cell, 'waktu' | 'perangkat'>,
  other: Pick<Cell, 'waktu' | 'perangkat'>,
): boolean {
  return one.waktu === other.waktu ? one.perangkat > other.perangkat : one.waktu > other.waktu
}

/**
 * Merges cells into those that are known, by key, and returns those that replaced one or are new. In whatever order and
 * however often they come, all end with the same cells.
 */
export function mergeCells<One extends Cell>(known: Map<string, One>, cells: readonly One[]): One[] {
  const taken = new Map<string, One>()
  for (const cell of cells) {
    const key = cellKey(cell)
    const had = known.get(key)
    if (had && !isLater(cell, had)) continue
    known.set(key, cell)
    taken.set(key, cell)
  }
  return [...taken.values()]
}

/** Returns the counter of the next cell that is written by who knows these. */
export function nextWaktu(known: Iterable<Pick<Cell, 'waktu'>>): number {
  let last = 0
  for (const { waktu } of known) if (waktu > last) last = waktu
  return last + 1
}
