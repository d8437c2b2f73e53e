import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus on where what had it is gone with the choice that it made: from a chip to the one that took its place, and else to
 * the line that says what was found. Without it whoever goes by keys begins at the top of the page each time.
 */
export function useFokus(place: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement; nth: number } | null>(null)
  useEffect(() => {
    const element = place.current
    const note = ({ target }: FocusEvent) => {
      last.current =
        target instanceof HTMLElement ? { element: target, nth: chipsIn(element).indexOf(target) } : null
    }
    // Who leaves for another part of the page is not fetched back.
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
