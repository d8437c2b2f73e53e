import type { ClientDirective } from 'astro'
import { onceAtRest } from './at-rest.ts'
import { fetchAhead } from './fetch-ahead.ts'

/**
 * Signs that an island is about to be used, wherever they come from, and those that count within its part of the page.
 */
const ANYWHERE = ['pointermove', 'keydown'] as const
const WITHIN = ['pointerdown', 'touchstart', 'focusin'] as const

/**
 * The option of a form's island: on a page opened with something to show, it hydrates by itself once the page has
 * loaded.
 */
export interface Calm {
  asked: true
}

/**
 * `client:calm`: an island that does without its script comes alive at a visitor's first touch, key or move, and never
 * before. `client:calm=".part"` waits for a touch of that part of the page: a finger that only reads on loads nothing.
 * `client:calm={{ asked: true }}` comes alive once the page and its first pictures stand as well, where its address or
 * its place in the history asks for something.
 */
const calm: ClientDirective = (load, { value }) => {
  const place = typeof value === 'string' ? document.querySelector(value) : null
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    for (const sign of ANYWHERE) removeEventListener(sign, hear)
    for (const sign of WITHIN) (place ?? window).removeEventListener(sign, hear)
    const hydrate = await load()
    await hydrate()
  }
  const hear = (event: Event) => {
    if (!(place && event instanceof PointerEvent && isFinger(event))) void begin()
  }
  for (const sign of ANYWHERE) addEventListener(sign, hear, { passive: true })
  for (const sign of WITHIN) (place ?? window).addEventListener(sign, hear, { passive: true })
  if (isAsked(value)) onceAtRest(() => void begin())
  else fetchAhead(load)
}

const isAsked = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'asked' in value &&
  (location.search !== '' || location.hash !== '' || history.state !== null)

/** A finger moves over the page to scroll it; a mouse goes to what it is about to use. */
const isFinger = ({ type, pointerType }: PointerEvent): boolean =>
  type === 'pointermove' && pointerType === 'touch'

export default calm
