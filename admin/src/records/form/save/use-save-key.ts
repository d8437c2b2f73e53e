import { useEffect, useEffectEvent } from 'react'

/** Saves by Ctrl+S (⌘S) from anywhere on the page, unless a dialog is open. */
export function useSaveKey(save: () => void) {
  const onSave = useEffectEvent(save)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) onSave()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
