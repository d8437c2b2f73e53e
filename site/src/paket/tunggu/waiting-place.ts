import { KAMAR, type Kamar } from '@safar/shared/content/paket/kamar'

/*
 * Keeps this tab's place in a departure's waiting list: every part of its page shows it, after a reload too. Name and
 * number are known only until then; the tab stores the code and the request, and no personal data.
 */

/** A place in the waiting list, as its form received it. */
export interface WaitingPlace {
  kode: string
  /** Null where an older host gives none, and after a reload: others may have left since. */
  urutan: number | null
  /** Empty after a reload. */
  nama: string
  telepon: string
  orang: number
  kamar: Kamar | ''
}

const KEY = 'safar.antre.tempat'
/** The most letters read of a stored text, which another script may have left under this key. */
const MOST_STORED = 5_000
/** Departures that one tab queues for. */
const MOST = 10

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Reads the places that the tab stores, by the departure's slug; none where they cannot be read. */
export function readWaitingPlaces(store: () => Store): Map<string, WaitingPlace> {
  try {
    const text = store().getItem(KEY) ?? '[]'
    const value: unknown = text.length > MOST_STORED ? [] : JSON.parse(text)
    return new Map(Array.isArray(value) ? value.slice(-MOST).flatMap(waitingPlacesOf) : [])
  } catch {
    return new Map()
  }
}

function waitingPlacesOf(value: unknown): [string, WaitingPlace][] {
  if (typeof value !== 'object' || value === null) return []
  const { slug, kode, orang, kamar }: Record<string, unknown> = { ...value }
  if (typeof slug !== 'string' || typeof kode !== 'string' || typeof orang !== 'number') return []
  const known = KAMAR.find((kind) => kind === kamar) ?? ''
  return [[slug, { kode, urutan: null, nama: '', telepon: '', orang, kamar: known }]]
}

/** Stores the places, without names and numbers. */
export function keepWaitingPlaces(store: () => Store, places: ReadonlyMap<string, WaitingPlace>): void {
  const kept = [...places]
    .slice(-MOST)
    .map(([slug, { kode, orang, kamar }]) => ({ slug, kode, orang, kamar }))
  try {
    store().setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage the place is known until the tab is left.
  }
}

const session = () => window.sessionStorage
let places: Map<string, WaitingPlace> | undefined
const listeners = new Set<() => void>()

/** Returns this tab's place in a departure's waiting list; null for none. */
export function waitingPlaceFor(slug: string): WaitingPlace | null {
  places ??= readWaitingPlaces(session)
  return places.get(slug) ?? null
}

/** Stores a place just taken, and tells every part of the page. */
export function noteWaitingPlace(slug: string, antre: WaitingPlace): void {
  places = new Map(places ?? readWaitingPlaces(session)).set(slug, antre)
  keepWaitingPlaces(session, places)
  for (const listener of listeners) listener()
}

/** Subscribes to places taken from now on; returns the function that unsubscribes. */
export function followWaitingPlaces(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
