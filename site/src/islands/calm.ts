import type { ClientDirective } from 'astro'
import { fetchAhead } from './fetch-ahead.ts'

/** Signs that an island is about to be used, wherever they come from, and those that count within its part of the page. */
const ANYWHERE = ['pointermove', 'keydown'] as const
const WITHIN = ['pointerdown', 'touchstart', 'focusin'] as const

/**
 * `client:calm`: an island that does without its script comes alive at a visitor's first touch, key or move, and never before.
 * `client:calm=".part"` waits for a touch of that part of the page: a finger that only reads on loads nothing.
 */
const calm: ClientDirective = (load, { value }) => {
  const place = typeof value === 'string' ? document.querySelector(value) : null
  let begun = false
  const begin = async (event: Event) => {
    if (begun || (place && event instanceof PointerEvent && isFinger(event))) return
    begun = true
    for (const sign of ANYWHERE) removeEventListener(sign, begin)
    for (const sign of WITHIN) (place ?? window).removeEventListener(sign, begin)
    const hydrate = await load()
    await hydrate()
  }
  for (const sign of ANYWHERE) addEventListener(sign, begin, { passive: true })
  for (const sign of WITHIN) (place ?? window).addEventListener(sign, begin, { passive: true })
  fetchAhead(load)
}

/** A finger moves over the page to scroll it; a mouse goes to what it is about to use. */
const isFinger = ({ type, pointerType }: PointerEvent): boolean =>
  type === 'pointermove' && pointerType === 'touch'

export default calm
