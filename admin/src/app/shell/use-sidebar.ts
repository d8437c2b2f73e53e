import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const STORE_KEY = 'safar-menu'
const WIDE = '(min-width: 62em)'
const isWide = () => window.matchMedia(WIDE).matches

/** Tells if the menu beside the page was left open in this browser; true without readable storage. */
function wasOpen(): boolean {
  try {
    return localStorage.getItem(STORE_KEY) !== 'ciut'
  } catch {
    return true
  }
}

function remember(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.removeItem(STORE_KEY)
    else localStorage.setItem(STORE_KEY, 'ciut')
  } catch {
    // Forbidden or full: it starts open next time.
  }
}

/**
 * The sidebar's state. A press on the page closes it (SPEC section 2). Beside the page it is found as its own button
 * left it; on a small screen it overlays the page, starts closed, and closes once a page was chosen.
 */
export function useSidebar() {
  const [isOpen, setOpen] = useState(() => isWide() && wasOpen())
  const { pathname } = useLocation()

  useEffect(() => {
    if (!isWide()) setOpen(false)
  }, [pathname])

  // A window made narrow would be covered by a menu that nobody opened.
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const onChange = () => setOpen(wide.matches && wasOpen())
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [])

  const change = useCallback((next: boolean) => {
    setOpen(next)
    if (isWide()) remember(next)
  }, [])
  const open = useCallback(() => change(true), [change])
  const close = useCallback(() => change(false), [change])
  const toggle = useCallback(() => change(!isOpen), [change, isOpen])
  /** Closes the menu for work on the page, without storing it. */
  const uncover = useCallback(() => setOpen(false), [])
  return { isOpen, open, close, toggle, uncover }
}
