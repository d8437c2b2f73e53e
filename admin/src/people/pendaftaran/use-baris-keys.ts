import { type RefObject, useEffect } from 'react'

const STORE_KEY = 'safar-tombol-cepat'

/** Tells if single-letter shortcuts work in lists of this browser; true unless somebody switched them off. */
export function isKeysOn(): boolean {
  try {
    return localStorage.getItem(STORE_KEY) !== 'mati'
  } catch {
    return true
  }
}

/** Switches single-letter shortcuts on or off. */
export function setKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORE_KEY)
    else localStorage.setItem(STORE_KEY, 'mati')
  } catch {
    // Forbidden or full: they stay so until the page goes.
  }
}

const TYPES =
  'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="dialog"], [role="menu"]'
const LINK = '[data-row-link]'

/** The search of the section that a list stands in. */
const SEARCH = 'input:not([type="checkbox"])'

interface Acts {
  /** Called with the row's id. */
  onDone?: (id: number) => void
  onPick?: (id: number) => void
}

/**
 * Adds keyboard shortcuts to a list: J and K move to the next and previous row, E marks its next step as done, X ticks
 * it, where the list has these; a slash goes to its search, and Enter opens, as on any link. Keys typed into fields or
 * while a dialog is open are left alone.
 */
export function useBarisKeys(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  { onDone, onPick }: Acts = {},
): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !list.current) return
      if (target instanceof Element && target.closest(TYPES)) return
      if (document.querySelector('[role="dialog"]')) return
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
        '/': () => list.current?.closest('section')?.querySelector<HTMLElement>(SEARCH)?.focus(),
      }[key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, isOn, onDone, onPick])
}
