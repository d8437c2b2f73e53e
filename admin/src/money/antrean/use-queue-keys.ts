import { useEffect } from 'react'

/** Controls whose Enter is their own: a link, a button, a field. Rows of the queue are not among them. */
const OWN_ENTER =
  'a, button:not([data-line]), input, select, textarea, summary, [role="dialog"], [role="menu"]'
const TYPES = 'input, textarea, [contenteditable]'

interface Acts {
  onAccept: () => void
  onUndo: () => void
}

/** Adds to a page, while `isOn`, Enter for the likely choice and Ctrl Z for undo; never within a field or a dialog. */
export function useQueueKeys({ onAccept, onUndo }: Acts, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.altKey || event.repeat) return
      if (document.querySelector('[role="dialog"]:not([data-sheet])')) return
      const within = (selector: string) => target instanceof Element && target.closest(selector) !== null
      const isControl = event.ctrlKey || event.metaKey
      if (key === 'Enter' && !isControl && !event.shiftKey && !within(OWN_ENTER)) onAccept()
      else if (key.toLowerCase() === 'z' && isControl && !event.shiftKey && !within(TYPES)) onUndo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onAccept, onUndo, isOn])
}
