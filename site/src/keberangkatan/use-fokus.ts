import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus on when the focused chip is removed: to the one in its place, else to the line with the count.
 * Otherwise keys would begin at the top of the page each time.
 */
export function useFokus(place: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement; nth: number } | null>(null)
  useEffect(() => {
    const element = place.current
    const note = ({ target }: FocusEvent) => {
      last.current =
        target instanceof HTMLElement ? { element: target, nth: chipsIn(element).indexOf(target) } : null
    }
    // Leaving for another part of the page is respected.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !element?.contains(relatedTarget)) last.current = null
    }
    element?.addEventListener('focusin', note)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('focusout', leave)
    }
  }, [place])
  useEffect(() => {
    const { current: element } = place
    if (!element || !last.current || last.current.element.isConnected) return
    const { nth } = last.current
    last.current = null
    if (document.activeElement !== document.body) return
    const next = nth < 0 ? undefined : chipsIn(element)[nth]
    const goOn = next ?? element.querySelector<HTMLElement>('[data-jumlah]')
    goOn?.focus({ preventScroll: next === undefined })
  })
}

function chipsIn(element: Element | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[data-chips] button') ?? [])]
}
