import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

/**
 * Gives a toolbar a roving tab index (WAI-ARIA): one tab stop, arrows within. It is set on the elements themselves,
 * since Mantine's controls take no tab index of ours.
 */
export function useRoving(onEscape: () => void) {
  const toolbar = useRef<HTMLDivElement>(null)
  const current = useRef(0)
  const buttons = () =>
    [...(toolbar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])].filter(
      (button) => !button.disabled && button.getClientRects().length > 0,
    )
  const stopAt = (index: number) => {
    current.current = index
    buttons().forEach((button, each) => {
      button.tabIndex = each === index ? 0 : -1
    })
  }
  // Buttons are added, removed and disabled by the selection.
  useLayoutEffect(() => stopAt(Math.max(0, Math.min(current.current, buttons().length - 1))))

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons()
    const now = all.findIndex((button) => button.matches(':focus'))
    if (event.key === 'Escape') {
      event.preventDefault()
      onEscape()
      return
    }
    const to = {
      ArrowRight: (now + 1) % all.length,
      ArrowLeft: (now - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key]
    if (to === undefined || now < 0) return
    event.preventDefault()
    stopAt(to)
    all[to]?.focus()
  }
  return {
    toolbar,
    onKeyDown,
    /** Moves the tab stop also for a button reached by mouse or touch. */
    onFocus: () => {
      const now = buttons().findIndex((button) => button.matches(':focus'))
      if (now >= 0) stopAt(now)
    },
    focus: () => buttons()[current.current]?.focus(),
  }
}
