import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const STORE_KEY = 'safar-tombol-cepat'

/** The choice in a browser that keeps nothing: it stays until the page goes. */
let unkept: boolean | null = null
/** The callbacks at a change of the choice: parts of one page ask for it each. */
const listeners = new Set<() => void>()

function isKeysOn(): boolean {
  if (unkept !== null) return unkept
  try {
    return localStorage.getItem(STORE_KEY) !== 'mati'
  } catch {
    return true
  }
}

function keepKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORE_KEY)
    else localStorage.setItem(STORE_KEY, 'mati')
    unkept = null
  } catch {
    // Forbidden or full.
    unkept = isOn
  }
  for (const listener of listeners) listener()
}

function onKeysOn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Keeps whether single-letter shortcuts work in this browser, for all parts of the page alike; true unless somebody
 * switched them off.
 */
export function useKeysOn(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(onKeysOn, isKeysOn), keepKeysOn]
}

const TYPES =
  'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="dialog"], [role="menu"]'
const LINK = '[data-row-link]'

/** The search of the section that a list stands in. */
const SEARCH = 'input:not([type="checkbox"])'

/**
 * Returns the letter of a press that is meant for a page as a whole, in lower case; null for one with a modifier, into
 * a field, or while a dialog is open.
 */
function letterOf(event: KeyboardEvent): string | null {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null
  if (target instanceof Element && target.closest(TYPES)) return null
  return document.querySelector('[role="dialog"]') ? null : key.toLowerCase()
}

/** Adds single-letter shortcuts to a page while `isOn`, by their letter. */
export function useLetterKeys(acts: Readonly<Record<string, (() => void) | undefined>>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const act = acts[letterOf(event) ?? '']
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [acts, isOn])
}

interface Acts {
  /** Called with the row's id. */
  onDone?: (id: number) => void
  onPick?: (id: number) => void
  onBook?: (id: number) => void
}

/**
 * Adds keyboard shortcuts to a list: J and K move to the next and previous row, E marks its next step as done, X ticks
 * it, B books from it, where the list has these; a slash goes to its search, and Enter opens, as on any link.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  { onDone, onPick, onBook }: Acts = {},
): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const letter = letterOf(event)
      if (letter === null || !list.current) return
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-id]')]
      const here = rows.findIndex((row) => row.contains(document.activeElement))
      const at = here >= 0 ? here : rows.findIndex((row) => row.dataset.open !== undefined)
      const go = (to: number) => {
        const link = rows[to]?.querySelector<HTMLElement>(LINK)
        link?.focus()
        link?.scrollIntoView({ block: 'nearest' })
      }
      const id = Number(rows[at]?.dataset.id)
      const act = {
        j: () => go(Math.min(at + 1, rows.length - 1)),
        k: () => go(Math.max(at - 1, 0)),
        e: onDone && (() => id > 0 && onDone(id)),
        x: onPick && (() => id > 0 && onPick(id)),
        b: onBook && (() => id > 0 && onBook(id)),
        '/': () => list.current?.closest('section')?.querySelector<HTMLElement>(SEARCH)?.focus(),
      }[letter]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, isOn, onDone, onPick, onBook])
}
