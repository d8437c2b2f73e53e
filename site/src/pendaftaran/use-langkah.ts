import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A step's place in the history of the tab, so that Back leads to the step before and not off the page. */
interface Place {
  langkah?: unknown
}

/** Returns the step of a history entry; null for one of another kind, such as a link within the page. */
function stepIn(state: Place | null): number | null {
  const step = state?.langkah
  return step === 0 || step === 1 ? step : null
}

/** Returns the id of a step's heading. */
export const headingId = (step: number) => `langkah-${step + 1}`

/**
 * Keeps the step of the form in the history; null until scripts have taken over, when a page shows what was built.
 * @param mayStay tells if a page restored at its second step holds the required fields of the first
 */
export function useLangkah(mayStay: () => boolean) {
  const [langkah, setLangkah] = useState<number | null>(null)
  const now = useRef(0)
  /** True while `history.back()` is on its way: the second step's entry is the current one until it lands. */
  const isGoing = useRef(false)
  const stay = useRef(mayStay)

  const show = (step: number) => {
    now.current = step
    flushSync(() => setLangkah(step))
  }

  useEffect(() => {
    const step = stepIn(history.state) === 1 && stay.current() ? 1 : 0
    now.current = step
    setLangkah(step)
    history.replaceState({ ...history.state, langkah: step }, '')
    const onPop = ({ state }: PopStateEvent) => {
      const to = stepIn(state)
      if (isGoing.current) {
        isGoing.current = false
        if (now.current === 1) pushSecond()
        return
      }
      // A sent form is not gone back to.
      if (to === null || to === now.current || !document.getElementById(headingId(to))) return
      now.current = to
      flushSync(() => setLangkah(to))
      toHeading(to)
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])

  return {
    langkah,
    /** Shows the second step with a history entry of its own. */
    next() {
      if (now.current === 1) return
      // The scroll of one step means nothing in the other.
      history.scrollRestoration = 'manual'
      if (!isGoing.current) pushSecond()
      show(1)
      toHeading(1)
    },
    /** Shows the first step and goes back in the history. The focus is the caller's. */
    back() {
      show(0)
      if (isGoing.current) return
      isGoing.current = true
      history.back()
    },
  }
}

function pushSecond(): void {
  history.pushState({ ...history.state, langkah: 1 }, '')
}

/** Scrolls to a step's heading and focuses it, for screen readers. */
export function toHeading(step: number): void {
  const heading = document.getElementById(headingId(step))
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
  heading?.focus({ preventScroll: true })
}
