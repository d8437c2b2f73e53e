import type { ClientDirective } from 'astro'
import { onceAtRest } from './at-rest.ts'
import { fetchAhead } from './fetch-ahead.ts'

/** The events by which an island is about to be used, anywhere on the page or within its part. */
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
 * `client:calm`: hydrates an island that works without its script at a visitor's first touch, key or move, and never
 * before. `client:calm=".part"` waits for a touch of that part: a finger that only scrolls loads nothing.
 * `client:calm={{ asked: true }}` also hydrates once the page and its first pictures have loaded, where its address or
 * its history entry asks for something.
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

/** Tells a finger, which moves to scroll, from a mouse, which moves to what it is about to use. */
const isFinger = ({ type, pointerType }: PointerEvent): boolean =>
  type === 'pointermove' && pointerType === 'touch'

export default calm
