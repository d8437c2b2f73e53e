import { useEffect } from 'react'

/**
 * Gives the focus back to what had it before a dialog that is mounted open: Mantine does so only for dialogs that stay
 * mounted while closed, and lazy ones do not.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    }
  }, [])
}
