import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S (⌘S) saves from anywhere on the page, also out of a dialog-free field. */
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
