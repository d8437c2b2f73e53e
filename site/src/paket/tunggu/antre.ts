import { KAMAR, type Kamar } from '@safar/shared/content/paket/kamar'

/*
 * That this tab has a place in the queue of a departure: every part of its page says so, also once it is read anew. Who queues is known
 * until then alone; the tab keeps the code and what was asked for, and no name or number.
 */

/** A place in the queue, as its form brought it. */
export interface Antre {
  kode: string
  /** Null where an older host tells none, and once the page was read anew: others may have left since. */
  urutan: number | null
  /** Empty once the page was read anew. */
  nama: string
  telepon: string
  orang: number
  kamar: Kamar | ''
}

const KEY = 'safar.antre.tempat'
/** Of a text that another script left under our name no more is read. */
const MOST_STORED = 5_000
/** Departures that one tab queues for. */
const MOST = 10

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The places that a tab keeps, by the departure's slug; none where that is not ours to read. */
export function readAntre(store: () => Store): Map<string, Antre> {
  try {
    const text = store().getItem(KEY) ?? '[]'
    const value: unknown = text.length > MOST_STORED ? [] : JSON.parse(text)
    return new Map(Array.isArray(value) ? value.slice(-MOST).flatMap(antreOf) : [])
  } catch {
    return new Map()
  }
}

function antreOf(value: unknown): [string, Antre][] {
  if (typeof value !== 'object' || value === null) return []
  const { slug, kode, orang, kamar }: Record<string, unknown> = { ...value }
  if (typeof slug !== 'string' || typeof kode !== 'string' || typeof orang !== 'number') return []
  const known = KAMAR.find((kind) => kind === kamar) ?? ''
  return [[slug, { kode, urutan: null, nama: '', telepon: '', orang, kamar: known }]]
}

/** Keeps them, without who queues. */
export function keepAntre(store: () => Store, places: ReadonlyMap<string, Antre>): void {
  const kept = [...places]
    .slice(-MOST)
    .map(([slug, { kode, orang, kamar }]) => ({ slug, kode, orang, kamar }))
  try {
    store().setItem(KEY, JSON.stringify(kept))
  } catch {
    // A tab that may keep nothing knows of it until it is left.
  }
}

const session = () => window.sessionStorage
let places: Map<string, Antre> | undefined
const listeners = new Set<() => void>()

/** The place that this tab has in a departure's queue; null for none. */
export function antreUntuk(slug: string): Antre | null {
  places ??= readAntre(session)
  return places.get(slug) ?? null
}

/** Tells every part of the page of a place that was just taken. */
export function catatAntre(slug: string, antre: Antre): void {
  places = new Map(places ?? readAntre(session)).set(slug, antre)
  keepAntre(session, places)
  for (const listener of listeners) listener()
}

/** Calls `listener` with each place that is taken from now on, until what it returns is called. */
export function ikutiAntre(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
