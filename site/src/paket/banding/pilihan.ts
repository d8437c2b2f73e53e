import { pilihanBanding } from '@safar/shared/content/paket/banding-alamat'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { useSyncExternalStore } from 'react'

/** A departure that was ticked, as the tray shows it. */
export interface Chosen {
  slug: string
  nama: string
  /** The day in short, `27 Des`; empty where it is not known. */
  hari: string
  /** Date and price in a few words. */
  ringkas: string
  /** Address of a small picture; empty for none. */
  gambar: string
}

export interface Pilihan {
  list: readonly Chosen[]
  /** Somebody ticked one more than there is room for. */
  penuh: boolean
}

const KEY = 'safar.banding'
/** The most letters read of a stored text, which another script or an older release may have left under this key. */
const MAX_TEXT = 200
const MAX_STORED = 10_000
const EMPTY: Pilihan = { list: [], penuh: false }

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Reads the ticked departures that the tab stores; none where they cannot be read. */
export function readChosen(store: () => Store): Chosen[] {
  try {
    const text = store().getItem(KEY) ?? '[]'
    const value: unknown = text.length > MAX_STORED ? [] : JSON.parse(text)
    if (!Array.isArray(value)) return []
    const read = value.flatMap((one) => parseChosen(one) ?? [])
    return pilihanBanding(read.map(({ slug }) => slug)).flatMap(
      (slug) => read.find((one) => one.slug === slug) ?? [],
    )
  } catch {
    return []
  }
}

function parseChosen(value: unknown): Chosen | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = new Map<string, unknown>(Object.entries(value))
  const text = (name: string) => {
    const field = fields.get(name)
    return typeof field === 'string' ? cutText(field, MAX_TEXT) : ''
  }
  const [slug, nama, hari, ringkas, gambar] = ['slug', 'nama', 'hari', 'ringkas', 'gambar'].map(text)
  return slug && nama ? { slug, nama, hari: hari ?? '', ringkas: ringkas ?? '', gambar: gambar ?? '' } : null
}

/** Returns the selection after a tick is toggled. A fourth one only sets `penuh`. */
export function togglePilihan({ list }: Pilihan, one: Chosen): Pilihan {
  if (list.some(({ slug }) => slug === one.slug))
    return { list: list.filter(({ slug }) => slug !== one.slug), penuh: false }
  const fits = pilihanBanding([...list.map(({ slug }) => slug), one.slug]).includes(one.slug)
  return fits ? { list: [...list, one], penuh: false } : { list, penuh: true }
}

/** Returns the selection with this departure in it, where there is room. */
export function denganPilihan(choice: Pilihan, one: Chosen): Pilihan {
  return choice.list.some(({ slug }) => slug === one.slug) ? choice : togglePilihan(choice, one)
}

let current: Pilihan | undefined
const listeners = new Set<() => void>()
const session = () => window.sessionStorage

function now(): Pilihan {
  current ??= { list: readChosen(session), penuh: false }
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Toggles a tick, for every island of the page. */
export function toggle(one: Chosen): void {
  keep(togglePilihan(now(), one))
}

/** Sets or clears a tick, whatever it was. */
export function setTick(one: Chosen, isOn: boolean): void {
  if (now().list.some(({ slug }) => slug === one.slug) !== isOn) toggle(one)
}

/** Ticks these too: whoever was sent a comparison adds to it from a tray of their own. */
export function alsoChoose(list: readonly Chosen[]): void {
  keep(list.reduce(denganPilihan, now()))
}

function keep(next: Pilihan): void {
  current = next
  try {
    session().setItem(KEY, JSON.stringify(current.list))
  } catch {
    // Without storage the selection lasts until the tab is left.
  }
  for (const listener of listeners) listener()
}

/** Subscribes to the selection, which all islands share through this module. */
export function usePilihan(): Pilihan {
  return useSyncExternalStore(subscribe, now, () => EMPTY)
}
