import { useLayoutEffect } from 'react'

/**
 * Returns the focus to the element that had it before a dialog that mounts open: Mantine does so only for dialogs that
 * stay mounted while closed, which lazy ones do not.
 */
export function useFocusBack(): void {
  // In a layout effect: on a busy machine the dialog has taken the focus by the time of a later one.
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    }
  }, [])
}
