import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const WIDE = '(min-width: 62em)'
const isWide = () => window.matchMedia(WIDE).matches

/** Open or collapsed. On a small screen the menu lies over the page, starts closed and goes once a page was chosen. */
export function useSidebar() {
  const [isOpen, setOpen] = useState(isWide)
  const { pathname } = useLocation()

  useEffect(() => {
    if (!isWide()) setOpen(false)
  }, [pathname])

  // A window made narrow would be covered by a menu that nobody opened.
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const onChange = () => setOpen(wide.matches)
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [])

  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((current) => !current), [])
  return { isOpen, open, close, toggle }
}
