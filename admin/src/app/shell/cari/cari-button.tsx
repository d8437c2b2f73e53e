import { IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import classes from './cari-button.module.css'

const Palette = lazyPart(async () => ({ default: (await import('./palette.tsx')).Palette }))

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Renders the button that opens the command palette, which Ctrl K (⌘K on a Mac) opens from any focus. */
export function CariButton() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (isMac ? event.metaKey : event.ctrlKey)
      if (!isShortcut || event.shiftKey || event.altKey || event.defaultPrevented) return
      // A dialog that is open waits for its own answer.
      if (document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <button
        type="button"
        className={classes.plate}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <span className={classes.words}>Cari atau kerjakan…</span>
        <kbd className={classes.key} aria-hidden>
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense fallback={null}>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
